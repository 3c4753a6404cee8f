"""The introduction: whether it is sound, and whether the switches can be set that it names; and the goodbye."""

from __future__ import annotations

from collections.abc import Mapping

from unospec.adapters.checking.talk import Talk
from unospec.protocol.messages import Bye, ByeReply, Configure, Done, Unsupported
from unospec.running.engines import greet
from unospec.spec.catalogue import catalogue


def introduces(talk: Talk) -> None:
    """The handshake."""
    talk.hello = hello = greet(talk.engine)
    talk.right("hello", name=hello.name, version=hello.version)
    known = catalogue().rules
    before = len(talk.found)
    if not hello.observes:
        talk.wrong("observes-nothing")
    if not hello.moves:
        talk.wrong("moves-nothing")
    for where, rules in (("profile", hello.profile), ("configures", hello.configures)):
        for rule in rules:
            if rule not in known:
                talk.wrong("no-rule", where=where, rule=rule)
    for rule, variant in hello.profile.items():
        if rule in known and not known[rule].accepts(variant):
            talk.wrong("no-variant", rule=rule, variant=variant, known=", ".join(known[rule].choices))
    for act in hello.series:
        if act not in hello.moves:
            talk.wrong("series-of-nothing", what=act)
    if len(talk.found) == before:
        talk.right("hello-fits")


def greets_again(talk: Talk) -> None:
    """The handshake with a process that has been started again."""
    greet(talk.engine)


def configures(talk: Talk) -> None:
    """Set all switches."""
    defaults = catalogue().defaults()
    variants = {rule: defaults[rule] for rule in talk.said.configures if rule in defaults}
    if not variants:
        return
    variants |= {rule: variant for rule, variant in talk.said.profile.items() if rule in variants}
    reply = talk.ask(Configure(0, variants), Done, Unsupported)
    if isinstance(reply, Unsupported):
        variants = _settable(talk, variants)
        if not variants:
            return
        reply = talk.ask(Configure(0, variants), Done, Unsupported)
    if isinstance(reply, Unsupported):
        talk.note("cannot-configure", why=reply.why)
    else:
        talk.base = talk.rules = variants
        talk.right("configured")


def _settable(talk: Talk, wanted: Mapping[str, str]) -> dict[str, str]:
    """A variant for each switch that it can be set to, the one that is wanted if it can be; tells which cannot be."""
    found: dict[str, str] = {}
    lacking: dict[str, list[str]] = {}
    why = ""
    for rule, first in wanted.items():
        known = catalogue().rules[rule]
        for variant in [first] if known.has_number else dict.fromkeys((first, *known.variants)):
            reply = talk.ask(Configure(0, {rule: variant}), Done, Unsupported)
            if isinstance(reply, Unsupported):
                lacking.setdefault(rule, []).append(variant)
                why = reply.why
            else:
                found.setdefault(rule, variant)
    if not found and len(wanted) > 1:
        # They may be such that they can be set only together.
        talk.note("cannot-configure", why=why)
        return found
    for rule, variants in lacking.items():
        if rule in found or catalogue().rules[rule].has_number:
            talk.note("cannot-set", what=", ".join(f"{rule}/{variant}" for variant in variants), why=why)
        else:
            talk.wrong("switch-dead", where="configures", rule=rule, variants=", ".join(variants), why=why)
    return found


def leaves(talk: Talk) -> None:
    """Say goodbye."""
    talk.ask(Bye(0), ByeReply)
    talk.engine.close()
    if not getattr(talk.engine, "notes", ()):
        talk.right("bye")
