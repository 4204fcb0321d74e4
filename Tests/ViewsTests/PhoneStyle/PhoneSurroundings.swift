import Foundation

@testable import Views

/// The views in this folder are written for phones and stand here as they were, but for their indentation. What their
/// apps and frameworks would give them is here.
struct ActivityViewContext<Attributes: ActivityAttributes> {
  let attributes: Attributes
  let state: Attributes.ContentState
}

protocol ActivityAttributes {
  associatedtype ContentState
}

extension View {
  func activityBackgroundTint(_ color: Color?) -> some View { self }
  func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension Color {
  static let systemBackground = Color(white: 1)
}

/// A button of an intent, as far as a view sees it.
struct Button<Label: View>: View {
  let intent: any Sendable
  let label: Label

  init(intent: some Sendable, @ViewBuilder label: () -> Label) {
    self.intent = intent
    self.label = label()
  }

  init(_ title: LocalizedStringKey, intent: some Sendable) where Label == Text {
    self.init(intent: intent) { Text(title) }
  }

  var body: some View {
    Press(intent, title: Text(verbatim: "\(type(of: intent))")) { label }
  }
}

struct Toggle<Label: View>: View {
  let isOn: Bool
  let intent: any Sendable
  let label: Label

  init(isOn: Bool, intent: some Sendable, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  init(_ title: LocalizedStringKey, isOn: Bool, intent: some Sendable) where Label == Text {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  var body: some View {
    Press(intent, title: Text(verbatim: "\(type(of: intent))"), isOn: isOn) { label }
  }
}

/// What buttons of the samples do.
struct SampleIntent: Sendable, Equatable {
  var name = ""
}
