"""Sumrak: a rules-enforcing table, judge and laboratory for complex card games."""

__version__ = "0.1.0"
