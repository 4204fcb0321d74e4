extension NormalText {
  /// The text as if its first scalars had been typed behind all others. Punctuation between the two parts is left out.
  ///
  ///     NormalText("찾아줘, 치즈 들어간 메뉴").movingToEnd(4).spaced   // "치즈 들어간 메뉴 찾아줘"
  ///
  /// Ranges of the result that lie in one of the two parts are where they were typed (`sourceRange`).
  ///
  /// - Parameter length: How many scalars the first part has, its punctuation included; less than `count`.
  public func movingToEnd(_ length: Int) -> NormalText {
    let letters =
      (0..<length).reversed().first { !FinalPunctuation.isClosing(scalars[$0]) }.map { $0 + 1 } ?? 0
    let order = Array(length..<count) + Array(0..<letters)
    var spaces = SpaceMarks(order.map { $0 == 0 || spaceBefore[$0] })
    spaces.append(true)
    return NormalText(
      source: source, scalars: order.map { scalars[$0] }, spaceBefore: spaces,
      sources: order.map { sourceRange($0..<$0 + 1) }, hasInnerSpaces: true,
      isQuestion: isQuestion || scalars[letters..<length].contains("?"))
  }
}
