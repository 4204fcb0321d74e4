/// Templates made at random from every construct of the grammar.
enum RandomTemplate {
  static func source(depth: Int, using generator: inout SeededGenerator) -> String {
    let parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in element(depth, &generator) }
    let joined = parts.joined(separator: Bool.random(using: &generator) ? " " : "")
    return joined.contains { $0 != " " } ? joined : "주문"
  }

  private static let leaves = [
    "주문해줘", "치킨", "light", " ", "{menuItem}", "{wish:specialInstructions}", "{0..10:n}", "{0..10,2:n}",
    "{@c}",
    "{l:@c}", "<order>", "<applicationName>", "${applicationName}", "${menuItem}", #"\(.applicationName)"#,
    #"\(\.$menuItem)"#, #"\[\]"#, #"\\"#, #"\|"#, "$", "@", "를",
  ]

  private static func element(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    guard depth > 0, Int.random(in: 0..<3, using: &generator) > 0 else {
      return leaves.randomElement(using: &generator) ?? ""
    }
    let separator = ["|", ";", ""].randomElement(using: &generator) ?? ""
    let count = separator.isEmpty ? 1 : Int.random(in: 2...3, using: &generator)
    let members = (0..<count).map { _ in source(depth: depth - 1, using: &generator) }
    let content = members.joined(separator: separator)
    return Bool.random(using: &generator) ? "(\(content))" : "[\(content)]"
  }
}
