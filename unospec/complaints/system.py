"""What the operating system says when it refuses something: its English, by which such an answer is known."""

TEXTS = {
    # Each may stand in brackets: “cannot be read (No such file or directory)”.
    "os.none": "No such file or directory",
    "os.denied": "Permission denied",
    "os.folder": "Is a directory",
    "os.no-folder": "Not a directory",
    "os.exists": "File exists",
    "os.full": "No space left on device",
    "os.read-only": "Read-only file system",
    "os.no-program": "Exec format error",
}
