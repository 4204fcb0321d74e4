// swift-tools-version: 6.1
import PackageDescription

// Modules that are named like Apple's, so that an iPhone app's files compile as they are. A package of its own: other packages
// decide by `canImport` whether they are built for a phone. Two names are left out, because packages that most graphs have decide by
// them: `os` is had as another name of UnifiedLog and `Combine` as one of ObservedObjects, with `-module-alias` (Docs/FirstApp.md).

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let appIntents = Target.Dependency.product(name: "AppIntents", package: "malgil")

func ours(_ name: String) -> Target.Dependency { .product(name: name, package: "malgil") }

/// Modules that pass on, or add to, what another one has.
let passingOn: [(String, [Target.Dependency])] = [
  ("ActivityKit", [ours("LiveActivities")]), ("BackgroundTasks", [ours("BackgroundWork")]),
  ("UserNotifications", [ours("Notifications")]), ("AppKit", [appIntents, "Screens"]), ("Cocoa", ["AppKit"]),
  ("CoreLocation", [appIntents]),
  ("CoreSpotlight", [appIntents]), ("CoreTransferable", [appIntents]), ("GeoToolbox", [appIntents]),
  ("ObservedObjects", ["Screens"]), ("SwiftData", [appIntents, "Screens"]),
  ("SwiftUI", [appIntents, "Screens", "UIKit"]), ("UIKit", [appIntents, "Screens"]), ("StoreKit", ["UIKit"]),
  ("UnifiedLog", ["OSLog"]),
  ("UniformTypeIdentifiers", [appIntents]), ("VideoToolbox", ["CoreVideo"]),
  ("VisualIntelligence", [appIntents, "CoreVideo"]),
  ("WidgetKit", [ours("Widgets")]),
]

/// Modules that stand by themselves.
let alone = [
  "AVFoundation", "AVKit", "CallKit", "CloudKit", "CoreBluetooth", "CoreImage", "CoreMotion", "HomeKit",
  "LocalAuthentication", "MediaPlayer", "MusicKit", "PDFKit", "PhotosUI", "QuartzCore", "SafariServices",
  "ServiceManagement", "Speech", "SystemConfiguration", "TipKit", "Vision", "WatchConnectivity", "WatchKit",
  "WebKit", "AudioToolbox", "Contacts", "CoreData", "CoreVideo", "EventKit", "HealthKit",
  "Intents", "MapKit", "MobileCoreServices", "NetworkExtension", "OSLog", "Photos",
  "RealityKit",
]

let package = Package(
  name: "AppleModules",
  products: [
    .library(name: "AppleModules", targets: passingOn.map(\.0) + alone)
  ],
  dependencies: [.package(name: "malgil", path: "..")],
  targets: passingOn.map { .target(name: $0.0, dependencies: $0.1, swiftSettings: settings) }
    + alone.map { .target(name: $0, swiftSettings: settings) }
    + [
      .target(name: "Screens", dependencies: [appIntents], swiftSettings: settings)
    ]
)
