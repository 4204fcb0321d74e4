public import Foundation

/// One or more lines of words. Texts of an app are looked up in the environment's language.
///
///     Text("주문 #\(order.number)").font(.headline)
///     Text(order.arrival, style: .timer)
///     Text("합계 ") + Text(order.total, format: .number).bold()
public struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  var pieces: [TextPiece]

  /// Looks `content` up; what is not found is shown as it is.
  public init(
    _ content: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = [TextPiece(.localized(content, table: tableName))]
  }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Words that are the same in every language.
  public init(verbatim content: String) {
    pieces = [TextPiece(.verbatim(content))]
  }

  /// Words between which some look different, as `AttributedString(markdown:)` makes them; only the words are kept.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// A symbol as high as the text around it.
  public init(_ image: Image) {
    pieces = [TextPiece(.image(image))]
  }

  /// Words that depend on the environment.
  package init(inEnvironment words: @escaping @Sendable (EnvironmentValues) -> String) {
    pieces = [TextPiece(.made(words))]
  }

  init(_ pieces: [TextPiece]) {
    self.pieces = pieces
  }

  public static func + (left: Text, right: Text) -> Text { Text(left.pieces + right.pieces) }

  /// Two texts are equal when they are made of the same; what is made by a format equals nothing.
  public static func == (left: Text, right: Text) -> Bool { left.pieces == right.pieces }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let spans = try pieces.flatMap { try $0.spans(in: resolver, environment) }
    return [try resolver.node(.text(environment.paragraph(spans)), environment)]
  }
}

extension EnvironmentValues {
  fileprivate func paragraph(_ spans: [TextSpan]) -> TextContent {
    let scale = Double(minimumScaleFactor).fraction ?? 1
    return TextContent(
      spans: spans, lineLimit: lineLimit.map { min(max($0, 1), 1_000) },
      alignment: multilineTextAlignment == .leading ? nil : multilineTextAlignment.rawValue,
      minimumScale: scale == 1 ? nil : scale)
  }
}
