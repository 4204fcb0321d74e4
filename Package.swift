// swift-tools-version: 6.1
import PackageDescription

/// `make fuzz` sets it: the modules then count for libFuzzer what is run of them, and there is a program that feeds them.
let isFuzzed = Context.environment["MALGIL_FUZZ"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isFuzzed ? [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])] : [])

/// `make` sets it: the modules that read sentences and lay out views are then optimised also in a debug build, where they take
/// most of the time. A package that depends on this one by its version may not have such flags.
let optimisedSettings =
  Context.environment["MALGIL_OPTIMISED"] == nil
  ? settings : settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]
let optimised = [
  "EnglishLanguage", "KoreanLanguage", "Language", "Languages", "Matching", "NearestMeaning", "PhraseCatalog",
  "ViewRendering", "Views",
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let serviceLifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let hummingbird = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioHTTPTypesHTTP1 = Target.Dependency.product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .target(
    name: name, dependencies: dependencies, resources: resources,
    swiftSettings: optimised.contains(name) ? optimisedSettings : settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    resources: resources, swiftSettings: settings)
}

/// The parsers that are fuzzed. Tests read with them what was found once; `make fuzz` finds more.
let fuzzing: [Target.Dependency] = [
  "Agents", "Assistant", "CommandLineTool", "ConversationProtocol", "Daemon", "FoodDelivery", "Hosting",
  "JSONText", "Language", "Languages", "Matching",
  "PhraseCatalog", "Store", grdb, httpTypes, hummingbird, logging, nioCore, nioEmbedded, nioHTTP1,
  nioHTTPTypes, nioHTTPTypesHTTP1,
]
let fuzzTargets: [Target] =
  isFuzzed
  ? [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
    .executableTarget(
      name: "Fuzz", dependencies: fuzzing + ["CLibFuzzer"], path: "Tests/FuzzTests",
      exclude: ["Agents", "Found", "ReplayTests.swift"], swiftSettings: settings),
  ]
  : [
    .testTarget(
      name: "FuzzTests", dependencies: fuzzing, exclude: ["Agents", "Found", "Running"],
      swiftSettings: settings)
  ]

