"""``unospec site``: the rules site, built from the specification."""

from __future__ import annotations

#: The subcommands, each with its module.
COMMANDS = {
    "build": "unospec.cli.site_build",
    "serve": "unospec.cli.site_serve",
}

TEXTS = {
    "command.site": "build the rules site, or show it in a browser",
    "command.site-build": "build the rules site in every language",
    "command.site-serve": "build the rules site and show it on this machine",
    "site.out": "the folder to build into; by default site",
    "site.languages": "only these languages, separated by commas; all by default",
    "site.reports": "the folder of published reports of engines",
    "site.url": "where the site will lie, for search engines: https://example.org/uno",
    "site.port": "the port to serve on; by default 8000",
    # Shown while it runs. {seconds}: how many have passed.
    "site.building": "building the rules site: {seconds} s",
    # {pages}: a number. {folder}: where they lie.
    "site.built": "{pages} pages in {folder}",
    # {missing}: a program that makes PDF files, and how it is installed.
    "site.no-leaflets": "without leaflets to print: {missing} is missing",
    "site.serving": "{address} (Ctrl+C ends it)",
}
