/// Something that the assistant says.
///
/// A literal is said and shown as it is. With `full:supporting:` the full text is for the ear alone and the
/// supporting one stands beside something that is shown.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?

  public init(_ text: LocalizedStringResource) {
    full = text
    supporting = nil
  }

  /// A text that is known only at run time.
  @_disfavoredOverload
  public init(_ text: String) {
    self.init(stringLiteral: text)
  }

  /// - Parameter systemImageName: A picture on a phone.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  package func spoken(in language: String?) -> SpokenText {
    SpokenText(full: full.text(in: language), supporting: supporting?.text(in: language))
  }
}
