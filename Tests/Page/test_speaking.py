"""Speaking: who hears it, and that nobody does who was not named before."""

import pathlib
import shutil
import struct
import tempfile
import unittest

from page_case import PageCase

# A recogniser of the browser, in place of its own: it notes how it is set, and hears one sentence when it is stopped.
RECOGNITION = """
    window.started = [];
    const Recognition = class {
      start() { window.started.push({processLocally: this.processLocally, lang: this.lang, maxAlternatives: this.maxAlternatives}); }
      stop() {
        const said = ['치킨 주문해줘', '치킨 주문해 저'].map((transcript) => ({transcript, confidence: 0.5}));
        this.onresult({results: [said]});
        this.onend();
      }
      abort() { this.onend(); }
    };
    if (AVAILABLE) Recognition.available = async ({langs, processLocally}) => (processLocally && langs[0] === 'ko-KR' ? 'available' : 'unavailable');
    window.SpeechRecognition = window.webkitSpeechRecognition = Recognition;
"""
BUTTON = "button.microphone"


class VoiceCase(PageCase):

    browser_arguments = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    recognition = ""

    def setUp(self):
        super().setUp()
        if self.recognition:
            self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": self.recognition})
            self.page.reload()
        self.page.run("""
            const real = window.fetch;
            window.sent = [];
            window.fetch = async (path, ...rest) => {
              const reply = await real(path, ...rest);
              if (typeof rest[0]?.body === 'string') window.sent.push({path, body: JSON.parse(rest[0].body), reply: await reply.clone().json()});
              else if (rest[0]?.body) window.sent.push({path, bytes: rest[0].body.size});
              return reply;
            };""")

    def sent(self, path):
        return [each for each in self.page.run("return window.sent") if each["path"].startswith(path)]


class RecogniserTests(VoiceCase):
    """With a program of this machine that hears, and none in the browser."""

    recognition = "delete window.SpeechRecognition; delete window.webkitSpeechRecognition;"
    folder = pathlib.Path(tempfile.mkdtemp(prefix="malgil-voice-"))
    script = folder / "recogniser"
    settings = {"MALGIL_VOICE_RECOGNISER": f"sh {script}"}

    @classmethod
    def setUpClass(cls):
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        super().setUpClass()

    def hears(self, line, status=0):
        self.script.write_text(f"cat > {self.folder}/heard.wav\necho '{line}'\nexit {status}\n")

    def speak(self):
        page = self.page
        page.press(BUTTON)
        page.wait(".composer-hint", "듣고 있어요")
        self.assertEqual(page.one(BUTTON).get_attribute("aria-pressed"), "true")
        page.run("await new Promise((done) => setTimeout(done, 800))")
        page.press(BUTTON)

    def test_what_was_recorded_is_heard_on_this_machine_and_said_on_the_channel_of_a_voice(self):
        self.hears("치킨 주문해줘")
        self.speak()
        self.page.wait(".bubble", "치킨 주문해줘")
        self.page.wait(".reply", "어느 가게로")
        said = self.sent("/v1/say")[-1]
        self.assertEqual((said["body"]["transcripts"], said["reply"]["channel"]), (["치킨 주문해줘"], "voice"))
        data = (self.folder / "heard.wav").read_bytes()
        self.assertEqual((data[:4], data[8:16]), (b"RIFF", b"WAVEfmt "))
        channels, rate = struct.unpack_from("<HI", data, 22)
        self.assertEqual((channels, rate), (1, 16_000))
        samples = struct.unpack(f"<{(len(data) - 44) // 2}h", data[44:])
        self.assertGreater(len(samples), 16_000 * 0.5)
        self.assertGreater(max(samples), 500, "the sound of the fake microphone is in it")
        self.hears('["교동동닭", "교동통닭", "한밤치킨"]')
        self.speak()
        self.page.until(lambda: self.page.turns() == 2, "the reply to the answer")
        answer = self.sent("/v1/say")[-1]["body"]
        self.assertEqual(answer["transcripts"], ["교동동닭", "교동통닭", "한밤치킨"])
        self.assertEqual(answer["asked"], 1, "a spoken answer names its question, too")

    def test_silence_and_a_program_that_fails_are_told_and_nothing_is_said(self):
        self.hears("")
        self.speak()
        self.page.wait(".composer-hint", "아무 말도 듣지 못했어요")
        self.hears("치킨 주문해줘", status=1)
        self.speak()
        self.page.wait(".composer-hint", "써서 말씀해 주세요")
        self.assertEqual(self.page.find(".said"), [])
        self.page.press(BUTTON)
        self.page.wait(".composer-hint", "듣고 있어요")
        self.page.one(BUTTON).send_keys("\ue00c")
        self.page.wait(".composer-hint", "아무 말도 듣지 못했어요")
        self.assertEqual(len(self.sent("/v1/hear")), 2, "what was thrown away was sent nowhere")

    def allowed(self, lines):
        return [line["message"] for line in lines if not ("fails" in self.id() and "503" in line["message"])]

    def test_the_settings_say_who_hears(self):
        self.page.go("settings")
        self.page.wait("#settings", "이 컴퓨터에 설정된 프로그램이 알아들어요")


class DeviceTests(VoiceCase):
    """With a browser that recognises speech on the device."""

    recognition = RECOGNITION.replace("AVAILABLE", "true")
    settings = {"MALGIL_VOICE_RECOGNISER": "echo never"}

    def test_recognition_on_the_device_is_preferred_and_all_that_it_heard_is_said(self):
        page = self.page
        page.press(BUTTON)
        page.wait(".composer-hint", "듣고 있어요")
        page.press(BUTTON)
        page.wait(".reply")
        self.assertEqual(page.run("return window.started"), [{"processLocally": True, "lang": "ko-KR", "maxAlternatives": 5}])
        self.assertEqual(self.sent("/v1/say")[0]["body"]["transcripts"], ["치킨 주문해줘", "치킨 주문해 저"])
        self.assertEqual(self.sent("/v1/hear"), [])


class RemoteTests(VoiceCase):
    """With a browser that sends what is said to its maker, and nothing else that hears."""

    recognition = RECOGNITION.replace("AVAILABLE", "false")

    def test_nobody_elsewhere_hears_before_the_person_was_told_and_allowed_it(self):
        page = self.page
        page.press(BUTTON)
        page.wait("dialog", "브라우저를 만든 회사가 인터넷으로 목소리를 받아")
        page.press("dialog .button", "쓰지 않기")
        page.gone("dialog")
        self.assertEqual(page.run("return window.started"), [])
        page.press(BUTTON)
        page.press("dialog .button", "허락하기")
        page.wait(".composer-hint", "듣고 있어요")
        self.assertEqual(page.run("return window.started.length"), 1)
        page.press(BUTTON)
        page.wait(".reply")
        page.go("settings")
        page.press("#settings .permission", "브라우저를 만든 회사에 목소리를 보내도 돼요")
        page.go("talk")
        page.press(BUTTON)
        page.wait("dialog", "누가 듣는지")
        self.assertEqual(page.run("return window.started.length"), 1, "what was allowed can be taken back")
        page.press("dialog .button", "쓰지 않기")


class NothingTests(VoiceCase):
    """With nothing that hears."""

    recognition = "delete window.SpeechRecognition; delete window.webkitSpeechRecognition;"

    def test_there_is_no_button_where_nothing_hears(self):
        self.page.go("settings")
        self.page.wait("#settings", "이 브라우저에서는 말로 할 수 없어요")
        self.page.go("talk")
        self.assertFalse(self.page.find(BUTTON)[0].is_displayed())


if __name__ == "__main__":
    unittest.main()
