"""What the pages say beside what stands in the specification."""

from __future__ import annotations

TEXTS = {
    "site:name": "UNO four ways",
    "site:about": "What four texts from Estonia, Georgia, Hungary and Latvia say on how UNO is played, "
    "question by question.",
    "site:menu": "Main menu",
    # On a button that opens the menu on a phone.
    "site:menu.open": "Menu",
    "site:menu.rules": "Rules",
    "site:menu.disputes": "Disputes",
    "site:menu.compare": "Compare",
    "site:menu.engines": "Programs",
    "site:menu.contribute": "Take part",
    "site:languages": "Languages",
    "site:skip": "To the content",
    "site:home": "Home",
    "site:search": "Search",
    "site:contents": "On this page",
    "site:regional": "These are regional tellings of the game, not the maker’s official rules.",
    "site:trademark": "UNO is a trademark of Mattel; this project is not affiliated with Mattel.",
    # Below a page.
    "site:translation.native": "A native speaker has not read all of this page yet.",
    "site:translation.stale": (
        "{count} text here is older than the English it was made from.",
        "{count} texts here are older than the English they were made from.",
    ),
    "site:translation.missing": (
        "{count} text here is not translated yet.",
        "{count} texts here are not translated yet.",
    ),
    # Whose rules a rule set holds.
    "site:rules-of.et": "The Estonian rules",
    "site:rules-of.hu": "The Hungarian rules",
    "site:rules-of.ka": "The Georgian rules",
    "site:rules-of.lv": "The Latvian rules",
    # For heads of narrow columns.
    "site:country.et": "Estonia",
    "site:country.hu": "Hungary",
    "site:country.ka": "Georgia",
    "site:country.lv": "Latvia",
    "site:home.title": "How do you play UNO?",
    "site:home.lead": "Four texts, four different games. Look up what each of them says, and settle the argument.",
    "site:home.more": "Every rule tells how firmly its text says so, where it stands, and shows it at the table.",
    "site:home.disputes": "What are you arguing about?",
    "site:home.rules": "Whole rules",
    "site:home.further": "Further",
    "site:rules.title": "Four sets of rules",
    "site:rules.about": "Each is told as its own text tells it, from the first deal to the end of the match.",
    # {firm}, {all}: numbers of rules.
    "site:rules.size": "The text settles {firm} of {all} points.",
    # {title}: of the text.
    "site:sheet.about": "As told in the text {title}, in our own words.",
    "site:sheet.legend": "How firm is each rule?",
    "site:sheet.options": "Other ways that the text offers",
    "site:sheet.options-about": "The same text tells these as choices. They hold only if all agree on them before.",
    # {rule}: the name of a rule that takes a number.
    "site:sheet.option-number": "You may choose a number of your own: {rule}.",
    "site:rule.show-me": "show me",
    "site:rule.shown-by": "Show me at the table:",
    "site:rule.other-reading": "The text can also be read like this:",
    "site:disputes.title": "Disputes",
    "site:disputes.about": "The questions over which games stop, and what each text answers.",
    "site:scenarios.title": "Scenes at the table",
    "site:scenarios.about": "Short scenes that show a rule, move by move. Programs are tested with them.",
    "site:scenario.rests-on": "What this rests on",
    "site:scenario.rules": "Rules that it shows:",
    "site:scenario.id": "Name of this scenario in reports: {id}",
    "site:scenario.neighbours": "Scenes near this one",
    "site:scenario.previous": "Before:",
    "site:scenario.next": "Next:",
    "site:card.back": "a card face down",
    "site:compare.title": "Compare the rules",
    "site:compare.about": "All rules of all four texts side by side.",
    "site:compare.rule": "Rule",
    "site:compare.only": "only where they differ",
    "site:compare.choose": "Compare",
    "site:compare.all": "all four",
    # Between two fields in which a rule set is chosen.
    "site:compare.with": "with",
    "site:compare.link": "The address of this page keeps what you have chosen.",
    # How many rules are shown.
    "site:compare.shown": ("{count} rule", "{count} rules"),
    "site:engines.title": "What programs play",
    "site:engines.about": "Which of these rules known programs follow, rule by rule.",
    "site:engines.how-read": "This is no ranking: a program may well play rules that none of these texts tells. "
    "A share is given only of the scenes that applied.",
    "site:engines.none": "No report is published yet.",
    "site:engines.engine": "Program",
    "site:engines.version": "Version",
    "site:engines.date": "Tested",
    "site:engines.suite": "Suite",
    "site:engines.home": "Home page",
    "site:engines.language": "Written in",
    "site:engines.per-set": "Against the four sets of rules",
    "site:engines.rules": "Rules",
    "site:engines.applied": "Applied",
    "site:engines.passed": "Passed",
    "site:engines.by-rule": "Rule by rule",
    "site:engines.by-rule-about": "How the program plays each rule, where the scenes leave no doubt, and what became "
    "of the scenes that show the rule.",
    # Heads of a table: how the program plays a rule, and how many scenes passed or failed.
    "site:engines.plays": "It plays",
    "site:engines.scenes": "Scenes",
    # In that table: in a way that none of the four texts tells.
    "site:engines.otherwise": "otherwise",
    "site:engines.pass": "passed",
    "site:engines.fail": "failed",
    "site:engines.other": "not played",
    "site:engines.findings": "Confirmed findings",
    "site:engines.findings-about": "Read in the source of the program and confirmed. What it plays is not wrong in "
    "itself: it differs from the rules named.",
    "site:engines.finding-variant": "It plays: {variant}",
    "site:engines.finding-place": "In the source: {file}:{lines}",
    "site:engines.add": "How to add your own program",
    "site:engines.add-text": "Write an adapter, have it checked, and send the report:",
    "site:engines.add-then": "The report goes into the folder docs/reports of the project, its day into dates.yaml "
    "there, and findings into docs/engines.",
    "site:contribute.title": "Take part",
    "site:contribute.about": "How scenes and translations are added, and how to connect a program.",
    "site:contribute.scenario": "Add a scenario",
    "site:contribute.scenario-1": "Find the sentence of the text that says it. A scenario without one is not taken: "
    "that some program plays so is no reason.",
    "site:contribute.scenario-2": "Write it in a feature file of the text’s language, or in English, from the steps "
    "that there are. It gets an id of its own that never changes, and cites its sentences.",
    "site:contribute.scenario-3": "Say only what matters. All else is filled in, in several hostile ways, and must not "
    "change the outcome.",
    "site:contribute.scenario-4": "Have it checked:",
    "site:contribute.translation": "Review a translation",
    "site:contribute.translation-1": "All texts lie in gettext catalogs; Poedit, Weblate and the like open them. "
    "Words of the game are in a glossary for each language.",
    "site:contribute.translation-2": "Each message carries its state: unreviewed, checked by machine, or read by a "
    "native speaker. Only a person who speaks the language may set the last one.",
    "site:contribute.translation-3": "Where the English has changed since, the translation is stale. It goes on "
    "being shown, and the page says so.",
    "site:contribute.translation-4": "See how far each language has come:",
    "site:contribute.protocol": "The protocol for programs",
    "site:contribute.guide": "How to write an adapter",
    "site:contribute.glossary": "Glossary",
    "site:contribute.glossary-about": "What things are called in this language, and why.",
    "site:contribute.term": "English",
    "site:contribute.word": "Word",
    "site:contribute.why": "Why",
    "site:contribute.strength": "How much the scenes notice",
    "site:contribute.strength-about": "Each rule is changed alone, to every other way of playing it that is known. "
    "What the text leaves open, no scene may notice.",
    "site:contribute.strength-head": "Changes noticed",
    # How many changes nobody can notice since they make no difference.
    "site:contribute.strength-masked": "Without effect",
    # How many changes touch nothing but what a shuffle settles.
    "site:contribute.strength-shuffle": "Left to chance",
    # How many changes show only where the text is silent or has two readings.
    "site:contribute.strength-unsettled": "Not settled",
    # How many changes should be noticed and are not.
    "site:contribute.strength-gap": "Missing",
    "site:contribute.strength-looked-into": "What no scene notices is looked for in {games} games by chance, played "
    "both ways. If it shows where the text settles things, a scene is missing.",
    "site:contribute.strength-unnoticed": "Changes that no scene notices",
    "site:contribute.strength-plays": "How it is played",
    "site:contribute.strength-other": "Played otherwise",
    "site:contribute.strength-why": "Why",
    "site:contribute.matrix": "Which scenes notice which rule",
    # A number stands for scenes in a table; whoever taps on it sees them, each with the other ways of playing that it
    # notices.
    "site:contribute.matrix-about": "Each rule is changed alone, to every other way of playing it that is known, and "
    "each scene is played again. The number says how many scenes then end otherwise. Tap it to see them, each with "
    "the ways of playing that it notices.",
    "site:contribute.matrix-data": "The whole table as data (JSON)",
    # Above a list of rules.
    "site:contribute.matrix-none": "Changed alone, these are noticed by no scene",
    # How many changes of rules are noticed, of how many.
    "site:contribute.noticed": "{noticed} of {all}",
    "site:root.choose": "Choose a language",
    "site:missing.title": "There is no such page",
    "site:missing.text": "It may lie elsewhere now. Search for it, or begin at the front.",
}
