import AppIntents

struct TripsPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

struct TripsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(
        intent: PlanTrip(),
        phrases: [
          "Plan a trip with \(.applicationName)",
          "\(.applicationName) 여행 계획",
        ],
        shortTitle: "Plan Trip",
        systemImageName: "airplane"
      )
    ]
  }
}
