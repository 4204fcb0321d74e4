import Language

/// Finds what the Tab key can offer, best first; an empty array rings the bell.
public typealias LineCompleter = @Sendable (LineContext) -> [Completion]

/// A line being typed, as the completer sees it.
public struct LineContext: Hashable, Sendable {
  public var textBeforeCursor: String
  public var textAfterCursor: String

  public init(textBeforeCursor: String, textAfterCursor: String = "") {
    self.textBeforeCursor = textBeforeCursor
    self.textAfterCursor = textAfterCursor
  }

  /// What stands between the last space and the cursor: `치ㅋ` in `두 번째 치ㅋ`; empty after a space.
  public var word: Substring {
    guard let space = textBeforeCursor.lastIndex(where: \.isWhitespace) else { return textBeforeCursor[...] }
    return textBeforeCursor[textBeforeCursor.index(after: space)...]
  }
}

/// One thing that the Tab key can put into the line.
///
/// ```swift
/// Completion("치킨", replacing: context.word)                        // 치ㅋ → 치킨
/// Completion("치킨 주문해줘", replacing: context.textBeforeCursor)   // the whole line
/// ```
public struct Completion: Hashable, Sendable {
  /// What is put into the line; ends in a space if one is wanted.
  public var text: String
  /// What the list shows when there are several.
  public var title: String
  /// How many characters before the cursor it replaces.
  public var replacedCount: Int

  /// - Parameters:
  ///   - replacing: the text that ends at the cursor and gives way.
  ///   - title: what the list shows; `text` if not given.
  public init(_ text: String, replacing: some StringProtocol, title: String? = nil) {
    self.text = text
    self.title = title ?? text
    replacedCount = replacing.count
  }
}

/// What the Tab key does with the completions that were found.
package enum CompletionStep: Hashable, Sendable {
  case nothing
  /// Puts text in place of so many characters before the cursor.
  case replace(count: Int, text: String)
  /// Shows titles, since nothing more is certain.
  case list([String])

  /// One completion is taken. Of several the common beginning is, as long as it leaves nothing out that was
  /// typed: with 치킨 and 치킨무, `치ㅋ` becomes 치킨; with 치킨 and 치즈, `ㅊ` stays and both are shown.
  package init(_ completions: [Completion], in context: LineContext) {
    guard let first = completions.first else {
      self = .nothing
      return
    }
    let typed = context.textBeforeCursor.suffix(first.replacedCount)
    let certain = completions.dropFirst().reduce(first.text[...]) { commonPrefix($0, $1.text) }
    let isSameSpan = completions.allSatisfy { $0.replacedCount == first.replacedCount }
    if isSameSpan, certain != typed, certain.count >= typed.count, !certain.isEmpty {
      self = .replace(count: typed.count, text: certain.visibleLine)
    } else {
      self = completions.count == 1 ? .nothing : .list(completions.map(\.title))
    }
  }
}

private func commonPrefix(_ a: Substring, _ b: String) -> Substring {
  var end = a.startIndex
  for (left, right) in zip(a.indices, b) {
    guard a[left] == right else { break }
    end = a.index(after: left)
  }
  return a[..<end]
}
