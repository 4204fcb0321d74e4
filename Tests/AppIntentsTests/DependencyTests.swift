import AppIntents
import Testing

@Suite("Dependencies") struct DependencyTests {
  private final class Kitchen: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("A dependency is found by type or by key, and made once")
  func finding() {
    let manager = AppDependencyManager()
    manager.add(dependency: Kitchen("기본"))
    manager.add(key: "밤", dependency: Kitchen("밤"))
    let byType = AppDependency<Kitchen>(manager: manager)
    #expect(byType.wrappedValue.name == "기본")
    #expect(byType.wrappedValue === byType.wrappedValue)
    #expect(AppDependency<Kitchen>(key: "밤", manager: manager).wrappedValue.name == "밤")
  }

  @Test("A default stands in for a dependency that was not added")
  func defaults() {
    let dependency = AppDependency<Kitchen>(manager: AppDependencyManager(), default: { Kitchen("임시") })
    #expect(dependency.wrappedValue.name == "임시")
  }
}
