"""Complaints about sentences and feature files."""

#: English of each complaint, with its fields.
PROBLEMS = {
    "rule-ambiguous": 'several rules are called "{name}"',
    # Of single sentences; {text} is the sentence.
    "phrase.unknown": 'unknown phrase "{text}"',
    # {ways}: the ids and values of the steps that the sentence may be.
    "phrase.ambiguous": '"{text}" can be read in {count} ways: {ways}',
    # {meant}, {read}: steps with their values, such as step:draws player=1.
    "phrase.lost": '"{text}" was made from {meant} but is read as {read}',
    "phrase.missing": 'no phrase for step "{step}" in language "{language}"',
    # Of phrases in catalogs; {step}: such as step:draws, {fields}, {wanted}: names in brackets.
    "phrase.bracket": 'square bracket without its counterpart in "{text}"',
    "phrase.fields": "{step} has the fields {fields} instead of {wanted}",
    "phrase.values": "{step} takes {wanted}, not {fields}",
    "phrase.field": '"{text}" is no field',
    "phrase.form": "{step}: {section} have no form {form} in {file}",
    "phrase.step": 'there is no step "{step}"',
    "phrase.value": "{step}: {value} is no value of [{name}], which takes {kind}",
    "phrase.other-meaning": '"{text}" has changed its meaning from {before} to {now}',
    # A revision of the version control.
    "feature.revision": 'there is no revision "{name}"',
    # Of feature files as text.
    "feature.not-nfc": "letters and their accents are apart (not NFC)",
    "feature.no-language": "the first line names no language",
    # Of their parts. Feature, Rule, background, scenario, step, tag: words of Gherkin.
    "feature.none": "the file holds no feature",
    "feature.ends-early": "the file ends too early",
    "feature.no-place": '"{text}" has no place here',
    "feature.untitled": "the feature has no title",
    "feature.no-scenario": "the feature has no scenario",
    "feature.rule-block": "Rule blocks are not used",
    "feature.examples": "tables of examples are not used",
    "feature.step-table": "tables and longer texts below a step are not used",
    "feature.background-titled": "a background has no title",
    "feature.background-given": "a background holds only what is given",
    "feature.scenario-untitled": "the scenario has no title",
    # {keyword}: a keyword such as Given.
    "feature.no-step": 'the scenario has no "{keyword}"',
    "feature.unknown-keyword": 'unknown keyword in "{text}"',
    "feature.keyword": 'the keyword "{keyword}" is not used',
    # {keyword}: the word And.
    "feature.nothing-before": '"{keyword}" has nothing to go on from',
    "feature.keyword-again": '"{keyword}" stands twice in a row',
    "feature.role": '"{text}" can\'t stand under "{keyword}"',
    "feature.tag": "unknown tag {tag}",
    "feature.feature-tag": "unknown tag {tag} on a feature",
    "feature.no-id": "the scenario has no id",
    "feature.many-ids": "the scenario has {count} ids",
    "feature.id": '"{name}" is no id of a scenario here',
    "feature.no-citation": "the scenario cites no sentence",
    "feature.cited-twice": "{tag} is cited twice",
    # {place}: a line number.
    "feature.title-twice": 'the title "{text}" stands in line {place} already',
    "feature.id-twice": 'the id "{name}" stands in line {place} already',
    # {place}: a file.
    "feature.id-elsewhere": 'the id "{name}" stands in {place} already',
    "feature.draft-language": "a draft is in English",
    "feature.own-language": "the scenarios of {set} are written in its language",
    "feature.no-keywords": 'Gherkin has no keywords for language "{language}"',
    "feature.incomplete": '"{name}" has no title or no scenarios',
    "feature.title": '"{text}" is not the title in the catalog',
}

#: English of each hint.
HINTS = {
    # {command}: what to type. Them: rules, scenarios or sentences.
    "shown-by": "{command} shows them all",
    "write": 'write "{text}"',
    "compose": "write it in composed letters (NFC)",
    "phrase": 'the nearest phrase is "{phrase}"',
    "utf8": "save the file as UTF-8",
    "without-mark": "save it without",
    "normalise": "normalise it",
    "keywords": "keywords are {known}",
    "step-keywords": "steps begin with {known}",
    "one-feature": "make it a feature file",
    "scenario-each": "write a scenario for each",
    "begin": 'begin with "{keyword}"',
    "goes-with": 'it goes with "{keyword}"',
    "option-tag": "write @option:NAME",
    "tags": "tags are @id:… and sentences such as {example}",
    "id-tag": "give it one @id:… tag",
    "id-form": "write small letters, digits and hyphens after {start}",
    "tag": "give it a tag such as {example}",
    "folder": "put it into a folder named {known}",
    # {command} is what to type.
    "catalog": 'the catalog says "{text}"; run {command}',
    "near-field": "did you mean [{near}]?",
    "each-once": "each field of the English must stand in the phrase once",
    "field-form": "write [name] or [name.form]",
    "one-after-other": "mend the two phrases one after the other",
    "no-catalog": '"{context}" is in no catalog',
}
