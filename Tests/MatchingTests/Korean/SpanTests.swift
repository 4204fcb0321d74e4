import Foundation
import Testing

@testable import Matching

@Suite("A value knows where it was said")
struct SpanTests {
  static let sentences = [
    "한밤치킨에서 양념치킨 두 마리 시켜줘",
    "  한밤치킨에서   양념 치킨  두  마리 시켜줘  ",
    "한밤치킨에서　양념치킨　２마리 시켜줘",
    "음… 한밤치킨에서 양념치킨 두 마리 시켜줘ㅋㅋㅋ",
    "한입에서 한밤치킨에서 양념치킨 두 마리 시켜줘!!",
  ]

  @Test(
    "The place of a value is where its words stand in the text as received", arguments: sentences,
    [true, false])
  func places(_ sentence: String, isDecomposed: Bool) throws {
    let received = isDecomposed ? sentence.decomposedStringWithCanonicalMapping : sentence
    let best = try #require(KoreanOrders.matcher.match(received).matches.first)
    let scalars = Array(received.unicodeScalars)
    let slots = best.slots.flatMap(\.all)
    #expect(slots.map(\.name).contains("quantity"))
    for slot in slots {
      #expect(String(String.UnicodeScalarView(scalars[slot.range])) == slot.said)
      #expect(slot.said.first?.isWhitespace == false && slot.said.last?.isWhitespace == false)
    }
    let restaurant = try #require(slots.first { $0.name == "restaurant" })
    #expect(restaurant.said == "한밤치킨")
    let dish = try #require(slots.first { $0.name == "menuItem" })
    #expect(dish.said.filter { $0 != " " } == "양념치킨")
  }

  @Test("A veto knows which words say so")
  func vetoPlaces() throws {
    let sentence = "치킨  주문하지  마"
    let veto = try #require(KoreanOrders.matcher.match(sentence).vetoes.first)
    let words = Array(sentence.unicodeScalars)[veto.range]
    #expect(String(String.UnicodeScalarView(words)).hasSuffix("마"))
  }

  @Test("How far a sentence could be read is a place in the text as received")
  func furthest() {
    for text in ["한밤치킨 쓰레기통", "한밤치킨 쓰레기통".decomposedStringWithCanonicalMapping] {
      let read = Array(text.unicodeScalars).prefix(KoreanOrders.matcher.match(text).furthest)
      #expect(String(String.UnicodeScalarView(read)).precomposedStringWithCanonicalMapping.hasPrefix("한밤치킨"))
    }
  }
}

extension SlotMatch {
  /// The value and every value inside it.
  var all: [SlotMatch] {
    switch value {
    case .list(let members), .composite(let members): [self] + members.flatMap(\.all)
    default: [self]
    }
  }
}
