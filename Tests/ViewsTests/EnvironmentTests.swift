import Foundation
import Testing
import Views

@Suite @MainActor struct EnvironmentTests {
  private struct FamilyName: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.servings) var servings

    var body: some View { Text(verbatim: "\(family) \(servings)") }
  }

  @Test("A body reads the environment in which it is resolved")
  func reading() throws {
    let environment = EnvironmentValues.sample.with(\.widgetFamily, .systemLarge)
    #expect(try ViewTree(resolving: FamilyName(), in: environment).root.plainText == "systemLarge 1")
  }

  @Test("A value that is set holds for the view and everything in it, and nowhere else")
  func setting() throws {
    let view = VStack {
      VStack { FamilyName() }.environment(\.servings, 3).transformEnvironment(\.servings) { $0 += 1 }
      FamilyName()
    }
    let children = try ViewTree(resolving: view, in: .sample).root.children
    #expect(children[0].children[0].plainText == "systemMedium 3")
    #expect(children[1].plainText == "systemMedium 1")
  }

  @Test("What is made for an element sees the environment of the body in which it stands")
  func elements() throws {
    struct Names: View {
      @Environment(\.servings) var servings
      var body: some View {
        ForEach(0..<2) { Text(verbatim: "\($0 + servings)") }.environment(\.servings, 9)
      }
    }
    let tree = try ViewTree(resolving: VStack { Names() }.environment(\.servings, 5), in: .sample)
    #expect(tree.root.children.map(\.plainText) == ["5", "6"])
  }

  @Test("Outside of a tree, values are the usual ones")
  func outside() {
    #expect(FamilyName().servings == 1)
  }

  @Test("Texts are in the environment's language, looked up with what is put in")
  func language() throws {
    var environment = EnvironmentValues.sample
    environment.lookUpText = { lookup in
      guard lookup.locale.language.languageCode == "ko", lookup.key == "%@ has %lld items" else { return nil }
      return lookup.numbers == [nil, 1_234] ? "%2$lld개가 %1$@에 있어요" : nil
    }
    let text = Text("\("장바구니") has \(1_234) items")
    #expect(try ViewTree(resolving: text, in: environment).root.plainText == "1,234개가 장바구니에 있어요")
    environment.locale = Locale(identifier: "en_US")
    #expect(try ViewTree(resolving: text, in: environment).root.plainText == "장바구니 has 1,234 items")
  }

  @Test("Formats write in the environment's language and time zone")
  func formats() throws {
    let time = Text(sampleNow, format: .dateTime.hour().minute())
    #expect(try ViewTree(resolving: time, in: .sample).root.plainText == "오후 6:30")
    let price = Text(38_000, format: .currency(code: "KRW"))
    #expect(try ViewTree(resolving: price, in: .sample).root.plainText == "₩38,000")
    let share = Text("\(0.25, format: .percent) of \(2.345, specifier: "%.1f")")
    #expect(try ViewTree(resolving: share, in: .sample).root.plainText == "25% of 2.3")
  }

  @Test(
    "A percent sign is a percent sign",
    arguments: [("100%", "100%"), ("\(50)% %@", "50% %@"), ("%lld", "%lld")] as [(LocalizedStringKey, String)]
  )
  func percent(key: LocalizedStringKey, shown: String) throws {
    #expect(try ViewTree(resolving: Text(key), in: .sample).root.plainText == shown)
  }
}

private struct ServingsKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var servings: Int {
    get { self[ServingsKey.self] }
    set { self[ServingsKey.self] = newValue }
  }
}
