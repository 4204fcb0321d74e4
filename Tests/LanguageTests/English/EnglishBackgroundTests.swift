import Testing

@testable import EnglishLanguage

@Suite("What only tells something around an English request")
struct EnglishBackgroundTests {
  @Test(
    "A clause of any words with a subject and an end is set aside, before the request or behind it",
    arguments: [
      "we shan't manage the climb after all, so | please take Hallasan off the list",
      "I've never tried jjolmyeon, so | order me one from School Gate Snacks",
      "we drove all the way out there and it was closed | take it off my list",
      "If you don't mind, it is late, | track my order for me",
      "i dont care about it anymore, | remove Marado from my favourites",
    ])
  func setAside(line: String) {
    let parts = line.split(separator: "|").map(String.init)
    let statement = parts[0].split(separator: " ").count
    let words = line.replacing("|", with: "").split(separator: " ").map(String.init)
    #expect(EnglishBackground.ranges(in: words).contains(0..<statement))
  }

  @Test(
    "Conditions, reports, second thoughts and prohibitions are no background",
    arguments: [
      "each time it rains, order me some ramyeon",
      "as soon as I get off the train, please order the bibimbap",
      "my mother said so, order the pizza", "I'm considering it, remove it maybe",
      "don't do that, order chicken",
      "if you hear the bell, it is him, order the pizza",
      "he wants me to pay, order the pizza", "so the dude goes, order me the ramyeon",
    ])
  func notSetAside(sentence: String) {
    let words = sentence.split(separator: " ").map(String.init)
    #expect(EnglishBackground.ranges(in: words).isEmpty)
  }
}
