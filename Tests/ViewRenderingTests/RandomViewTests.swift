import Foundation
import Testing
import TextWidth
import ViewRendering
import Views

/// What holds for every view, however odd.
@Suite @MainActor struct RandomViewTests {
  /// `make test-all` takes more.
  private static let views =
    ProcessInfo.processInfo.environment["MALGIL_ALL_CONVERSATIONS"] == nil ? 500 : 4_000

  /// Looks at the tree of each seed, and returns how many there are; views beyond the limits are refused, and nothing else
  /// happens to them.
  ///
  /// Between two trees the main actor is free for other tests, some of which wait for a limited time.
  @discardableResult
  private func forEachTree(_ look: (UInt64, ViewTree) -> Void) async -> Int {
    var count = 0
    for seed in 0..<UInt64(Self.views) {
      await Task.yield()
      guard let tree = tree(seed) else { continue }
      count += 1
      look(seed, tree)
    }
    return count
  }

  private func tree(_ seed: UInt64) -> ViewTree? {
    var random = RandomView(seed: seed)
    let view = random.view()
    do {
      return try ViewTree(resolving: view)
    } catch {
      #expect(error is ViewTreeError, "seed \(seed)")
      return nil
    }
  }

  private func rendering(_ seed: UInt64) -> TerminalRendering {
    var generator = SeededGenerator(state: ~seed)
    return TerminalRendering(
      width: Int.random(in: 20...100, using: &generator),
      height: Bool.random(using: &generator) ? nil : Int.random(in: 1...30, using: &generator),
      colors: ColorCapability.allCases.randomElement(using: &generator) ?? .none,
      usesASCII: Bool.random(using: &generator), now: Date(timeIntervalSince1970: 0))
  }

  @Test("Every tree is written and read without a difference")
  func json() async {
    let count = await forEachTree { seed, tree in
      let again = try? ViewTree(json: tree.json())
      #expect(again == tree, "seed \(seed)")
    }
    #expect(count > Self.views * 9 / 10)
  }

  @Test("Nothing leaves its box, and nothing in a stack covers its neighbour")
  func boxes() async {
    await forEachTree { seed, tree in
      let faults = rendering(seed).placed(tree).faults
      #expect(faults == [], "seed \(seed)")
    }
  }

  @Test("No line is wider than the terminal, and no control character reaches it")
  func lines() async {
    await forEachTree { seed, tree in
      let rendering = rendering(seed)
      let lines = rendering.lines(tree)
      let texts = lines.map(\.plain)
      #expect(texts.allSatisfy { $0.displayWidth <= rendering.width }, "seed \(seed)")
      #expect(texts.count <= rendering.height ?? 500, "seed \(seed)")
      #expect(!texts.contains { $0.unicodeScalars.contains(where: \.steersTerminals) }, "seed \(seed)")
      if seed % 8 == 0 { #expect(rendering.lines(tree) == lines, "seed \(seed)") }
    }
  }

  @Test("Every tree can be read aloud, and hides what is private")
  func words() async {
    await forEachTree { seed, tree in
      let rendering = WordRendering(now: Date(timeIntervalSince1970: 0), redactsPrivateContent: true)
      let lines = rendering.words(tree).lines
      #expect(!lines.contains { $0.unicodeScalars.contains(where: \.steersTerminals) }, "seed \(seed)")
    }
  }
}

extension PlacedBox {
  /// What is wrong with the places of its children.
  fileprivate var faults: [String] {
    var faults = children.filter { !rect.contains($0.rect) }.map { "\($0.rect) is not within \(rect)" }
    if keepsChildrenApart {
      for (index, one) in children.enumerated() {
        for other in children.dropFirst(index + 1) where one.rect.overlaps(other.rect) {
          faults.append("\(one.rect) overlaps \(other.rect)")
        }
      }
    }
    return faults + children.flatMap(\.faults)
  }
}

extension CellRect {
  fileprivate func contains(_ other: CellRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  fileprivate func overlaps(_ other: CellRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminals: Bool {
    properties.generalCategory == .control || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
