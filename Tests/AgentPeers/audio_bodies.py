"""What schemathesis sends where audio is wanted: recordings of silence, cut ones, and bytes of any kind."""

import struct

import schemathesis
from hypothesis import strategies


def recording(seconds, rate):
    samples = bytes(2 * int(seconds * rate))
    header = struct.pack("<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + len(samples), b"WAVE", b"fmt ", 16, 1, 1, rate, 2 * rate, 2, 16,
                         b"data", len(samples))
    return header + samples


recordings = strategies.builds(
    recording, strategies.floats(0, 2), strategies.sampled_from([8_000, 16_000, 44_100]))
cut = strategies.builds(lambda whole, length: whole[:length], recordings, strategies.integers(0, 60))
schemathesis.openapi.media_type("audio/wav", strategies.one_of(recordings, cut, strategies.binary(max_size=200)))
