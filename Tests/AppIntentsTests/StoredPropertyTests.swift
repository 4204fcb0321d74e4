import Foundation
import Testing

@testable import AppIntents

@Suite("Parameters, properties and dependencies are found in whatever holds them")
struct StoredPropertyTests {
  private struct Mixed {
    var text = "a"
    @IntentParameter(title: "수") var number: Int?
    weak var nothing: Plain?
    let closure: () -> Void = {}
    var choice: Int? = 3
    @IntentParameter(title: "말") var words: [String]?
    @AppDependency var place: URL
    var pair = (1, "b")
  }

  private class Plain {
    @EntityProperty(title: "이름") var name: String?
    var count = 1
  }

  @Test("Among fields of every kind, in the order of declaration")
  func mixed() {
    let mixed = Mixed()
    let holders = NamedHolder.all(of: mixed)
    #expect(holders.map(\.name) == ["number", "words"])
    #expect(holders[0].holder === mixed.$number && holders[1].holder === mixed.$words)
    let dependencies = StoredProperties.dependencies(of: mixed)
    #expect(dependencies.map { "\(type(of: $0))" } == ["AppDependency<URL>"])
  }

  @Test("In an object, and in nothing")
  func object() {
    let plain = Plain()
    #expect(NamedHolder.all(of: plain).map(\.name) == ["name"])
    #expect(NamedHolder.all(of: plain).first?.holder === plain.$name)
    #expect(NamedHolder.all(of: ()).isEmpty)
    #expect(NamedHolder.all(of: 7).isEmpty)
    #expect(StoredProperties.dependencies(of: plain).isEmpty)
  }
}
