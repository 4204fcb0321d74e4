@testable import AppIntents
import Foundation
import Testing

@Suite("Properties and unions") struct PropertyTests {
  struct Trail: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Trail] { identifiers.map { Trail(id: $0) } }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "길"
    static let defaultQuery = Query()

    let id: String
    var note = "없음"
    @ComputedProperty(title: "글자 수") var size: Int { id.count }
    @ComputedProperty(title: "여백")
    var padded: String {
      get { "\(note) " }
      set { note = newValue }
    }
    @Property(identifier: "name", title: "이름") var name: String

    init(id: String) {
      self.id = id
      name = "\(id)길"
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    static var properties: (EntityProperty<Int>, EntityProperty<String>, EntityProperty<Bool>) {
      (
        EntityProperty(identifier: "size", title: "글자 수", getter: \Trail.size),
        EntityProperty(identifier: "padded", getSetter: \Trail.padded),
        EntityProperty(identifier: "isOpen") { (trail: Trail) in
          if trail.id.isEmpty { throw ConversationClientError.closed }
          return true
        }
      )
    }
  }

  @Test("A marked property is the property that it was")
  func marks() {
    var trail = Trail(id: "둘레")
    trail.padded = "좁음"
    #expect(trail.size == 2)
    #expect(trail.padded == "좁음 ")
    #expect(trail.name == "둘레길")
  }

  @Test("A property with a getter is read from the entity")
  func getters() async throws {
    let trail = Trail(id: "둘레")
    let (size, padded, isOpen) = Trail.properties
    #expect(try await size.value(of: trail) == 2)
    #expect(String(localized: size.title) == "글자 수")
    #expect(try await padded.value(of: trail) == "없음 ")
    #expect(try await isOpen.value(of: trail))
    await #expect(throws: ConversationClientError.closed) { try await isOpen.value(of: Trail(id: "")) }
    #expect(try await trail.$name.value(of: trail) == "둘레길")
  }

  @UnionValue
  enum Found: AppUnionValue {
    case trail(Trail)
    case text(String)
    case nothing
  }

  struct Finder: IntentValueQuery {
    func values(for input: String) async throws -> [Found] {
      input.isEmpty ? [.nothing] : [.trail(Trail(id: input)), .text(input)]
    }
  }

  struct Find: AppIntent {
    static let title: LocalizedStringResource = "찾기"
    @Parameter var words: String
    func perform() async throws -> some ReturnsValue<[Found]> {
      .result(value: try await Finder().values(for: words))
    }
  }

  @Test("A union is said as what it holds", arguments: [("둘레", "둘레길, 둘레"), ("", "nothing")])
  func union(words: String, said: String) async throws {
    #expect(try await TestApp.run(Find.self, ["words": .text(words)]).value?.text == said)
  }
}
