import AppIntents
import Foundation
import Testing

@Suite("Queries by properties") struct PropertyQueryTests {
  struct Trail: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "둘레길"
    static let defaultQuery = TrailQuery()

    let id: Int
    @Property(title: "이름") var name: String
    @Property(title: "고장") var town: String?
    @Property(title: "길이") var length: Int

    init(_ id: Int, _ name: String, _ town: String?, _ length: Int) {
      self.id = id
      self.name = name
      self.town = town
      self.length = length
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    static let all = [Trail(1, "솔숲길", "강릉", 5), Trail(2, "바우길", "강릉", 12), Trail(3, "올레길", "제주", 26)]
  }

  enum Filter: Sendable {
    case nameContains(String), townContains(String), named(String), longer(Int), between(Int, Int)

    func holds(_ trail: Trail) -> Bool {
      switch self {
      case .nameContains(let text): trail.name.contains(text)
      case .townContains(let text): trail.town?.contains(text) ?? false
      case .named(let name): trail.name == name
      case .longer(let length): trail.length > length
      case .between(let low, let high): (low...high).contains(trail.length)
      }
    }
  }

  struct TrailQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
      Property(\Trail.$name) {
        ContainsComparator { Filter.nameContains($0) }
        EqualToComparator { Filter.named($0) }
      }
      Property(\.$town) {
        ContainsComparator { town in
          let filter = Filter.townContains(town)
          return filter
        }
      }
      Property(\.$length) {
        GreaterThanComparator { Filter.longer($0) }
        IsBetweenComparator { Filter.between($0, $1) }
      }
    }

    static let sortingOptions = SortingOptions {
      SortableBy(\.$name)
      SortableBy(\.$length)
    }

    static var findIntentDescription: IntentDescription? { "길을 찾아요" }

    func entities(for identifiers: [Int]) async throws -> [Trail] {
      Trail.all.filter { identifiers.contains($0.id) }
    }

    func entities(
      matching comparators: [Filter], mode: ComparatorMode, sortedBy: [Sort<Trail>], limit: Int?
    ) async throws -> [Trail] {
      var found = Trail.all.filter { trail in
        mode == .and ? comparators.allSatisfy { $0.holds(trail) } : comparators.contains { $0.holds(trail) }
      }
      for sort in sortedBy where sort.by == \Trail.$length {
        found.sort { ($0.length < $1.length) == (sort.order == .ascending) }
      }
      return Array(found.prefix(limit ?? .max))
    }
  }

  struct Walk: AppIntent {
    static let title: LocalizedStringResource = "걷기"
    @Parameter var trail: Trail
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(trail)") }
  }

  @Test("Words are compared with every text property")
  func words() async throws {
    #expect(try await TestApp.run(Walk.self, ["trail": .text("제주")]).dialog?.full == "올레길")
    #expect(try await TestApp.run(Walk.self, ["trail": .text("바우")]).dialog?.full == "바우길")
    let host = ScriptedHost(.options(["2"]))
    #expect(try await TestApp.run(Walk.self, ["trail": .text("강릉")], host: host).dialog?.full == "바우길")
    #expect(await host.questions.first?.options.map(\.title) == ["솔숲길", "바우길"])
    #expect(TestApp.describe(Walk.self).entities.map(\.isSearchable) == [true])
  }

  @Test("Code filters, sorts and limits")
  func code() async throws {
    let query = TrailQuery()
    let long = try await query.entities(
      matching: [.longer(4), .between(1, 12)], mode: .and,
      sortedBy: [EntityQuerySort(by: \Trail.$length, order: .descending)], limit: 1)
    #expect(long.map(\.name) == ["바우길"])
    func text<Query: EntityPropertyQuery>(_ type: Query.Type) -> String? {
      Query.findIntentDescription.map { String(localized: $0.descriptionText) }
    }
    #expect(text(TrailQuery.self) == "길을 찾아요")
  }
}

@Suite("Entities that are made from their identifiers") struct RawEntityTests {
  enum Season: String, AppEntity, CaseIterable, CaseDisplayRepresentable {
    case spring, autumn

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "철"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "봄", .autumn: "가을"]
  }

  struct Visit: AppIntent {
    static let title: LocalizedStringResource = "가기"
    @Parameter var season: Season
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(season)") }
  }

  @Test("Identifier, query and title come by themselves")
  func conveniences() async throws {
    #expect(Season.spring.id == "spring")
    #expect(try await TestApp.run(Visit.self, ["season": .text("가을")]).dialog?.full == "가을")
    let host = ScriptedHost(.options(["spring"]))
    #expect(try await TestApp.run(Visit.self, host: host).dialog?.full == "봄")
    #expect(await host.questions.first?.options.map(\.title) == ["봄", "가을"])
  }
}
