#!/usr/bin/env python3
"""Recognises English with PocketSphinx: a recording on standard input, transcripts on standard output.

    python3 -m pip install pocketsphinx      # with its English model, 29 MB
    malgil phrases --lang en > sentences     # what can be said
    voice.recogniser: python3 …/Examples/Recogniser/recognise.py …/sentences

With a file of sentences, a line each, only these are recognised, and recognised well: of the general model of English the
likeliest transcripts are printed, and many of them are wrong. A sentence that has a word without a known pronunciation is
left out.
"""

import json
import re
import sys
import wave

from pocketsphinx import Decoder

RATE = 16_000
MOST = 5


def words(sentence):
    return re.findall(r"[a-z']+", sentence.lower())


def grammar(file, decoder):
    """The sentences as a grammar, which takes one of them."""
    with open(file, encoding="utf-8") as lines:
        sentences = {" ".join(words(line)) for line in lines if not re.search(r"[^\x00-\x7f]|\d", line)} - {""}
    known = sorted(each for each in sentences if all(decoder.lookup_word(word) for word in each.split()))
    return "#JSGF V1.0; grammar sentences; public <sentence> = " + " | ".join(known) + ";"


def transcripts(decoder):
    """What was said, the likeliest first; a repeated one counts once."""
    found = [decoder.hyp(), *(each for each, _ in zip(decoder.nbest(), range(4 * MOST)))]
    return [each for each in dict.fromkeys(each.hypstr for each in found if each) if each][:MOST]


def main():
    decoder = Decoder(samprate=RATE, loglevel="FATAL")
    if len(sys.argv) > 1:
        decoder.add_jsgf_string("sentences", grammar(sys.argv[1], decoder))
        decoder.activate_search("sentences")
    with wave.open(sys.stdin.buffer) as recording:
        if (recording.getnchannels(), recording.getsampwidth(), recording.getframerate()) != (1, 2, RATE):
            sys.exit(f"A recording has one channel and {RATE} samples of two bytes a second.")
        sound = recording.readframes(recording.getnframes())
    decoder.start_utt()
    decoder.process_raw(sound, full_utt=True)
    decoder.end_utt()
    print(json.dumps(transcripts(decoder)) if decoder.hyp() else "")


if __name__ == "__main__":
    main()
