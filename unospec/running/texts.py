"""What findings say in words: English, with fields in braces. The part before a colon of a reason is the id's end."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # The engine keeps the rule, since it cannot do otherwise.
    "running.has-no-such-move": "What is not allowed here ({act} by {player}) is a move that the engine does not have.",
    "running.not-awaited": "What is not allowed here ({act} by {player}) the engine never asks this player to do.",
    # The engine breaks a rule.
    "running.not-accepted": "{player} has to be able to do this ({act}), but the engine refuses: {why}",
    "running.no-such-move": "{player} has to be able to do this ({act}), but the engine does not know such a move.",
    "running.wrongly-refused": "This is allowed ({act} by {player}), but the engine refuses: {why}",
    "running.wrongly-allowed": "This is not allowed ({act} by {player}), but the engine lets it happen.",
    "running.refusal-changed-state": "The engine refuses ({act} by {player}), but something has changed: {what}",
    "running.differs": "{what}: expected {expected}, found {actual}.",
    # It cannot be asked of this engine.
    "running.cannot-see": "The engine does not show this: {what}.",
    "running.cannot-arrange": "The position cannot be set up – {why}",
    "running.cannot-deal": "The cards cannot be dealt as told – {why}",
    "running.cannot-draw": "The opening draw cannot be made – {why}",
    "running.cannot-stop": "The players cannot end the match – {why}",
    "running.cannot-configure": "The engine cannot be set to these rules – {why}",
    "running.automatic": "The engine does by itself what has to be left out here: {what}.",
    # It does not concern this engine.
    "running.other-rules": "This is about rules that are played otherwise here: {rules}.",
    # {rules}: names of rules. The profile is what an engine says it plays.
    "running.undeclared": "This hangs on rules of which the profile says nothing: {rules}.",
    # The adapter or the engine is at fault, whatever the rules.
    "running.arranged-otherwise": "{what}: {expected} was to be arranged, but {actual} was found.",
    "running.field-missing": "The adapter says that it shows {what}, but it does not.",
    "running.list-missing": "The adapter says that it lists the lawful moves, but the list of {player} is missing.",
    "running.act-unnamed": "The adapter says that {player} may do this ({act}), but its moves do not name it.",
    "running.settles-nothing": "The only open move ({act} by {player}) is not accepted: {why}",
    "running.raised": "The engine broke down: {error}",
    "running.engine-error": "Something went wrong in the engine ({type}): {why}",
    "running.bad-reply": "The reply to a message ({type}) breaks the protocol: {error}",
    "running.wrong-reply": "To a message of the type {type} no reply of the type {reply} can be given.",
    "running.wrong-id": "The reply does not repeat the id of the message.",
    "running.other-protocol": "The adapter speaks version {actual} of the protocol, not {expected}.",
    "running.broken-scenario": "The scenario cannot be run: {why}",
    # An engine in a process of its own. {how} is the text of an exit status, or the name of a signal; {last} is the
    # last line that the engine has written to stderr, or a dash; {line} is the beginning of a line of its stdout.
    "running.cannot-start": "The engine cannot be started: {why}",
    "running.not-running": "The engine is not running.",
    "running.ended-at-start": "The engine ended before its first reply ({how}). Its last words on stderr: {last}",
    "running.ended": "The engine ended in the middle of the run ({how}). Its last words on stderr: {last}",
    "running.ended-in-a-line": "The engine ended ({how}) in the middle of a line: {line}",
    "running.slow-start": "No reply to the first message came within {seconds} s. Last on stderr: {last}",
    "running.no-answer": "No reply came within {seconds} s. Last on stderr: {last}",
    "running.half-a-line": "A reply began but its line did not end: {line}",
    "running.does-not-read": "The engine did not read the message within {seconds} s. Last on stderr: {last}",
    "running.does-not-end": "After the reply to bye the engine did not end; it was ended by force.",
    "running.stdout-closed": "The engine closed its stdout but did not end.",
    "running.stdin-closed": "The engine closed its stdin but did not end.",
    "running.huge-line": "A line is longer than {limit} bytes.",
    "running.flood": "The engine writes to stdout without end.",
    "running.unasked": "The engine wrote to stdout although nothing was asked: {line}",
    "running.answered-twice": "A message was answered twice: {line}",
    "running.empty-line": "A reply is an empty line.",
    "running.byte-order-mark": "A line begins with a byte order mark; write plain UTF-8.",
    "running.not-utf8": "A line is not UTF-8: {line}",
    "running.not-json": "A line on stdout is no JSON: {line} (whatever else the engine prints belongs on stderr)",
    "running.text-before-json": "There is text before the JSON of a line: {line}",
    "running.text-after-json": "There is more on a line after its JSON: {line}",
    "running.bad-json": "A line is broken JSON ({error}): {line}",
    # {times}: how often in a row.
    "running.given-up": "The engine broke down {times} times in a row and was not started again. Last: {first}",
    # What the suite itself gives as the reason of a refusal; {why} above may be one of these.
    "running.why.not-listed": "it is not in the engine's list",
    "running.why.not-awaited": "the engine awaits no move of this player",
    "running.why.nothing-changed": "nothing has changed",
    "running.why.none": "no reason is given",
    # Judged by several runs. {first}: what was found in the first one.
    "running.left-over": "Something was wrong at the beginning of the scenario ({first}), but not when it was run "
    "again: it may be left over from the scenario before.",
    "running.comes-and-goes": "It fails ({first}), but not if other cards lie where the scenario names none.",
}
