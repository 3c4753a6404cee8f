"""The specification as data: the catalogue of rules, the ledgers of sentences, the rule sets."""
