"""The three pipes of a child process, read and written at once, so that neither side can block the other.

POSIX can wait for several pipes in one thread, which is fast. Windows cannot: there each pipe has a thread.
"""

from __future__ import annotations

import contextlib
import os
import queue
import sys
import threading
import time
from typing import Final, Protocol

from unospec.protocol.trees import Tree

#: How much is read at once.
_CHUNK: Final = 1 << 16


class Pipes(Protocol):
    """The pipes of one process."""

    @property
    def unread(self) -> bool:
        """Whether part of what was sent has not been taken yet."""
        ...

    @property
    def stdin_closed(self) -> bool:
        """Whether the process takes nothing any more."""
        ...

    def quiet(self) -> bool:
        """Whether nothing has come by now, and nothing is seen to be closed."""
        ...

    def hung_up(self) -> bool:
        """Whether the process is seen to take nothing any more though its stdout is open."""
        ...

    def send(self, data: bytes) -> None:
        """Send it as far as it is taken at once, the rest while `receive` waits."""
        ...

    def receive(self, until: float) -> bytes | None:
        """What comes out of stdout next; empty if that is closed; None if nothing has come by then.

        until: on the clock of `time.monotonic`. Returns early, with None, when stdin is found closed.
        """
        ...

    def complaints(self) -> bytes:
        """The last that was written to stderr, without what was told to be forgotten."""
        ...

    def forget_complaints(self) -> bytes:
        """What `complaints` gives now; from then on it leaves that out."""
        ...

    def close_stdin(self) -> None:
        """Nothing more will be sent."""
        ...

    def close(self) -> None:
        """Close all pipes; the process has ended."""
        ...


