"""A test for every rule of Outer Rim."""
