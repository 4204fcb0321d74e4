import Testing

@testable import Matching

@Suite("A template is parsed into a tree")
struct TemplateParsingTests {
  static let sources = [
    "주문해줘",
    "  spaces at both ends  ",
    "[좀] 켜줘",
    "[맛있는|싼] 치킨",
    "(치킨|피자) 주문해줘",
    "치킨|피자",
    "내일;두 마리",
    "(내일;두 마리) 주문해줘",
    "{menuItem}",
    "{colour:menuItem}",
    "{colour:@menuItem}",
    "{@menuItem}",
    "{0..100:brightness}",
    "{0..100,5:brightness}",
    "{-20..40:temperature}",
    "{이름} 주문해줘",
    "<applicationName>에서 <order>",
    "${applicationName}에서 ${menuItem} 주문해줘",
    #"\(.applicationName)에서 \(\.$menuItem) 주문해줘"#,
    #"괄호 \( \) \[ \] \{ \} \< \> \| \; \\ \@ 끝"#,
    "5$ 주세요",
    "light[s]",
    "켜[줘|줄래]",
    "(a|)",
    "((a))",
    "[[a]]",
    "[]",
    "()",
    "(|)",
    "a{b}c<d>e",
    "{a.b-c_d9}",
    "cafe\u{301} \u{1112}\u{1161}\u{11AB}",
    "👨‍👩‍👧‍👦 [🍗]",
    "줄\n바꿈",
  ]

  @Test(
    "Printing the tree gives back what was written, and parsing that gives the same tree", arguments: sources)
  func printingIsIdentity(_ source: String) throws {
    let template = try Template(source)
    #expect(Array(template.description.unicodeScalars) == Array(source.unicodeScalars))
    #expect(try Template(template.description) == template)
  }

  @Test("Every part knows where it stands", arguments: sources)
  func rangesAreRight(_ source: String) throws {
    let template = try Template(source)
    let scalars = Array(source.unicodeScalars)
    for node in template.root.all {
      #expect(String(String.UnicodeScalarView(scalars[node.range])) == node.description)
    }
    #expect(template.root.range == 0..<scalars.count)
  }

  static let kinds: [(String, Template.Kind)] = [
    ("주문", .text("주문", written: "주문")),
    (#"\[a\]"#, .text("[a]", written: #"\[a\]"#)),
    ("<order>", .rule("order")),
    ("<applicationName>", .applicationName(written: "<applicationName>")),
    ("${applicationName}", .applicationName(written: "${applicationName}")),
    (#"\(.applicationName)"#, .applicationName(written: #"\(.applicationName)"#)),
    ("{a}", .slot(.init(source: .parameter, name: "a", isCapture: false, written: "{a}"))),
    ("${a}", .slot(.init(source: .parameter, name: "a", isCapture: false, written: "${a}"))),
    (#"\(\.$a)"#, .slot(.init(source: .parameter, name: "a", isCapture: false, written: #"\(\.$a)"#))),
    ("{l:a}", .slot(.init(source: .list("l"), name: "a", isCapture: false, written: "{l:a}"))),
    ("{l:@a}", .slot(.init(source: .list("l"), name: "a", isCapture: true, written: "{l:@a}"))),
    ("{@a}", .slot(.init(source: .parameter, name: "a", isCapture: true, written: "{@a}"))),
    (
      "{0..100:a}",
      .slot(
        .init(
          source: .range(from: 0, through: 100, step: 1), name: "a", isCapture: false, written: "{0..100:a}"))
    ),
    (
      "{-5..5,5:a}",
      .slot(
        .init(
          source: .range(from: -5, through: 5, step: 5), name: "a", isCapture: false, written: "{-5..5,5:a}"))
    ),
  ]

  @Test("Each construct is what the grammar says", arguments: kinds)
  func kindIsRight(_ source: String, _ kind: Template.Kind) throws {
    #expect(try Template(source).root.kind == kind)
  }

  @Test("The spellings of Apple's tables and of Swift mean the same slot and the same app name")
  func appleSpellings() throws {
    let ours = try Template("<applicationName>에서 {menuItem} 주문해줘")
    for source in [
      "${applicationName}에서 ${menuItem} 주문해줘", #"\(.applicationName)에서 \(\.$menuItem) 주문해줘"#,
    ] {
      #expect(try Template(source).root.meaning == ours.root.meaning)
    }
  }

  @Test("An unbracketed top level is alternatives or a permutation of whole sequences")
  func topLevelGroups() throws {
    guard case .alternatives(let members) = try Template("a b|c").root.kind else {
      Issue.record("no alternatives")
      return
    }
    #expect(members.map(\.description) == ["a b", "c"])
    guard case .permutation(let parts) = try Template("a;{b} c").root.kind else {
      Issue.record("no permutation")
      return
    }
    #expect(parts.map(\.description) == ["a", "{b} c"])
  }

  @Test("Random templates are printed as they were written")
  func randomTemplates() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let source = RandomTemplate.source(depth: 4, using: &generator)
      let template = try Template(source)
      #expect(template.description == source)
      #expect(try Template(template.description) == template)
    }
  }
}

extension Template.Node {
  /// The node and everything inside it.
  var all: [Template.Node] {
    switch kind {
    case .text, .slot, .applicationName, .rule: [self]
    case .optional(let node), .group(let node): [self] + node.all
    case .sequence(let nodes), .alternatives(let nodes), .permutation(let nodes):
      [self] + nodes.flatMap(\.all)
    }
  }

  /// The same tree without the way it was written.
  var meaning: PhraseShape {
    switch kind {
    case .text(let text, _): .text(text)
    case .slot(let slot): .slot(slot.source, slot.name)
    case .applicationName: .applicationName
    case .rule(let name): .rule(name)
    case .optional(let node): .group("[", [node.meaning])
    case .group(let node): .group("(", [node.meaning])
    case .sequence(let nodes): .group(" ", nodes.map(\.meaning))
    case .alternatives(let nodes): .group("|", nodes.map(\.meaning))
    case .permutation(let nodes): .group(";", nodes.map(\.meaning))
    }
  }
}

indirect enum PhraseShape: Equatable {
  case text(String)
  case slot(Template.Slot.Source, String)
  case applicationName
  case rule(String)
  case group(Character, [PhraseShape])
}
