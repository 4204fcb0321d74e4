// swift-tools-version: 6.1
import PackageDescription

// A package of its own: swift-syntax triples a clean build, and nobody who only talks needs it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "malgil-swift-scan",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")
  ],
  targets: [
    .target(
      name: "SwiftScan",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: settings),
    .executableTarget(name: "malgil-swift-scan", dependencies: ["SwiftScan"], swiftSettings: settings),
    .testTarget(name: "SwiftScanTests", dependencies: ["SwiftScan"], swiftSettings: settings),
  ]
)
