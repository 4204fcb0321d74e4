// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "malgil",
  products: [
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "CommandLineTool", targets: ["CommandLineTool"]),
    .library(name: "ReadlineEditor", targets: ["ReadlineEditor"]),
    .library(name: "Hosting", targets: ["Hosting", "Assistant"]),
    .library(name: "Language", targets: ["Language"]),
    .library(name: "Matching", targets: ["Matching"]),
    .library(name: "PhraseCatalog", targets: ["PhraseCatalog"]),
    .executable(name: "malgil", targets: ["malgil"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    module("Language"),
    module("Matching", ["Language"]),
    module("AppIntents"),
    module("PhraseCatalog", ["Matching", "Language", yams]),
    module("Assistant", ["Matching", "Language", "AppIntents"]),
    module("Store", ["Assistant", grdb]),
    module(
      "Hosting", ["AppIntents", "Assistant", "Language", "Matching", "PhraseCatalog", "Store"]),
    module("Rehearsal", ["AppIntents", "Assistant", "Language", "Matching", "PhraseCatalog", yams]),
    module("FoodDelivery", ["AppIntents", grdb], resources: [.embedInCode("Seed/restaurants.json")]),
    module("Landmarks", ["AppIntents", grdb], resources: [.embedInCode("Seed/landmarks.json")]),
    module(
      "CommandLineTool",
      [
        "AppIntents", "Assistant", "Hosting", "Language", "Matching", "PhraseCatalog", "Rehearsal", "Store",
        argumentParser,
      ]),
    .target(name: "CReadline", linkerSettings: [.linkedLibrary("readline")]),
    module("ReadlineEditor", ["CommandLineTool", "CReadline"]),
    // The phrases are data; this target only carries them into the build folder.
    .target(
      name: "Phrases", path: "Phrases", resources: [.copy("FoodDelivery"), .copy("Landmarks")],
      swiftSettings: settings),
    .executableTarget(
      name: "malgil",
      dependencies: ["CommandLineTool", "FoodDelivery", "Landmarks", "Phrases", "ReadlineEditor"],
      swiftSettings: settings),
    tests("Language"),
    tests("Matching", ["Language"], resources: [.copy("Corpus")]),
    tests("AppIntents"),
    // Code as it is written for phones, with stored static variables.
    .testTarget(
      name: "AppIntentsSwift5Tests", dependencies: ["AppIntents"], swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("PhraseCatalog", ["Matching", "Language"]),
    tests("Assistant", ["AppIntents", "Language", "Matching"]),
    tests("Store", ["Assistant", grdb]),
    tests(
      "Rehearsal",
      [
        "AppIntents", "Assistant", "CommandLineTool", "FoodDelivery", "Hosting", "Landmarks", "Language",
        "Matching", "Phrases", "PhraseCatalog", "Store", "malgil",
      ]),
    tests("FoodDelivery", ["AppIntents", grdb]),
    tests("Landmarks", ["AppIntents", grdb]),
    tests(
      "CommandLineTool",
      [
        argumentParser, "AppIntents", "Assistant", "FoodDelivery", "Hosting", "Landmarks", "Language",
        "Matching", "Phrases", "PhraseCatalog", "Rehearsal", "Store", "malgil",
      ]),
  ]
)
