"""Complaints about the site and what it is built from."""

PROBLEMS = {
    "site.other-folder": "the folder holds something else than a site",
    "site.not-built": "MkDocs cannot build the site: {why}",
    "site.leaflet-too-long": "the leaflet of {set} in {language} does not fit on {pages} pages",
    "site.report-name": "the name of a report has only small letters, digits and hyphens",
    "site.bad-report": "no report: {why}",
}

HINTS = {
    "shorten": "shorten the rules",
    "empty-folder": "choose another one, or empty it",
    "run-to-end": "let unospec verify --json run to its end",
}
