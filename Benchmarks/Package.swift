// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "malgil", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // The walk through compiled names in C, to be measured beside ours.
    .target(name: "CNameWalk", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "TrivialEndpoint",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CNameWalk", .product(name: "AppIntents", package: "malgil"),
        .product(name: "ConversationProtocol", package: "malgil"),
        .product(name: "Hosting", package: "malgil"), .product(name: "LiveActivities", package: "malgil"),
        .product(name: "Language", package: "malgil"),
        .product(name: "Matching", package: "malgil"),
        .product(name: "PhraseCatalog", package: "malgil"),
        .product(name: "Views", package: "malgil"), .product(name: "Widgets", package: "malgil"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
