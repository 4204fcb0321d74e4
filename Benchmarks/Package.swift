// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  targets: [
    .executableTarget(
      name: "Benchmarks",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
