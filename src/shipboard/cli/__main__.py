"""`python -m shipboard.cli` is `shipboard`."""

from . import main

main()
