"""Crescent: ships on lanes between ten worlds. A toy, copied into a copy of the sources."""
