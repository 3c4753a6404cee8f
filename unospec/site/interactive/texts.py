"""What the search, the two interactive pages and the leaflets say."""

from __future__ import annotations

TEXTS = {
    # The search.
    "site:search.title": "Search",
    "site:search.about": "Searches the rules, the disputes, the scenes and the other pages of this language.",
    "site:search.field": "What are you looking for?",
    "site:search.go": "Search",
    "site:search.loading": "Searching …",
    "site:search.nothing": "Nothing found. Try one word less, or the beginning of a word.",
    # How many places are found.
    "site:search.found": ("{count} place", "{count} places"),
    "site:search.more": "Show more",
    "site:search.script": "The search needs JavaScript. The questions and all rules can be read without it.",
    # Pages that cannot work without a script.
    "site:needs-script": "This page needs JavaScript; it then works without a network too.",
    # Both interactive pages.
    "site:home.yours": "At your own table",
    # The questions by which one finds out whose rules one plays.
    "site:whose.title": "Whose rules do you play?",
    "site:whose.about": "Answer as you play at home, and see which of the four texts is nearest.",
    "site:whose.how": "Leave out what you do not know. The questions are those on which the four texts differ most.",
    "site:whose.skip": "I don’t know",
    "site:whose.result": "Nearest to you",
    "site:whose.none": "Answer a question, and the result appears here.",
    # {set}: “The Hungarian rules”.
    "site:whose.nearest": "{set} are nearest to yours.",
    # {sets}: two or more of “The Hungarian rules”, joined.
    "site:whose.tie": "These are equally near to yours: {sets}.",
    # {same}, {all}: numbers of questions.
    "site:whose.agrees": "{same} of {all} answers alike",
    "site:whose.differs": "Where you differ",
    "site:whose.no-difference": "No difference in what you have answered.",
    # Heads of a small table.
    "site:whose.you": "You",
    "site:whose.to-house": "Make a sheet of house rules from these answers",
    "site:whose.link": "The address of this page keeps your answers.",
    "site:whose.clear": "Start again",
    # House rules: choosing, and the sheet that is printed.
    "site:house.title": "Your house rules",
    "site:house.about": "Choose how you play, and print a sheet in any of the five languages.",
    "site:house.base": "Begin with",
    "site:house.language": "Language of the sheet",
    "site:house.print": "Print the sheet",
    "site:house.reset": "Undo all changes",
    "site:house.link": "The address of this page keeps your choice: send it to those you play with.",
    "site:house.choose": "Choose the rules",
    "site:house.sheet": "The sheet",
    "site:house.name": "Name on the sheet",
    # How many rules are chosen otherwise than in the rule set begun with.
    "site:house.changed": ("{count} rule changed", "{count} rules changed"),
    # A mark beside a rule that is changed.
    "site:house.own": "changed",
    # The title of a printed sheet.
    "site:house.heading": "Our house rules",
    # Below the title of a printed sheet. {set}: “The Hungarian rules”.
    "site:house.from": "Begun with: {set}. What is changed is marked ★.",
    # Leaflets: PDF files to print and hold in the hand.
    "site:leaflet": "Leaflet to print (PDF)",
}
