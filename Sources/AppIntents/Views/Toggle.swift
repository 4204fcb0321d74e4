public import Views

/// A setting that an intent changes.
///
///     Toggle("즐겨찾기", isOn: place.isFavourite, intent: SetFavourite(place, !place.isFavourite))
public struct Toggle<Label: View>: View {
  private let isOn: Bool
  private let intent: any AppIntent
  private let label: Label

  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  public var body: some View {
    Press(PressedIntent(intent: intent), title: Text(type(of: intent).title), isOn: isOn) { label }
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ title: LocalizedStringResource, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init<I: AppIntent>(_ title: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Views.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ title: LocalizedStringResource, systemImage: String, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Views.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, systemImage: String, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Views.Label(title, systemImage: systemImage) }
  }
}
