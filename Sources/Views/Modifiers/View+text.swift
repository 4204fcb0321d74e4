public import Foundation

/// Looks of all texts in a view.
extension View {
  public func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { $0.looks.fontWeight = weight }
  }
  public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.looks.fontWeight = isActive ? .bold : nil }
  }
  public func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.looks.isItalic = isActive }
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.looks.isMonospaced = isActive }
  }
  public func monospacedDigit() -> some View { changingEnvironment { $0.looks.usesMonospacedDigits = true } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingEnvironment { $0.looks.underlines = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingEnvironment { $0.looks.strikesThrough = isActive }
  }
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.looks.textCase = textCase }
  }

  /// At most so many lines; the last one then ends in `…`.
  public func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.lineLimit = number } }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = factor }
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Texts are always cut at their end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
  }
}
