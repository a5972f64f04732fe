"""One suite that every game must pass: docs/architecture.md, "What every game must pass".

`tables` says where to play, `soundness`, `secrecy`, `imagination`, `undoing`, `coverage` and
`taking_over` hold the checks as plain functions that return what is wrong, the tests call them, and
`test_mutants` proves on broken games that they would notice. Nothing here names a game: a new one
is found.
"""
