"""Tests of Gloom outside its rules."""

SHORT = {"turn_cap": "80"}
