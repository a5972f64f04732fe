"""Outer Rim: outlaws, ships and debts at the edge of the galaxy. Begin with table.py."""
