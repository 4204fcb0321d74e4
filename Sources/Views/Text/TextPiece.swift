import Foundation

/// A piece of a text: where its words come from and how they look.
struct TextPiece: Equatable, Sendable {
  indirect enum Source: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case tick(TickContent)
    case image(Image)
    case made(@Sendable (EnvironmentValues) -> String)
    case formatted(Formatted)
  }

  var source: Source
  var looks = TextModifiers()

  init(_ source: Source) {
    self.source = source
  }

  @MainActor
  func spans(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [TextSpan] {
    try resolver.visit()
    let looks = looks
    return try plainSpans(in: resolver, environment).map { span in
      var span = span
      environment.paint(&span)
      looks.paint(&span, environment)
      return span
    }
  }

  @MainActor
  private func plainSpans(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [TextSpan] {
    switch source {
    case .verbatim(let text): [try words(text, resolver, environment)]
    case .localized(let key, let table): try key.spans(table: table, in: resolver, environment)
    case .tick(let tick): [TextSpan(tick: tick)]
    case .image(let image): [TextSpan(symbol: try resolver.text(image.name))]
    case .made(let make): [try words(make(environment), resolver, environment)]
    case .formatted(let value): [try words(value.write(environment), resolver, environment)]
    }
  }

  @MainActor
  private func words(
    _ text: String, _ resolver: ViewResolver, _ environment: EnvironmentValues
  ) throws -> TextSpan {
    TextSpan(text: environment.cased(try resolver.text(text)))
  }

  static func == (left: TextPiece, right: TextPiece) -> Bool {
    guard left.looks == right.looks else { return false }
    switch (left.source, right.source) {
    case (.verbatim(let one), .verbatim(let other)): return one == other
    case (.localized(let one, let table), .localized(let other, let otherTable)):
      return one == other && table == otherTable
    case (.tick(let one), .tick(let other)): return one == other
    case (.image(let one), .image(let other)): return one.name == other.name
    default: return false
    }
  }
}

extension EnvironmentValues {
  func cased(_ text: String) -> String {
    switch looks.textCase {
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    case nil: text
    }
  }
}
