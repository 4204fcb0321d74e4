extension NormalText {
  /// The text without parts of it, as if they had not been typed.
  ///
  /// - Parameter ranges: In scalars of the normal form.
  public func without(_ ranges: [Range<Int>]) -> NormalText {
    let parts = RangeSet(ranges)
    let kept = RangeSet(0..<count).subtracting(parts).ranges.map { spacedSlice($0) }
    return NormalText(kept.joined(separator: " ") + (isQuestion ? "?" : ""))
  }
}
