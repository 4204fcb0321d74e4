public import Views

/// Texts of intents and entities in views, in the language of the place where the view is shown.
extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(inEnvironment: { resource.text(in: $0.locale.identifier) })
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) {
    self.init(label: { Text(title) })
  }

  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total, label: { Text(title) })
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(Text(resource))
  }

  /// An entity or a case of an enum: its title.
  public mutating func appendInterpolation(
    _ value: some CustomLocalizedStringResourceConvertible & Sendable
  ) {
    append(Text(value.localizedStringResource))
  }
}
