import AppIntents
import SwiftUI
import WidgetKit

/// Guides give the hint to the button or the toggle; on a phone it is a modifier of the label.
extension ControlWidgetTemplate {
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> Self { self }
}

/// Guides give a toggle a symbol and a closure; on a phone it has a label, and its intent does what is to be done.
extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Bool, action: Action, perform: @escaping (Bool) -> Void
  ) {
    self.init(title, isOn: isOn, action: action)
  }
}
