"""Talking instead of typing, with programs that stand in for ears and mouth; and with a real voice."""

import array
import json
import os
import subprocess
import wave

from malgil_case import MalgilTestCase
from terminal import ENTER

NOW = "2026-11-20T19:00:00+09:00"


class VoiceTests(MalgilTestCase):

    def hear(self, *lines, plain=True):
        """Runs malgil on what a program heard; returns the result and what was spoken, reply by reply."""
        heard = self.home / "heard.txt"
        heard.write_text("".join(line + "\n" for line in lines))
        spoken = self.home / "spoken.txt"
        spoken.write_text("")
        command = [
            os.environ["MALGIL"], "--now", NOW, "--listen-with", f"cat {heard}", "--speak-with", f"cat >> {spoken}"]
        result = subprocess.run(
            command + (["--plain"] if plain else ["--json"]), capture_output=True, text=True, timeout=120,
            env=self.environment(), check=False, stdin=subprocess.DEVNULL)
        return result, spoken.read_text().splitlines()

    def test_an_order_is_heard_and_spoken(self):
        result, spoken = self.hear(
            "치킨 주문해줘", '["두 번째 걸로", "두 번째 걸루"]', '{"alternatives": [{"text": "양녀", "confidence": 0.4}, '
            '{"text": "양념", "confidence": 0.3}]}', "서울 마포구 월드컵로 1", "네", plain=False)
        turns = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([turn["channel"] for turn in turns], ["voice"] * 5)
        self.assertEqual([turn["outcome"] for turn in turns], ["input_required"] * 4 + ["done"])
        self.assertEqual(spoken, [turn["speech"]["full"] for turn in turns])
        self.assertEqual(spoken[0], "어느 가게로 할까요? 첫 번째 교동통닭, 두 번째 한밤치킨.")
        self.assertIn("만 구천 원", spoken[3])
        self.assertEqual(result.returncode, 0)

    def test_silence_gives_up_what_costs(self):
        result, spoken = self.hear("한밤치킨에서 양념치킨 주문해줘", "서울 마포구 월드컵로 1", "", "")
        self.assertEqual(spoken[-1], "그만뒀어요. 아무것도 하지 않았어요.")
        self.assertEqual(result.returncode, 5)

    def test_a_line_that_is_no_transcript_is_reported_and_passed_over(self):
        result, spoken = self.hear('{"word": 1}', "내 주문 확인해줘")
        self.assertIn('malgil: this is no list of transcripts: {"word": 1}', result.stderr)
        self.assertEqual(len(spoken), 1)

    def test_a_missing_voice_is_said_once_and_the_conversation_goes_on(self):
        result = subprocess.run(
            [os.environ["MALGIL"], "--plain", "--speak-with", "no-such-voice"], input="안녕\n안녕\n",
            capture_output=True, text=True, timeout=120, env=self.environment(), check=False)
        self.assertEqual(result.stderr.count("there is no program to speak with: no-such-voice"), 1, result.stderr)
        self.assertEqual(result.stdout.count("못 알아들었어요"), 2)

    def test_a_one_shot_without_a_voice_fails(self):
        result = subprocess.run(
            [os.environ["MALGIL"], "--say", "내 주문 확인해줘", "--speak-with", "no-such-voice"], capture_output=True,
            text=True, timeout=120, env=self.environment(), check=False)
        self.assertEqual(result.returncode, 69)
        self.assertIn("name another program with --speak-with", result.stderr)

    def test_speaking_is_switched_on_and_off(self):
        terminal = self.start(columns=110)
        terminal.send("/말하기", ENTER)
        terminal.wait(lambda rows: any("소리 내어 읽어 드려요" in row for row in rows), "switched on")
        terminal.send("/말하기", ENTER)
        terminal.wait(lambda rows: any("글로만 대답해요" in row for row in rows), "switched off")

    def test_espeak_really_speaks(self):
        sound = self.home / "reply.wav"
        result = subprocess.run(
            [os.environ["MALGIL"], "--say", "치킨 주문해줘", "--speak-with", f"espeak-ng -v ko --stdin -w {sound}"],
            capture_output=True, text=True, timeout=120, env=self.environment(), check=False)
        self.assertEqual(result.returncode, 20, result.stderr)
        with wave.open(str(sound)) as file:
            samples = array.array("h", file.readframes(file.getnframes()))
            seconds = len(samples) / file.getframerate()
        self.assertGreater(seconds, 0.5)
        self.assertGreater(max(abs(sample) for sample in samples), 3000)
