import Testing

@testable import Matching

@Suite("Korean sentences reach what they mean")
struct KoreanSentenceTests {
  @Test("Every sentence of the corpus is read as its heading says")
  func sentences() throws {
    let cases = try Corpus.groups(of: "orders.ko.txt")
    #expect(cases.count { $0.heading.contains("OrderFood") } >= 100)
    for (heading, sentence) in cases {
      #expect(KoreanOrders.reading(of: sentence) == heading, "\(sentence)")
    }
  }

  @Test("No sentence of the corpus of refusals reaches the order")
  func refusals() throws {
    let sentences = try Corpus.lines(of: "no-orders.ko.txt")
    #expect(sentences.count >= 60)
    for sentence in sentences {
      let result = KoreanOrders.matcher.match(sentence)
      let orders = result.matches.filter {
        KoreanOrders.matcher.phrases.phrases[$0.phrase].intent == "OrderFood"
      }
      #expect(orders.isEmpty, "\(sentence): \(orders.map { $0.slots.map(\.value.summary) })")
    }
  }
}
