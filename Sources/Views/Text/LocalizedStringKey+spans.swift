import Foundation

extension LocalizedStringKey {
  /// The text in the environment's language, what was put in at its places.
  @MainActor
  func spans(
    table: String?, in resolver: ViewResolver, _ environment: EnvironmentValues
  ) throws -> [TextSpan] {
    let template = environment.lookUpText?(lookup(table, environment.locale)) ?? key
    // A plain text is no template: "100%" means what it says.
    let parts = arguments.isEmpty && template == key ? [.words(key)] : TemplatePart.parts(of: template)
    return try join(
      parts.flatMap { part -> [TextSpan] in
        switch part {
        case .words(let words): [TextSpan(text: environment.cased(try resolver.text(words)))]
        case .argument(let index): try argument(index, in: resolver, environment)
        }
      })
  }

  private func lookup(_ table: String?, _ locale: Locale) -> TextLookup {
    TextLookup(key: key, table: table, locale: locale, numbers: arguments.map(\.number))
  }

  @MainActor
  private func argument(
    _ index: Int, in resolver: ViewResolver, _ environment: EnvironmentValues
  ) throws -> [TextSpan] {
    guard arguments.indices.contains(index) else { return [] }
    var plain = environment
    (plain.font, plain.looks) = (nil, EnvironmentValues.ViewModifiers())
    plain.looks.textCase = environment.looks.textCase
    return try arguments[index].text.pieces.flatMap { try $0.spans(in: resolver, plain) }
  }

  /// Neighbours that look the same are one span.
  private func join(_ spans: [TextSpan]) -> [TextSpan] {
    spans.reduce(into: []) { joined, span in
      guard let text = span.text, var last = joined.last, let lastText = last.text else {
        return joined.append(span)
      }
      last.text = text
      guard last == span else { return joined.append(span) }
      joined[joined.count - 1].text = lastText + text
    }
  }
}

/// What is asked of the app's tables of texts.
package struct TextLookup: Sendable {
  package let key: String
  package let table: String?
  package let locale: Locale
  /// What is put in at each place, where it is a number: texts may have forms for one and for many.
  package let numbers: [Double?]
}

/// A part of a template with `%@`, `%lld`, `%2$@` and `%%`.
enum TemplatePart: Equatable {
  case words(String)
  case argument(Int)

  static func parts(of template: String) -> [TemplatePart] {
    var parts: [TemplatePart] = []
    var count = 0
    var rest = template[...]
    while let place = rest.firstMatch(of: /%(?:%|(?:(\d{1,2})\$)?(?:@|lld|lf|d))/) {
      parts.append(words: rest[..<place.range.lowerBound])
      rest = rest[place.range.upperBound...]
      guard place.output.0 != "%%" else {
        parts.append(words: "%")
        continue
      }
      let explicit = place.output.1.flatMap { Int($0) }
      parts.append(.argument((explicit ?? count + 1) - 1))
      if explicit == nil { count += 1 }
    }
    parts.append(words: rest)
    return parts
  }
}

extension [TemplatePart] {
  fileprivate mutating func append(words: Substring) {
    guard !words.isEmpty else { return }
    if case .words(let before) = last {
      self[count - 1] = .words(before + words)
    } else {
      append(.words(String(words)))
    }
  }
}
