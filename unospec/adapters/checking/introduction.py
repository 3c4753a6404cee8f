"""The introduction: whether it is sound, and whether the switches can be set that it names; and the goodbye."""

from __future__ import annotations

from unospec.adapters.checking.talk import Talk
from unospec.protocol.messages import Bye, ByeReply, Configure, Done, Unsupported
from unospec.running.engines import greet


def introduces(talk: Talk) -> None:
    """The handshake."""
    from unospec.spec.catalogue import catalogue

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
    from unospec.spec.catalogue import catalogue

    defaults = catalogue().defaults()
    variants = {rule: defaults[rule] for rule in talk.said.configures if rule in defaults}
    if not variants:
        return
    variants |= {rule: variant for rule, variant in talk.said.profile.items() if rule in variants}
    reply = talk.ask(Configure(0, variants), Done, Unsupported)
    if isinstance(reply, Unsupported):
        talk.note("cannot-configure", why=reply.why)
    else:
        talk.base = talk.rules = variants
        talk.right("configured")


def leaves(talk: Talk) -> None:
    """Say goodbye."""
    talk.ask(Bye(0), ByeReply)
    talk.engine.close()
    if not getattr(talk.engine, "notes", ()):
        talk.right("bye")
