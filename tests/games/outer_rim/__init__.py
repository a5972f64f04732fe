"""Tests of Outer Rim outside its rules."""

SHORT = {"round_limit": "10"}
