import EnglishLanguage
import Language
import Testing

@Suite("English settings that hold later, too")
struct EnglishSettingTests {
  @Test(
    "What is told every time is switched off now, and what holds from now on is set now",
    arguments: [
      "stop telling me every time a delivery comes", "quit pinging me whenever the rider is here",
      "from now on measure distances from Busan",
    ])
  func setNow(text: String) { #expect(EnglishLanguage().vetoes(in: NormalText(text)).isEmpty) }

  @Test(
    "What would be done again and again is put off",
    arguments: [
      "from now on order chicken on fridays", "every time it rains order me soup",
      "stop, order chicken when it rains", "stop pinging me and order chicken as soon as the rider calls",
      "from now on Gyodong does my dinner", "from now on star every palace",
    ])
  func putOff(text: String) { #expect(!EnglishLanguage().vetoes(in: NormalText(text)).isEmpty) }
}
