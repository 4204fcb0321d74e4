/// Texts with what they mean, found by the place where they end.
///
/// ```swift
/// let heads = EndingTable([("시키", seekie), ("켜", kyeo)])
/// heads.all(endingAt: 4, in: scalars)   // every text that ends there, the shortest first
/// ```
package struct EndingTable<Value: Sendable>: Sendable {
  package struct Found {
    /// Where the text begins.
    package var start: Int
    package var value: Value
    /// The place of the text among those that the table was made of.
    package var order: Int

    @inlinable
    package init(start: Int, value: Value, order: Int) {
      self.start = start
      self.value = value
      self.order = order
    }
  }

  /// Texts that all have one value.
  package typealias Group = (texts: ScalarTexts, value: Value)

  @usableFromInline
  let index: EndingIndex
  /// By the group of the index.
  @usableFromInline
  let values: [Value]

  /// The longest text, in scalars.
  package var longest: Int { index.longest }

  /// - Parameter groups: the same text may stand in several; they are found in this order.
  @inlinable
  package init(_ groups: [Group]) {
    var texts = 0
    var letters = 0
    for group in groups {
      texts += group.texts.count
      letters += group.texts.scalars.count
    }
    var index = EndingIndex(texts: texts, letters: letters)
    for group in groups { index.add(group.texts) }
    self.index = index
    values = groups.map(\.value)
  }

  @inlinable
  package init(_ rows: [(text: [Unicode.Scalar], value: Value)]) {
    var index = EndingIndex(texts: rows.count, letters: rows.count * 4)
    for row in rows { index.add(row.text) }
    self.index = index
    values = rows.map(\.value)
  }

  @inlinable
  package init(_ rows: [(text: String, value: Value)]) {
    self.init(rows.map { (Array($0.text.unicodeScalars), $0.value) })
  }

  /// Every text that ends at a place, the shortest first.
  @inlinable
  package func all(endingAt end: Int, in scalars: [Unicode.Scalar]) -> [Found] {
    index.all(endingAt: end, in: scalars).map { match in
      Found(start: match.start, value: values[match.group], order: match.order)
    }
  }

  /// The first value of a part of a text; nil if it is no text of the table.
  @inlinable
  package func value(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Value? {
    index.group(of: range, in: scalars).map { values[$0] }
  }
}

extension EndingTable where Value == Void {
  /// Texts that all mean the same.
  package init(_ texts: some Sequence<String>) { self.init(texts.map { ($0, ()) }) }

  package init(_ texts: ScalarTexts) { self.init([(texts, ())]) }

  /// Whether a part of a text is one of them.
  package func contains(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    index.group(of: range, in: scalars) != nil
  }
}
