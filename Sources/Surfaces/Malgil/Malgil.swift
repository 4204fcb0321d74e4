package import AppIntents
import Notifications
import Synchronization
import Widgets

/// The assistant's own app: sentences about the board, what goes on, notifications and controls.
///
/// It stands beside apps that have something to show:
///
///     let apps = Malgil.joined(to: [FoodDelivery.self])
package enum Malgil: OwnApp {
  package static let names = [
    "ko": AppNames(display: "말길", alternatives: ["Malgil"]),
    "": AppNames(display: "Malgil", alternatives: ["말길"]),
  ]

  package static let intents: [any AppIntent.Type] = [
    PlaceWidget.self, RemoveWidget.self, EnlargeWidget.self, ShrinkWidget.self, ResizeWidget.self,
    MoveWidget.self, ShowBoard.self, ShowWidgetKinds.self,
    ShowActivities.self, ShowNotifications.self, ClearNotifications.self,
    TurnOnControl.self, TurnOffControl.self, PressControl.self, PlaceChosenWidget.self,
    ConfigureControl.self,
  ]

  package static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  package static let phrasesFolder: String? = "Malgil"

  private static let joinedApps = Mutex<[any AssistantApp.Type]>([])

  /// The apps with this one behind them, where any of them has something to show. It speaks of what they declare.
  package static func joined(to apps: [any AssistantApp.Type]) -> [any AssistantApp.Type] {
    joinedApps.withLock { $0 = apps }
    return apps.contains { $0 is any WidgetApp.Type || $0 is any NotificationApp.Type }
      ? apps + [Malgil.self] : apps
  }

  package static func configure(dataFolder: URL) {
    AppDependencyManager.shared.add(dependency: DeclaredNames(of: joinedApps.withLock(\.self)))
  }
}
