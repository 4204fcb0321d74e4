import ArgumentParser
import Foundation
import Hosting
import Testing

@testable import CommandLineTool

struct LanguageCommandTests {
  @Test(
    "Particles take the form that the noun wants",
    arguments: [
      (["치킨", "을"], "치킨을"), (["피자", "을"], "피자를"), (["서울", "으로"], "서울로"), (["10%", "은"], "10%는"),
      (["배민", "에서"], "배민에서"),
      (["치킨", "xyz"], nil), (["치킨"], nil), (["", "을"], nil), (["치킨", "을", "를"], nil),
    ])
  func particles(arguments: [String], expected: String?) throws {
    #expect(try LanguageParticle.parse([]).answer(to: arguments)?.text == expected)
  }

  @Test(
    "Verbs take endings in the dictionary's notation; a third argument decides the class",
    arguments: [
      (["고르다", "-아/어"], "골라"), (["걷다", "-아/어", "ㄷ"], "걸어"), (["걷다", "-아/어", "regular"], "걷어"),
      (["열다", "-(으)세요"], "여세요"),
      (["켜다", "-고"], "켜고"), (["돕다", "-(으)ㄹ래"], "도울래"), (["아무", "-고"], nil), (["켜다", "고"], nil), (["켜다"], nil),
      (["켜다", "-고", "ㅂ"], nil), (["켜다", "-고", "무엇"], nil),
    ])
  func conjugates(arguments: [String], expected: String?) throws {
    #expect(try LanguageConjugate.parse([]).answer(to: arguments)?.text == expected)
  }

  @Test("Endings on the command line are not taken for options")
  func readsEndings() throws {
    #expect(try LanguageConjugate.parse(["고르다", "-아/어"]).words == ["고르다", "-아/어"])
    #expect(try LanguageConjugate.parse(["--json", "걷다", "-(으)ㄹ게요", "ㄷ"]).words == ["걷다", "-(으)ㄹ게요", "ㄷ"])
  }

  @Test("--all writes every form once, with its family")
  func writesAllForms() throws {
    let text = try #require(try LanguageConjugate.parse(["--all"]).answer(to: ["켜다"])).text
    let lines = text.split(separator: "\n")
    for line in ["켜줘\tR1", "켜주세요\tR2", "켜세요\tR10", "켤게요\tR11", "켜\tR14"] {
      #expect(lines.contains(Substring(line)))
    }
    #expect(Set(lines).count == lines.count)
  }

  @Test(
    "Numbers come with their kind",
    arguments: [
      ("이만 삼천", "23000\tcardinal"), ("2만3천", "23000\tcardinal"), ("스물다섯", "25\tcardinal"),
      ("서너", "3..4\trange"),
      ("반", "0.5\tfraction"), ("2번", "2\tlabel"), ("두 번째", "2\tordinal"), ("two or three", "2..3\trange"),
      ("1해", "100000000000000000000\tcardinal"),
      ("치킨", nil), ("", nil),
    ])
  func numbers(text: String, expected: String?) throws {
    #expect(try LanguageNumber.parse([]).answer(to: [text])?.text == expected)
  }

  @Test(
    "Dates are counted from --now, in its offset where TZ says nothing",
    arguments: [
      ("다음 주 화요일 저녁 일곱 시 반", "2026-11-24T19:30:00"), ("내일 오후 3시", "2026-11-21T15:00:00"), ("치킨", nil),
    ])
  func dates(text: String, expected: String?) throws {
    let verb = try LanguageDate.parse(["--now", "2026-11-20T12:00:00+00:00"])
    let answer = try verb.answer(to: [text])?.text
    #expect(answer.map { String($0.prefix(19)) } == expected)
  }

  @Test(
    "What happens again and again is found in a sentence",
    arguments: [
      ("매일 아침 7시에 켜 줘", "매일 아침 7시", "FREQ=DAILY;BYHOUR=7;BYMINUTE=0"),
      ("치킨 매주 금요일에 시켜 줘", "매주 금요일", "FREQ=WEEKLY;BYDAY=FR"),
      ("order sushi every Friday", "every friday", "FREQ=WEEKLY;BYDAY=FR"),
    ])
  func recurrences(text: String, words: String, rule: String) throws {
    let verb = try LanguageRecurrence.parse(["--now", "2026-11-20T12:00:00+00:00"])
    let answer = try verb.answer(to: [text])
    #expect(answer?.words == words)
    #expect(answer?.text.hasSuffix(rule) == true)
    #expect(try verb.answer(to: ["치킨 시켜 줘"]) == nil)
  }

  @Test(
    "The offset of a time is read from its end",
    arguments: [
      ("2026-11-20T19:00:00+09:00", 32_400), ("2026-11-20T19:00:00-0330", -12_600),
      ("2026-11-20T10:00:00Z", 0), ("2026-11-20T19:00:00", nil),
      ("soon", nil),
    ])
  func offsets(time: String, expected: Int?) {
    #expect(TimeZone(offsetOf: time)?.secondsFromGMT() == expected)
  }

  @Test("A text is shown in its normal form")
  func normalizes() throws {
    let verb = try LanguageNormalize.parse([])
    #expect(verb.answer(to: ["배민에서  치킨 주문해줘~ ㅋㅋ"])?.text == "배민에서 치킨 주문해줘")
    #expect(verb.answer(to: ["왔어?"])?.question == true)
    #expect(verb.answer(to: ["  "]) == nil)
  }

  @Test(
    "A sentence is shown as it is read",
    arguments: [
      (
        "배민에서 치킨을 두 마리만 주문하지 마",
        "kind=noun\tfamily=\task=no\tpredicate=주문하지 마\twords=배민+에서 치킨+을 두 마리+만 주문하지 마\tvetoes=prohibition (지 마)"
      ),
      ("치킨 주문해줘", "kind=request\tfamily=R1\task=no\tpredicate=주문해줘\twords=치킨 주문해줘\tvetoes="),
    ])
  func reads(sentence: String, expected: String) throws {
    #expect(try LanguageRead.parse([]).answer(to: [sentence])?.text == expected)
  }

  @Test("Spans are scalars of the text as received")
  func countsInTheSource() throws {
    let answer = try #require(try LanguageRead.parse([]).answer(to: ["치킨,  주문하지  마!!"]))
    #expect(answer.vetoes.map(\.span) == [[8, 12]])
  }
}
