import Foundation
import Testing

@testable import Views

@Suite @MainActor struct ViewTreeTests {
  @Test("A tree that is written and read is the same", arguments: Sample.gallery)
  func roundTrip(sample: Sample) throws {
    let tree = try sample.tree()
    #expect(try ViewTree(json: tree.json()) == tree)
    #expect(try ViewTree(json: tree.json()).json() == tree.json())
  }

  private func read(_ json: String) throws -> ViewTree { try ViewTree(json: Data(json.utf8)) }

  @Test("What a newer version adds is left out")
  func newerVersions() throws {
    let tree = try read(
      """
      {"version":9,"locale":"ko","mood":"calm","root":{"kind":"hologram","beam":3,"children":[
        {"kind":"text","spans":[{"text":"가","glow":true}],"modifiers":[
          {"modifier":"glow","amount":1},{"modifier":"opacity","amount":0.5}]}]}}
      """)
    #expect(tree.root.content == .empty)
    #expect(tree.root.children.map(\.plainText) == ["가"])
    #expect(tree.root.children[0].modifiers == [.opacity(AmountContent(0.5))])
  }

  @Test(
    "Bytes that are no tree are refused",
    arguments: ["", "[]", "{}", #"{"version":1,"locale":"ko","root":{}}"#])
  func damaged(json: String) {
    #expect(throws: (any Error).self) { try read(json) }
  }

  @Test("A tree that is nested without end is refused")
  func deep() {
    let open = String(repeating: #"{"kind":"vstack","children":["#, count: 5_000)
    #expect(throws: (any Error).self) { try read(#"{"version":1,"locale":"ko","root":"# + open) }
  }

  @Test("Buttons have identifiers, and the actions stay behind")
  func actions() throws {
    let resolved = try ResolvedView(DeliveryCard(), in: .sample)
    #expect(resolved.tree.presses.map(\.action) == ["1", "2"])
    #expect(resolved.actions["1"] as? SampleIntent == SampleIntent(name: "track"))
    #expect(resolved.actions["2"] as? SampleIntent == SampleIntent(name: "call"))
    let named = try ResolvedView(DeliveryCard(), in: .sample, identifyAction: { UUID().uuidString })
    #expect(Set(named.tree.presses.map(\.action)) == Set(named.actions.keys))
  }

  @Test("The address and the background of a widget belong to the tree")
  func container() throws {
    let entry = DeliveryApp.FoodDeliveryEntry(orderStatus: DeliveryApp.Order())
    let tree = try ViewTree(resolving: DeliveryApp.SmallWidgetView(entry: entry), in: .sample)
    #expect(tree.url == "fooddelivery://order/17")
    #expect(tree.containerBackground?.content.kind == .shape)
  }

  @Test("What is private is taken out of a tree, with everything that could tell it")
  func redaction() throws {
    let view = VStack {
      Text("이름")
      Text("비밀").accessibilityLabel("비밀").id("비밀").privacySensitive()
      HStack { ProgressView(value: 0.25) { Text("비밀") } }.privacySensitive()
      Text("비밀").background { Text("비밀") }.privacySensitive()
    }
    let tree = try ViewTree(resolving: view, in: .sample).redactingPrivateContent()
    let json = String(decoding: try tree.json(), as: UTF8.self)
    #expect(json.contains("이름") && !json.contains("비밀") && !json.contains("0.25"))
    let environment = EnvironmentValues.sample.with(\.redactionReasons, .privacy)
    let redacted = String(decoding: try ViewTree(resolving: view, in: environment).json(), as: UTF8.self)
    #expect(redacted.contains("이름") && !redacted.contains("비밀") && !redacted.contains("0.25"))
  }

  @Test("What must be seen is seen in a placeholder")
  func placeholders() throws {
    let view = VStack {
      Text("숨음")
      Text("보임").unredacted()
    }.redacted(reason: .placeholder)
    #expect(try ViewTree(resolving: view, in: .sample).root.children.map(\.plainText) == ["•••••", "보임"])
  }
}
