public import Foundation
public import Views

/// What a tree says: the lines that are read aloud, and that notifications and agents get.
///
///     let words = WordRendering().words(tree)
///     words.lines     // ["한밤치킨", "배달 중", "60%"]
///     words.presses   // 추적
///
/// Labels and values of accessibility stand for what is shown, what is hidden from it is left out, and symbols without a
/// label say nothing. What stands beside each other is one line.
public struct WordRendering: Sendable {
  /// What dates that tick are measured from.
  public var now: Date
  /// Leaves out what is marked as private: for whoever others may hear or see.
  public var redactsPrivateContent: Bool

  public init(now: Date = Date(), redactsPrivateContent: Bool = false) {
    self.now = now
    self.redactsPrivateContent = redactsPrivateContent
  }

  public func words(_ tree: ViewTree) -> SpokenView {
    let shown = redactsPrivateContent ? tree.redactingPrivateContent() : tree
    let reader = TreeReader(locale: shown.locale, now: now)
    let lines = reader.lines(of: shown.root).map(\.withoutControls)
    return SpokenView(lines: lines.filter { !$0.isEmpty }, presses: reader.presses(of: shown))
  }
}

/// A tree in words.
public struct SpokenView: Hashable, Sendable {
  public var lines: [String]
  /// What can be pressed, in the order of the tree.
  public var presses: [SpokenPress]
}

/// A button or a toggle in words.
public struct SpokenPress: Hashable, Sendable {
  public var action: String
  public var title: String
  /// Whether a setting is on; nil for a button.
  public var isOn: Bool?
}
