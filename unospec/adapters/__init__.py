"""Adapters: what lets the suite speak to an engine. An adapter never decides a rule."""
