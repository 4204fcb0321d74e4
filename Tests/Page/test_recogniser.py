"""Speech that is made by espeak-ng, heard by the browser's microphone, and recognised by PocketSphinx on this machine."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import wave

from page_case import ROOT, PageCase

RECOGNISER = ROOT / "Examples" / "Recogniser" / "recognise.py"


class RecogniserTests(PageCase):
    """In English: there is no Korean model of this size."""

    language = "en"
    folder = pathlib.Path(tempfile.mkdtemp(prefix="malgil-recogniser-"))
    sound = folder / "sound.wav"
    sentences = folder / "sentences"
    settings = {"MALGIL_VOICE_RECOGNISER": f"{sys.executable} {RECOGNISER} {sentences}"}
    browser_arguments = (
        "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", f"--use-file-for-fake-audio-capture={sound}%noloop")

    @classmethod
    def setUpClass(cls):
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        super().setUpClass()

    def setUp(self):
        super().setUp()
        phrases = self.daemon.ask("GET", "/v1/phrases?language=en")["phrases"]
        self.sentences.write_text("\n".join(["the first one", *(each for phrase in phrases for each in phrase["sentences"])]), encoding="utf-8")
        self.page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
            "source": "delete window.SpeechRecognition; delete window.webkitSpeechRecognition;"})
        self.page.reload()

    def speak(self, text):
        """Says a text into the microphone, from the press on its button to the second one."""
        subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", self.sound, text], check=True)
        with wave.open(str(self.sound)) as made:
            milliseconds = 1000 * made.getnframes() // made.getframerate()
        page = self.page
        page.press("button.microphone")
        page.wait(".composer-hint", "Listening")
        page.run("await new Promise((done) => setTimeout(done, given[0]))", milliseconds + 700)
        page.press("button.microphone")

    def test_what_is_spoken_is_recognised_on_this_machine_and_answered(self):
        page = self.page
        self.speak("walk me through an order")
        page.wait(".bubble", "walk me through an order")
        page.wait(".reply .option")
        before = page.turns()
        self.speak("the first one")
        page.wait(".bubble", "the first one")
        page.until(lambda: page.turns() > before, "a reply to the answer")
        channels = page.run("return JSON.parse(sessionStorage['malgil.conversations']).all[0].entries.flatMap((e) => e.turn?.channel ?? [])")
        self.assertEqual(channels, ["voice", "voice"])


if __name__ == "__main__":
    unittest.main()
