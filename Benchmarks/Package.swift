// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The assistant's own declarations are for its package only; this target counts as a part of it.
let malgil = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
let identity = String(malgil.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "malgil", path: "..")],
  targets: [
    // The walk through compiled names in C, to be measured beside ours.
    .target(name: "CNameWalk", cSettings: [.unsafeFlags(["-O3"])]),
    .target(
      name: "Conversations",
      dependencies: [
        .product(name: "AppIntents", package: "malgil"), .product(name: "Assistant", package: "malgil"),
        .product(name: "Language", package: "malgil"), .product(name: "Matching", package: "malgil"),
        .product(name: "Store", package: "malgil"),
      ], swiftSettings: [.unsafeFlags(["-package-name", identity])]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CNameWalk", "Conversations", .product(name: "Language", package: "malgil"),
        .product(name: "Matching", package: "malgil"),
        .product(name: "PhraseCatalog", package: "malgil"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
