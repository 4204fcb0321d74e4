extension AttributedString {
  /// The text in the language of the running conversation, without attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }

  /// `AttributedString(localized: "주문 번호 \(number)")`
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }
}

extension String {
  /// `String(localized: "order.number", defaultValue: "주문 번호 \(number)")`: the key of the tables, and the text where they
  /// have none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let place = bundle.map { LocalizedStringResource.BundleDescription.atURL($0.resourceURL ?? $0.bundleURL) }
    let resource = LocalizedStringResource(
      key, defaultValue: defaultValue, table: table, bundle: place ?? .main)
    self = resource.text(in: locale?.identifier ?? IntentDialogScope.host?.language)
  }
}
