"""The Python kit, `unospec_kit.py`: one file that also works alone, beside an adapter that knows nothing of unospec."""
