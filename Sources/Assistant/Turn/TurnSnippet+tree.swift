import ConversationProtocol
import JSONText
import KoreanLanguage
import Views

extension TurnSnippet {
  /// What is shown, in lines of words and as it is seen.
  init(_ lines: [String], _ tree: ViewTree?, buttons: [String]? = nil) {
    self.init(
      lines: lines.map { KoreanParticle.resolve(in: $0) }, buttons: buttons,
      tree: tree?.changingTexts { KoreanParticle.resolve(in: $0) }.turnValue)
  }
}

extension ViewTree {
  /// Nil for a tree that is deeper than a reader of turns takes: its lines are shown then.
  fileprivate var turnValue: JSON? {
    guard let data = try? json(), let value = try? JSON(parsing: Array(data), called: "tree") else {
      return nil
    }
    return value.depth <= JSON.depthLimit - Self.depthOfEvents ? value : nil
  }

  /// A tree lies in a snippet, that in a turn, that in an event and that in a list of events.
  private static let depthOfEvents = 8
}

extension JSON {
  /// Values in each other.
  fileprivate var depth: Int {
    let nested = (array ?? []) + (object ?? []).map(\.value)
    return 1 + (nested.map(\.depth).max() ?? 0)
  }
}
