"""Drawings of a game's map: as a picture and in text. They know no game."""