class Tail:
    """The last bytes of a stream that may be long."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept = bytearray()

    def add(self, data: bytes) -> None:
        """Append, and forget what is too long ago."""
        self._kept += data
        if len(self._kept) > self._size:
            del self._kept[: -self._size]

    def forget(self) -> None:
        """Begin anew."""
        self._kept.clear()

    def __bytes__(self) -> bytes:
        return bytes(self._kept)


def connect(tree: Tree, kept: int, threads: bool = sys.platform == "win32") -> Pipes:
    """The pipes of a process that has just been started. kept: how many bytes of stderr are kept."""
    return ThreadedPipes(tree, kept) if threads else PolledPipes(tree, kept)


class PolledPipes:
    """Pipes in one thread."""

    def __init__(self, tree: Tree, kept: int) -> None:
        import select

        self._tree = tree
        self._in, self._out, self._err = tree.stdin.fileno(), tree.stdout.fileno(), tree.stderr.fileno()
        for number in (self._in, self._out, self._err):
            os.set_blocking(number, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)
        self._poll.register(self._err, select.POLLIN)
        self._ends, self._all = select.poll(), select.poll()
        for number in (self._in, self._out):
            self._ends.register(number, 0)  # that it is closed is always told
        self._all.register(self._in, 0)
        for number in (self._out, self._err):
            self._all.register(number, select.POLLIN)
        self._writable = select.POLLOUT
        self._outgoing = b""
        self._tail = Tail(kept)
        self.stdin_closed = False

    @property
    def unread(self) -> bool:
        """Whether part of what was sent has not been taken yet."""
        return bool(self._outgoing)

    def quiet(self) -> bool:
        """Whether nothing has come by now, and nothing is seen to be closed."""
        return not self._all.poll(0)

    def hung_up(self) -> bool:
        """Whether the process is seen to take nothing any more though its stdout is open."""
        ready = self._ends.poll(0)
        return bool(ready) and self._out not in dict(ready)

    def send(self, data: bytes) -> None:
        """Send it as far as it is taken at once."""
        waiting = bool(self._outgoing)
        self._outgoing += data
        if not waiting:
            self._write()
            if self._outgoing:
                self._poll.register(self._in, self._writable)

    def _write(self) -> None:
        try:
            written = os.write(self._in, self._outgoing)
        except BlockingIOError:
            return
        except OSError:
            self.stdin_closed = True
            self._outgoing = b""
            return
        self._outgoing = self._outgoing[written:]

    def receive(self, until: float) -> bytes | None:
        """What comes out of stdout next."""
        while True:
            left = until - time.monotonic()
            ready = self._poll.poll(max(0, left * 1000))
            if not ready:
                if left <= 0:
                    return None
                continue
            found: bytes | None = None
            for number, _ in ready:
                if number == self._out:
                    found = os.read(number, _CHUNK)
                elif number == self._err:
                    self._read_complaints()
                else:
                    self._write()
                    if not self._outgoing:
                        self._poll.unregister(self._in)
            if found is not None:
                return found
            if self.stdin_closed:
                return None

    def _read_complaints(self) -> None:
        try:
            data = os.read(self._err, _CHUNK)
        except BlockingIOError:
            return
        if data:
            self._tail.add(data)
        else:
            with contextlib.suppress(KeyError):
                self._poll.unregister(self._err)

    def complaints(self) -> bytes:
        """The last that was written to stderr, all that lies ready included."""
        for _ in range(16):  # one that floods is not followed for ever
            try:
                data = os.read(self._err, _CHUNK)
            except OSError:
                break
            if not data:
                break
            self._tail.add(data)
        return bytes(self._tail)

    def forget_complaints(self) -> bytes:
        """The last that was written to stderr; from then on it is left out."""
        # What was written before a reply has been read with it.
        said = bytes(self._tail)
        self._tail.forget()
        return said

    def close_stdin(self) -> None:
        """Nothing more will be sent."""
        if self._outgoing:
            self._poll.unregister(self._in)
            self._outgoing = b""
        self._tree.stdin.close()

    def close(self) -> None:
        """Close all pipes."""
        for pipe in (self._tree.stdin, self._tree.stdout, self._tree.stderr):
            with contextlib.suppress(OSError):
                pipe.close()


class ThreadedPipes:
    """Pipes with a thread each."""

    def __init__(self, tree: Tree, kept: int) -> None:
        self._tree = tree
        self._tail = Tail(kept)
        self._lock = threading.Lock()
        # Bounded, so that a flood waits in the pipe and not in memory.
        self._chunks: queue.Queue[bytes | None] = queue.Queue(16)
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._pending = 0
        self._closing = False
        self.stdin_closed = False
        self._threads = [threading.Thread(target=each, daemon=True) for each in (self._write, self._read, self._listen)]
        for thread in self._threads:
            thread.start()

    @property
    def unread(self) -> bool:
        """Whether part of what was sent has not been taken yet."""
        return self._pending > 0

    def quiet(self) -> bool:
        """Whether nothing has come by now, and nothing is seen to be closed."""
        return self._chunks.empty() and not self.stdin_closed

    def hung_up(self) -> bool:
        """Whether the process is seen to take nothing any more: only once something has been sent in vain."""
        return self.stdin_closed

    def send(self, data: bytes) -> None:
        """Hand it to the thread that writes."""
        with self._lock:
            self._pending += 1
        self._outgoing.put(data)

    def _write(self) -> None:
        while (data := self._outgoing.get()) is not None:
            try:
                while data:
                    data = data[self._tree.stdin.write(data) or 0 :]
            except (OSError, ValueError):
                self.stdin_closed = True
                self._offer(None)
                return
            with self._lock:
                self._pending -= 1
        with contextlib.suppress(OSError):
            self._tree.stdin.close()

    def _read(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while data := self._tree.stdout.read(_CHUNK):
                self._offer(data)
        self._offer(b"")

    def _offer(self, data: bytes | None) -> None:
        while not self._closing:
            with contextlib.suppress(queue.Full):
                self._chunks.put(data, timeout=0.1)
                return

    def _listen(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while data := self._tree.stderr.read(_CHUNK):
                with self._lock:
                    self._tail.add(data)

    def receive(self, until: float) -> bytes | None:
        """What comes out of stdout next."""
        left = until - time.monotonic()
        try:
            data = self._chunks.get(timeout=left) if left > 0 else self._chunks.get_nowait()
        except queue.Empty:
            return None
        if data == b"":
            self._chunks.put(b"")  # closed for good
        return data

    def complaints(self) -> bytes:
        """The last that was written to stderr."""
        self._threads[2].join(0.05)
        with self._lock:
            return bytes(self._tail)

    def forget_complaints(self) -> bytes:
        """The last that has been read of stderr; from then on it is left out."""
        with self._lock:
            said = bytes(self._tail)
            self._tail.forget()
        return said

    def close_stdin(self) -> None:
        """Nothing more will be sent."""
        self._outgoing.put(None)

    def close(self) -> None:
        """Let the threads end, which they do since the process is gone, and close all pipes."""
        self._closing = True
        self._outgoing.put(None)
        for thread in self._threads:
            thread.join(1)
        for pipe in (self._tree.stdin, self._tree.stdout, self._tree.stderr):
            with contextlib.suppress(OSError):
                pipe.close()
