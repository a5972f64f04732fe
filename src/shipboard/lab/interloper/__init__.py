"""Interloper's balance goals, measured."""
