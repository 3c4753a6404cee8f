"""Job objects of Windows: a process with all that it starts, ended together, even if its parent was ended before.

The system ends all processes of a job when its last handle is closed, so none outlives this process either.
"""

from __future__ import annotations

import ctypes
from typing import Any, Final

_EXTENDED_LIMITS: Final = 9
_KILL_ON_CLOSE: Final = 0x2000


class _BasicLimits(ctypes.Structure):
    _fields_ = (
        ("per_process_user_time", ctypes.c_int64),
        ("per_job_user_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("active_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
    )


class ExtendedLimits(ctypes.Structure):
    """``JOBOBJECT_EXTENDED_LIMIT_INFORMATION``."""

    _fields_ = (
        ("basic", _BasicLimits),
        ("io", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


class Job:
    """A job with one process in it, and whatever that one starts from now on."""

    def __init__(self, process: int, system: Any = None) -> None:
        """process: its handle. system: the functions of ``kernel32``. Raises OSError if there can be no job."""
        self._system = system if system is not None else _kernel32()
        self._handle: int | None = self._system.CreateJobObjectW(None, None)
        if not self._handle:
            raise OSError("no job can be made")
        limits = ExtendedLimits()
        limits.basic.flags = _KILL_ON_CLOSE
        size = ctypes.sizeof(limits)
        if not (
            self._system.SetInformationJobObject(self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), size)
            and self._system.AssignProcessToJobObject(self._handle, process)
        ):
            self.end()
            raise OSError("the process cannot be put into a job")

    def end(self) -> None:
        """End all processes of the job. May be called again."""
        handle, self._handle = self._handle, None
        if handle:
            self._system.TerminateJobObject(handle, 1)
            self._system.CloseHandle(handle)


def _kernel32() -> Any:
    """The functions that are needed; handles are as wide as pointers, which ctypes has to be told."""
    system = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
    handle = ctypes.c_void_p
    system.CreateJobObjectW.argtypes, system.CreateJobObjectW.restype = (handle, ctypes.c_wchar_p), handle
    system.SetInformationJobObject.argtypes = (handle, ctypes.c_int, handle, ctypes.c_uint32)
    system.AssignProcessToJobObject.argtypes = (handle, handle)
    system.TerminateJobObject.argtypes = (handle, ctypes.c_uint32)
    system.CloseHandle.argtypes = (handle,)
    return system
