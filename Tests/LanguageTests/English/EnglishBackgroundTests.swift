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
    "A polite request behind a stop speaks to the assistant, whatever is told before it",
    arguments: [
      "My parents don't care for climbing, | so would you recommend somewhere in Busan?",
      "I can't recall what I put in it; | may I see it?",
      "We've decided against the ferry, | so take Marado out of the Islands collection",
      "Don't worry about the price, | just order the assorted sushi",
    ])
  func directed(line: String) { setAside(line: line) }

  @Test(
    "A polite request is set under a condition, a time, a report, a denial and a joke",
    arguments: [
      "if they're still open, so please order the sushi", "when I'm home, could you order the pizza",
      "he leaned over and said, please order me the sushi", "I might be late, so please cancel the order",
      "she told me no, please order the sushi", "I hated it, please order two more, just kidding",
      "in case we don't manage, please cancel the order",
    ])
  func underCondition(sentence: String) { notSetAside(sentence: sentence) }

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
  func noBackground(sentence: String) { notSetAside(sentence: sentence) }

  @Test(
    "What reports, quotes, dreams or refuses the request beside it is neither background nor a statement",
    arguments: [
      "my friend texts me,", "the message says it all,", "he was shouting it again,", "there is this song,",
      "I dreamt it,", "I was about to,", "I nearly said it,", "I won't", "I refuse", "my foot",
      "he already did,",
    ])
  func reported(clause: String) {
    let clause = clause.split(separator: " ").map(String.init)
    let request = ["star", "Bulguksa,"]
    let before =
      EnglishBackground.ranges(in: clause + request) + EnglishStatement.ranges(in: clause + request)
    #expect(!before.contains(0..<clause.count))
    let behind =
      EnglishBackground.ranges(in: request + clause) + EnglishStatement.ranges(in: request + clause)
    #expect(!behind.contains(2..<clause.count + 2))
  }

  private func notSetAside(sentence: String) {
    let words = sentence.split(separator: " ").map(String.init)
    #expect(EnglishBackground.ranges(in: words).isEmpty)
  }
}
