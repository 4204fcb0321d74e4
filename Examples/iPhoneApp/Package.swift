// swift-tools-version: 6.1
import PackageDescription

// An iPhone app's files as Xcode builds them, beside what makes an assistant of them. `Pantry` and `PantryApp` have nothing of
// Malgil in them; `Assistant` is the one file that is added.

/// In Swift 5 mode, as most apps for phones are. No module may be called `os` or `Combine` in the build folder:
/// packages take them for signs of an Apple system.
let asOnPhones: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .unsafeFlags(["-module-alias", "os=UnifiedLog", "-module-alias", "Combine=ObservedObjects"]),
]

let package = Package(
  name: "iPhoneApp",
  dependencies: [
    .package(name: "malgil", path: "../.."),
    .package(path: "../../AppleModules"),
  ],
  targets: [
    .target(
      name: "Pantry",
      dependencies: [
        .product(name: "AppIntents", package: "malgil"),
        .product(name: "AppleModules", package: "AppleModules"),
      ],
      path: "Pantry", swiftSettings: asOnPhones),
    .executableTarget(
      name: "PantryApp",
      dependencies: ["Pantry", .product(name: "AppleModules", package: "AppleModules")],
      path: "PantryApp", swiftSettings: asOnPhones),
    .executableTarget(
      name: "pantry-assistant",
      dependencies: ["Pantry", .product(name: "AppIntents", package: "malgil")], path: "Assistant"),
  ])
