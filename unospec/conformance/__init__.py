"""The features as pytest-bdd runs them: the same scenarios, steps and verdicts as ``unospec verify``.

`unospec.pytest_plugin` collects the modules of this package where ``pytest --engine ENGINE`` asks for them; nothing
else is collected, and nobody else's feature files are touched.
"""
