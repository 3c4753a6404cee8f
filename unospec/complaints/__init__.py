"""What complaints and their hints say: English, with fields in braces. Nothing but tables."""
