"""The rules of Outer Rim: one module a chapter. `turn` says what a turn is; begin there."""
