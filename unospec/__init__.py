"""unospec: the rules of UNO as a multilingual specification, and a conformance suite for any engine."""

__version__ = "0.1.0"
