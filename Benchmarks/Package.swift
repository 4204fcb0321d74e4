// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "malgil", path: "..")],
  targets: [
    // The walk through compiled names in C, to be measured beside ours.
    .target(name: "CNameWalk", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CNameWalk", .product(name: "AppIntents", package: "malgil"),
        .product(name: "Hosting", package: "malgil"), .product(name: "Language", package: "malgil"),
        .product(name: "Matching", package: "malgil"),
        .product(name: "PhraseCatalog", package: "malgil"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
