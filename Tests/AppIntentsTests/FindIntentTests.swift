import Foundation
import Testing

@testable import AppIntents

/// An entity with a property of each kind, found by each comparator.
@Suite("A Find intent") struct FindIntentTests {
  enum Colour: String, AppEnum {
    case red, blue
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "색"
    static let caseDisplayRepresentations: [Colour: DisplayRepresentation] = [.red: "빨강", .blue: "파랑"]
  }

  struct Kettle: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "주전자", synonyms: ["냄비"])
    static let defaultQuery = KettleQuery()

    let id: Int
    @Property(title: "이름") var name: String
    @Property(title: "크기") var size: Double
    @Property(title: "값") var price: Int
    @Property(title: "산 날") var bought: Date
    @Property(title: "새것") var isNew: Bool
    @Property(title: "색") var colour: Colour

    init(_ id: Int) {
      self.id = id
      name = ["찻주전자", "큰 주전자", "은주전자", "주전자 \"별\""][id % 4]
      size = Double(id % 7) / 2
      price = id * id % 11 * 1_000
      bought = Date(timeIntervalSince1970: 1_800_000_000 + Double(id) * 3_600)
      isNew = id % 3 == 0
      colour = id % 2 == 0 ? .red : .blue
    }

    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(name)", subtitle: "\(price)원")
    }

    static let all = (1...30).map(Kettle.init)
  }

  struct Filter: Sendable {
    let admits: @Sendable (Kettle) -> Bool
    init(_ admits: @escaping @Sendable (Kettle) -> Bool) { self.admits = admits }
  }

  struct KettleQuery: EntityPropertyQuery {
    typealias Entity = Kettle
    typealias ComparatorMappingType = Filter

    static let findIntentDescription: IntentDescription? = "주전자를 찾아요"

    static let properties = QueryProperties {
      Property(\Kettle.$name) {
        ContainsComparator { text in Filter { $0.name.contains(text) } }
        HasPrefixComparator { text in Filter { $0.name.hasPrefix(text) } }
        HasSuffixComparator { text in Filter { $0.name.hasSuffix(text) } }
        EqualToComparator { text in Filter { $0.name == text } }
      }
      Property(\Kettle.$size) {
        LessThanComparator { size in Filter { $0.size < size } }
        GreaterThanComparator { size in Filter { $0.size > size } }
        IsBetweenComparator { low, high in Filter { low <= $0.size && $0.size <= high } }
      }
      Property(\Kettle.$price) {
        LessThanOrEqualToComparator { price in Filter { $0.price <= price } }
        GreaterThanOrEqualToComparator { price in Filter { $0.price >= price } }
        NotEqualToComparator { price in Filter { $0.price != price } }
      }
      Property(\Kettle.$bought) { GreaterThanComparator { date in Filter { $0.bought > date } } }
      Property(\Kettle.$isNew) { EqualToComparator { value in Filter { $0.isNew == value } } }
      Property(\Kettle.$colour) {
        EqualToComparator { colour in Filter { $0.colour == colour } }
        NotEqualToComparator { colour in Filter { $0.colour != colour } }
      }
    }

    static let sortingOptions = SortingOptions {
      SortableBy(\Kettle.$price)
      SortableBy(\Kettle.$bought)
    }

    func entities(for identifiers: [Int]) async throws -> [Kettle] {
      Kettle.all.filter { identifiers.contains($0.id) }
    }

    func entities(
      matching filters: [Filter], mode: ComparatorMode, sortedBy: [EntityQuerySort<Kettle>], limit: Int?
    ) async throws -> [Kettle] {
      var found = Kettle.all.filter { kettle in
        filters.isEmpty
          || (mode == .and
            ? filters.allSatisfy { $0.admits(kettle) } : filters.contains { $0.admits(kettle) })
      }
      if let sort = sortedBy.first {
        found.sort { first, second in
          let isLess = sort.by == \Kettle.$price ? first.price < second.price : first.bought < second.bought
          let isMore = sort.by == \Kettle.$price ? first.price > second.price : first.bought > second.bought
          return sort.order == .ascending ? isLess : isMore
        }
      }
      return Array(found.prefix(limit ?? .max))
    }
  }

  struct Boil: AppIntent {
    static let title: LocalizedStringResource = "끓이기"
    @Parameter var kettle: Kettle
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(kettle)") }
  }

  private typealias Find = FindIntent<KettleQuery>

  private func found(_ text: String) async throws -> [Int] {
    try await Find.entities(try FindCriteria(text)).map(\.id)
  }

  private static let day = "2027-01-15T18:00:00Z"

  /// Each comparator with what it is to find.
  static let comparisons: [(String, @Sendable (Kettle) -> Bool)] = [
    ("name contains 큰", { $0.name.contains("큰") }), ("name begins 은", { $0.name.hasPrefix("은") }),
    ("name ends \"\\\"별\\\"\"", { $0.name.hasSuffix("\"별\"") }), ("name = 찻주전자", { $0.name == "찻주전자" }),
    ("size < 1.5", { $0.size < 1.5 }), ("size > 1.5", { $0.size > 1.5 }),
    ("size between 0.5 .. 2", { (0.5...2).contains($0.size) }), ("price <= 3000", { $0.price <= 3_000 }),
    ("price >= 9000", { $0.price >= 9_000 }), ("price != 0", { $0.price != 0 }),
    ("bought > \(day)", { $0.bought > (try! Date(day, strategy: .iso8601)) }), ("isNew = true", { $0.isNew }),
    ("isNew = false", { !$0.isNew }), ("colour = red", { $0.colour == .red }),
    ("colour != red", { $0.colour != .red }),
  ]

  @Test("compares as the query says, with each comparator", arguments: comparisons.indices)
  func comparators(index: Int) async throws {
    let (text, holds) = Self.comparisons[index]
    let wanted = Kettle.all.filter(holds).map(\.id)
    #expect(try await found(text) == wanted)
    #expect(!wanted.isEmpty && wanted.count < Kettle.all.count)
  }

  @Test("joins conditions, sorts and limits like a slow look through everything", arguments: 0..<100)
  func combinations(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let chosen = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Self.comparisons[Int.random(in: 0..<Self.comparisons.count, using: &random)]
    }
    let isAny = Bool.random(using: &random)
    let limit = Int.random(in: 1...12, using: &random)
    let isDescending = Bool.random(using: &random)
    let joined = chosen.map(\.0).joined(separator: isAny ? " or " : " and ")
    let wanted = Kettle.all.filter { kettle in
      chosen.isEmpty || (isAny ? chosen.contains { $0.1(kettle) } : chosen.allSatisfy { $0.1(kettle) })
    }
    let sorted = isDescending ? wanted.reversed() : wanted
    let order = isDescending ? "descending" : "ascending"
    #expect(try await found("\(joined) by bought \(order) first \(limit)") == sorted.prefix(limit).map(\.id))
  }

  @Test(
    "refuses what the query does not know, and says what",
    arguments: [
      ("weight > 1", "weight"), ("size = 1", "size ="), ("price >= cheap", "cheap"),
      ("colour = green", "green"),
      ("bought > tomorrow", "tomorrow"), ("isNew = perhaps", "perhaps"), ("by size", "size"),
      ("price >= 1.5", "1.5"),
    ])
  func mistakes(text: String, said: String) async throws {
    await #expect(throws: FindMistake(said: said)) { try await found(text) }
  }

  @Test("stands beside the intents of the app, answers, and is never listed by the app itself")
  func run() async throws {
    let app = TestApp.describe(Boil.self)
    let find = try #require(app.intents.first { $0.name == "FindKettle" })
    #expect(app.intents.map(\.name) == ["Boil", "FindKettle"])
    #expect(find.summary[""] == "주전자를 찾아요" && find.risk == .reads && find.isDiscoverable)
    #expect(find.authentication == .requiresAuthentication)
    #expect(find.parameters.map(\.name) == ["criteria"] && find.parameters[0].isOptional)
    let call = IntentCall(
      app: "App", intent: "FindKettle",
      arguments: ["criteria": .text("price >= 9000 by price descending first 2")])
    let outcome = try await IntentRuntime.run(call, of: TestApp.App<Boil>.self, host: ScriptedHost())
    #expect(outcome.dialog?.full == "주전자을(를) 2개 찾았어요.")
    #expect(outcome.snippet.count == 2)
  }

  @Test("tells its properties, their kinds and comparisons, once there is something to find")
  func descriptor() async throws {
    let descriptor = try #require(try await Find.findDescriptor())
    #expect(descriptor.intent == "FindKettle" && descriptor.entity == "Kettle")
    #expect(descriptor.names[""] == ["주전자", "냄비"])
    #expect(descriptor.properties.map(\.name) == ["name", "size", "price", "bought", "isNew", "colour"])
    #expect(descriptor.properties.filter(\.isOrder).map(\.name) == ["price", "bought"])
    #expect(descriptor.properties[1].comparisons == [.less, .greater, .between])
    #expect(descriptor.properties[5].title[""] == "색")
  }
}
