"""Engines that run on Node.js, installed once and kept between runs; tests that need them are skipped without."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from unospec import nodejs
from unospec.adapters import install, node
from unospec.problems import Problem
from unospec.protocol.messages import HelloReply
from unospec.protocol.process import Process
from unospec.running.engines import greet

#: Makes an engine behind its adapter. options: for Node.js itself.
Start = Callable[..., Process]


@pytest.fixture(scope="session")
def node_program() -> str:
    program = nodejs.executable()
    if program is None:
        pytest.skip("there is no Node.js")
    return program


@pytest.fixture(scope="session")
def node_engines(request: pytest.FixtureRequest) -> Callable[[str], Path]:
    """The folder of an installed engine. Kept in the cache of pytest, or where the user keeps engines."""

    def found(name: str) -> Path:
        told = os.environ.get(install.VARIABLE)
        into = Path(told) if told else Path(request.config.cache.mkdir("engines"))
        try:
            return install.install(name, into)
        except Problem as problem:
            pytest.skip(str(problem))

    return found


@pytest.fixture
def start(node_program: str, node_engines: Callable[[str], Path]) -> Iterator[Start]:
    """Starts a shipped engine; it is ended with the test."""
    started: list[Process] = []

    def begin(name: str, options: Sequence[str] = ()) -> Process:
        folder = node_engines(name)
        adapter = Path(node.__file__).parent / node.ADAPTERS[name]
        started.append(Process([node_program, *options, str(adapter), str(folder)]))
        return started[-1]

    yield begin
    for each in started:
        each.close()


@pytest.fixture
def introduced(start: Start) -> Callable[[str], tuple[Process, HelloReply]]:
    """A shipped engine that has been greeted."""

    def begin(name: str) -> tuple[Process, HelloReply]:
        engine = start(name)
        return engine, greet(engine)

    return begin