let package = Package(
  name: "malgil",
  products: [
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "BackgroundWork", targets: ["BackgroundWork"]),
    .library(name: "CommandLineTool", targets: ["CommandLineTool"]),
    .library(name: "ConversationProtocol", targets: ["ConversationProtocol"]),
    .library(name: "Daemon", targets: ["Daemon"]),
    .library(name: "ReadlineEditor", targets: ["ReadlineEditor"]),
    .library(name: "Hosting", targets: ["Hosting", "Assistant"]),
    .library(name: "Language", targets: ["EnglishLanguage", "KoreanLanguage", "Language", "Languages"]),
    .library(name: "LiveActivities", targets: ["LiveActivities"]),
    .library(name: "Matching", targets: ["Matching"]),
    .library(name: "Notifications", targets: ["Notifications"]),
    .library(name: "PhraseCatalog", targets: ["PhraseCatalog"]),
    .library(name: "Views", targets: ["Views", "ViewRendering"]),
    .library(name: "Widgets", targets: ["Widgets"]),
    .executable(name: "malgil", targets: ["malgil"]),
    .executable(name: "malgild", targets: ["malgild"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(
      url: "https://github.com/apple/swift-configuration", from: "1.4.0",
      traits: [.defaults, "YAML"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    module("JSONText"),
    module("TextWidth"),
    .executableTarget(
      name: "embed-files", dependencies: ["CMessageDigest"], path: "Tools/embed-files",
      swiftSettings: settings),
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"], path: "Tools/EmbedFiles"),
    .target(name: "Page", swiftSettings: settings, plugins: ["EmbedFiles"]),
    module("Views"),
    module("ViewRendering", ["TextWidth", "Views"]),
    module("ConversationProtocol", ["JSONText"]),
    module("Language"),
    module("KoreanLanguage", ["Language"]),
    module("EnglishLanguage", ["Language"]),
    module("Languages", ["EnglishLanguage", "KoreanLanguage", "Language"]),
    module("Matching", ["Language"]),
    module(
      "NearestMeaning", ["Matching", "Language"],
      resources: [.embedInCode("NoRequest/ko.txt"), .embedInCode("NoRequest/en.txt")]),
    module("AppIntents", ["ViewRendering", "Views"]),
    module(
      "PhraseCatalog",
      ["JSONText", "Matching", "NearestMeaning", "Language", "KoreanLanguage", "Languages", yams]),
    module(
      "Assistant",
      [
        "ConversationProtocol", "JSONText", "Matching", "NearestMeaning", "EnglishLanguage", "KoreanLanguage",
        "Language", "Languages", "AppIntents", "Views",
      ]),
    module("KeptRecords"),
    module("LiveActivities", ["AppIntents", "KeptRecords"]),
    module("BackgroundWork", ["AppIntents", "KeptRecords"]),
    module("Notifications", ["AppIntents", "KeptRecords"]),
    module("Widgets", ["AppIntents", "LiveActivities"]),
    module("Store", ["Assistant", "KeptRecords", grdb]),
    module(
      "Surfaces",
      [
        "AppIntents", "Assistant", "BackgroundWork", "ConversationProtocol", "JSONText", "KeptRecords",
        "Language", "LiveActivities", "Matching", "Notifications", "Store",
        "Views", "Widgets",
      ]),
    module(
      "Hosting",
      [
        "AppIntents", "Assistant", "BackgroundWork", "CMessageDigest", "ConversationProtocol", "JSONText",
        "KoreanLanguage", "Language", "Languages", "LiveActivities", "Matching", "NearestMeaning",
        "Notifications",
        "PhraseCatalog", "Store",
      ]),
    module(
      "Agents",
      [
        "AppIntents", "Assistant", "ConversationProtocol", "Hosting", "JSONText", "KeptRecords", "Language",
        "Matching", "ViewRendering", "Views",
      ]),
    .systemLibrary(name: "CMessageDigest", providers: [.apt(["libmd-dev"])]),
    module(
      "ConversationTesting",
      [
        "AppIntents", "Assistant", "ConversationProtocol", "Hosting", "JSONText", "Language", "Languages",
        "Matching",
        "PhraseCatalog", yams,
      ]),
    module("SampleDatabase", ["AppIntents", grdb]),
    module(
      "FoodDelivery",
      ["AppIntents", "BackgroundWork", "LiveActivities", "Notifications", "SampleDatabase", "Widgets", grdb],
      resources: [.embedInCode("Seed/restaurants.json")]),
    module(
      "Landmarks", ["AppIntents", "LiveActivities", "SampleDatabase", "Widgets", grdb],
      resources: [.embedInCode("Seed/landmarks.json")]),
    module(
      "CommandLineTool",
      [
        "Agents", "AppIntents", "Assistant", "ConversationProtocol", "Hosting", "JSONText", "EnglishLanguage",
        "KoreanLanguage", "Language",
        "Matching", "PhraseCatalog", "ConversationTesting", "Store", "Surfaces", "TextWidth", "ViewRendering",
        "Views",
        argumentParser,
      ]),
    module(
      "Daemon",
      [
        "Agents", "AppIntents", "Assistant", "ConversationProtocol", "Hosting", "JSONText", "Language",
        "KeptRecords", "LiveActivities", "Matching", "Page",
        "PhraseCatalog", "Store", "Surfaces", argumentParser, configuration, httpTypes, hummingbird, logging,
        metrics,
        nioCore, nioHTTP1,
        nioHTTPTypes, nioPosix,
        serviceLifecycle, unixSignals, yams,
      ]),
    .target(name: "CReadline", linkerSettings: [.linkedLibrary("readline")]),
    module("ReadlineEditor", ["CommandLineTool", "CReadline"]),
    // The phrases are data; this target only carries them into the build folder.
    .target(
      name: "Phrases", path: "Phrases",
      resources: [.copy("FoodDelivery"), .copy("Landmarks"), .copy("Malgil")],
      swiftSettings: settings),
    .executableTarget(
      name: "malgil",
      dependencies: ["CommandLineTool", "FoodDelivery", "Landmarks", "Phrases", "ReadlineEditor"],
      swiftSettings: settings),
    .executableTarget(
      name: "malgild", dependencies: ["Daemon", "FoodDelivery", "Landmarks", "Phrases"],
      swiftSettings: settings),
    tests("JSONText"),
    tests("TextWidth"),
    tests("Views", ["ConversationProtocol", "JSONText", "ViewRendering"], resources: [.copy("Gallery")]),
    tests("ViewRendering", ["TextWidth", "Views"]),
    tests(
      "Language", ["EnglishLanguage", "KoreanLanguage", "Languages"], resources: [.copy("Answer/Corpus")]),
    tests("NearestMeaning", ["Language", "Languages", "Matching", "PhraseCatalog"]),
    tests(
      "Matching", ["EnglishLanguage", "KoreanLanguage", "Language", "Languages"], resources: [.copy("Corpus")]
    ),
    // Another process of an app, for tests of what processes share.
    .executableTarget(
      name: "DefaultsWriter", dependencies: ["AppIntents"], path: "Tests/DefaultsWriter",
      swiftSettings: settings),
    tests("AppIntents", ["DefaultsWriter"]),
    // Code as it is written for phones, with stored static variables.
    .testTarget(
      name: "AppIntentsSwift5Tests", dependencies: ["AppIntents"], swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("LiveActivities", ["AppIntents", "KeptRecords"]),
    tests("BackgroundWork", ["AppIntents", "KeptRecords"]),
    tests("Notifications", ["AppIntents", "KeptRecords"]),
    tests("Widgets", ["AppIntents", "LiveActivities"]),
    tests(
      "Surfaces",
      [
        "AppIntents", "Assistant", "BackgroundWork", "ConversationProtocol", "JSONText", "KeptRecords",
        "LiveActivities", "Notifications", "Store",
        "Views", "Widgets",
      ]),
    tests("PhraseCatalog", ["Matching", "Language", "Languages"]),
    tests("ConversationProtocol", ["JSONText"]),
    tests(
      "Assistant", ["AppIntents", "ConversationProtocol", "JSONText", "Language", "Languages", "Matching"]),
    tests("Store", ["Assistant", "KeptRecords", grdb]),
    tests(
      "Agents",
      [
        "AppIntents", "Assistant", "ConversationProtocol", "FoodDelivery", "Hosting", "JSONText",
        "KeptRecords", "Landmarks", "Phrases", "Views",
      ]),
    tests(
      "ConversationTesting",
      [
        "AppIntents", "Assistant", "CommandLineTool", "ConversationProtocol", "FoodDelivery", "Hosting",
        "JSONText", "Landmarks", "Language", "Matching", "Phrases", "PhraseCatalog", "SampleDatabase",
        "Store", "malgil",
        "malgild",
      ]),
    tests(
      "Daemon",
      [
        "Agents", "AppIntents", "Assistant", "ConversationProtocol", "FoodDelivery", "Hosting", "JSONText",
        "KeptRecords", "Landmarks",
        "Language", "LiveActivities", "Matching", "Notifications", "Page", "Phrases", "PhraseCatalog",
        "Store",
        "Surfaces",
        "Widgets", argumentParser, httpTypes, logging, metrics, nioCore, serviceLifecycle,
      ], resources: [.copy("Hostile"), .copy("Pictures/PictureServer")]),
    tests(
      "FoodDelivery",
      [
        "AppIntents", "KeptRecords", "LiveActivities", "Notifications", "SampleDatabase", "ViewRendering",
        "Views",
        "Widgets", grdb,
      ]),
    tests("Landmarks", ["AppIntents", "SampleDatabase", "ViewRendering", "Views", "Widgets", grdb]),
    tests(
      "CommandLineTool",
      [
        argumentParser, "AppIntents", "Assistant", "ConversationProtocol", "Daemon", "FoodDelivery", grdb,
        "Hosting", "Landmarks",
        "Language", "Matching", "Phrases", "PhraseCatalog", "ConversationTesting", "SampleDatabase", "Store",
        "TextWidth",
        "Views",
        "malgil",
      ], resources: [.copy("Fixtures")]),
  ] + fuzzTargets
)
