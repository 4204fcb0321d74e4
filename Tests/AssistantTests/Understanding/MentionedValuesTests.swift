import AppIntents
import Language
import Languages
import Matching
import Testing

@testable import Assistant

struct MentionedValuesTests {
  private static let dishes = NameDictionary([
    .init(id: "soup", names: ["마라탕", "hot pot"]), .init(id: "cola", names: ["콜라", "cola"]),
  ])
  private static let places = NameDictionary([.init(id: "palace", names: ["경복궁"])])

  private static func parameter(_ name: String, _ kind: ValueKind) -> ParameterDescriptor {
    ParameterDescriptor(name: name, title: [:], kind: kind, isOptional: true, hasDefault: false)
  }

  private static let whole = ValueKind.integer(minimum: nil, maximum: nil)

  private static let line = CompositeDescriptor(
    name: "Line", title: [:], spokenForms: [:],
    properties: [parameter("dish", .entity("Dish")), parameter("quantity", whole)])

  private static let lines = [parameter("lines", .list(.composite(line)))]
  private static let visit = [
    parameter("place", .entity("Place")), parameter("day", .date), parameter("count", whole),
  ]

  private func result(_ sentence: String, _ parameters: [ParameterDescriptor]) throws
    -> MentionedValues.Result
  {
    let text = NormalText(sentence)
    let tag = text.scalars.contains(where: Hangul.isSyllable) ? "ko" : "en"
    let language = try #require(PhraseLanguages.all.first { $0.tag == tag })
    let reference = DateReference(secondsSince1970: 1_795_168_800, zone: CivilZone { _ in 32_400 })
    let names = [DictionaryID("Shop.Dish"): Self.dishes, DictionaryID("Shop.Place"): Self.places]
    let mentions = MentionFinder(names, language: language, at: reference).mentions(in: text)
    var values = MentionedValues(mentions, app: "Shop", text: text, language, at: reference)
    return values.values(for: parameters)
  }

  @Test(
    "A number goes to the thing that it counts, and to no other",
    arguments: [
      ("마라탕 두 그릇이랑 콜라 하나 하면 얼마나 나와", ["soup": 2, "cola": 1]), ("마라탕이랑 콜라 세 캔 값이 얼마", ["soup": 0, "cola": 3]),
      ("what would two hot pots and a cola come to", ["soup": 2, "cola": 0]),
      ("둘이 먹으면 마라탕은 얼마", ["soup": 0]),
    ])
  func counts(sentence: String, expected: [String: Int]) throws {
    guard case .list(let members)? = try result(sentence, Self.lines).arguments["lines"] else {
      Issue.record("no lines")
      return
    }
    let read = members.map { member -> (String, Int) in
      guard case .composite(let properties) = member, case .entities(let ids, _)? = properties["dish"] else {
        return ("", 0)
      }
      if case .integer(let count)? = properties["quantity"] { return (ids[0], count) }
      return (ids[0], 0)
    }
    #expect(Dictionary(read, uniquingKeysWith: +) == expected)
  }

  @Test(
    "A place, a day and a number with its counter fill their parameters; a name without a parameter is left")
  func fills() throws {
    let values = try result("내일 경복궁 표 두 장 남았을까", Self.visit)
    #expect(Set(values.arguments.keys) == ["place", "day", "count"])
    #expect(values.arguments["count"] == .integer(2))
    #expect(values.leftNames.isEmpty)
    #expect(values.said["place"]?.text == "경복궁")
    let other = try result("경복궁에서 콜라 팔까", Self.visit)
    #expect(other.leftNames.count == 1 && other.takenNames == 1)
  }
}
