// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let package = Package(
  name: "malgil",
  targets: [
    .target(name: "Language", swiftSettings: settings),
    .testTarget(name: "LanguageTests", dependencies: ["Language"], swiftSettings: settings),
  ]
)
