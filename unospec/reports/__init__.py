"""What people and other programs see of results."""
