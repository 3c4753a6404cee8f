"""The rules site: pages made from the specification, in every language."""
