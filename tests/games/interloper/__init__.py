"""Tests of Interloper outside its rules."""

SHORT = {"round_limit": "10"}
