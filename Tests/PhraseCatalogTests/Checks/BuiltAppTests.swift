import Foundation
import Testing

@testable import PhraseCatalog

/// An app as Xcode built it: its intents and phrases, its tables, its names.
struct BuiltAppTests {
  private static func actions(_ shortcuts: String, _ actions: String = "\"Brew\": {\"parameters\": []}")
    -> String
  {
    "{\"actions\": {\(actions)},\n \"autoShortcuts\": [\(shortcuts)]}"
  }

  private static func shortcut(_ intent: String, _ phrases: String...) -> String {
    let templates = phrases.map { "{\"key\": \"\($0)\"}" }.joined(separator: ", ")
    return "\n{\"actionIdentifier\": \"\(intent)\", \"phraseTemplates\": [\(templates)]}"
  }

  private static func plist(_ name: String, region: String = "en") -> String {
    """
    <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleDisplayName</key><string>\(name)</string>
    <key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>
    """
  }

  /// The project of `Teapot.app` in a folder with these files in the app.
  private func app(_ files: [String: String], at path: String = "Teapot.app") throws -> (
    folder: TemporaryPhrases, project: PhraseProject
  ) {
    let folder = try TemporaryPhrases(
      Dictionary(uniqueKeysWithValues: files.map { ("Teapot.app/" + $0.key, $0.value) }))
    return (folder, try PhraseProject(at: folder.root.appending(path: path)))
  }

  private static let data = "Metadata.appintents/extract.actionsdata"
  private static let brew = actions(shortcut("Brew", "Make tea with ${applicationName}"))

  @Test(arguments: ["Teapot.app", ".", "Teapot.app/Metadata.appintents", "Teapot.app/" + data])
  func `an app, what lies above it, and its file are read alike`(path: String) throws {
    let project = try app([Self.data: Self.brew], at: path).project
    #expect(project.shortcuts.map(\.intent) == ["Brew"])
    #expect(project.shortcuts.first?.texts["en"]?.map(\.value) == ["Make tea with ${applicationName}"])
  }

  @Test func `phrases are heard in the language of development, and as the app's tables translate them`()
    throws
  {
    let project = try app([
      Self.data: Self.actions(Self.shortcut("Brew", "${applicationName}에서 차 우려줘")),
      "Info.plist": Self.plist("찻주전자", region: "ko_KR"),
      "en.lproj/AppShortcuts.strings":
        "\"${applicationName}에서 차 우려줘\" = \"Make tea with ${applicationName}\";",
    ]).project
    #expect(project.languages == ["en", "ko-KR"])
    let matcher = try project.matcher()
    for text in ["찻주전자에서 차 우려 줘", "make tea with 찻주전자"] {
      #expect(SentenceRoute(text, line: 1, matcher: matcher).intent == "Brew")
    }
  }

  @Test(arguments: ["$(DEVELOPMENT_LANGUAGE)", "English", ""])
  func `a language of development that is none leaves the phrases English`(region: String) throws {
    let project = try app([Self.data: Self.brew, "Info.plist": Self.plist("Teapot", region: region)]).project
    #expect(project.languages == ["en"])
  }

  @Test func `extensions and frameworks add their intents, but neither names nor shortcuts nor texts`() throws
  {
    let other = Self.actions(
      Self.shortcut("Pour", "Pour with ${applicationName}"),
      "\"Pour\": {}, \"Brew\": {\"title\": {\"key\": \"Other\"}}")
    let project = try app([
      Self.data: Self.brew, "Info.plist": Self.plist("Teapot"),
      "PlugIns/Widgets.appex/" + Self.data: other, "PlugIns/Widgets.appex/Info.plist": Self.plist("Widgets"),
      "Frameworks/Kettle.framework/Info.plist": Self.plist("Kettle"),
      "Frameworks/Kettle.framework/ko.lproj/AppShortcuts.strings": "\"a\" = \"${applicationName} 나\";",
    ]).project
    #expect(project.catalog?.intents.map(\.name) == ["Brew", "Pour"])
    #expect(project.catalog?.intent("Brew")?.title == nil)
    #expect(project.shortcuts.map(\.intent) == ["Brew"])
    #expect(project.names.all == ["Teapot"])
    #expect(project.tables.isEmpty)
  }

  @Test func `Swift sources that were scanned count before what was built of them`() throws {
    let folder = try TemporaryPhrases(["Teapot.app/" + Self.data: Self.brew])
    let place = #"{"file":"S.swift","line":3,"column":1}"#
    let scanned = try SwiftCatalog(
      Data(
        """
        {"version":1,"providers":[],"intents":[{"name":"Steep","parameters":[],"place":\(place)}],
        "entities":[],"enums":[],"queries":[]}
        """.utf8), path: "catalog.json")
    #expect(try folder.project(ProjectSettings(), scanned).catalog?.intents.map(\.name) == ["Steep"])
    let nothing = SwiftCatalog(providers: [], intents: [], entities: [], enums: [], queries: [])
    #expect(try folder.project(ProjectSettings(), nothing).catalog?.intents.map(\.name) == ["Brew"])
  }

  @Test func `its phrases are checked like those of sources and tables`() throws {
    let number = #"{"primitive": {"wrapper": {"typeIdentifier": 99}}}"#
    let entity = #"{"entity": {"wrapper": {"typeName": "Tea"}}}"#
    let actions = """
      "Brew": {"parameters": [{"name": "tea", "valueType": \(entity)}]},
      "Wait": {"parameters": [{"name": "minutes", "valueType": \(number)}]}
      """
    let (folder, project) = try app([
      Self.data: Self.actions(
        [
          Self.shortcut("Brew", "Brew ${tea} with ${applicationName}", "Make tea with ${applicationName}"),
          Self.shortcut(
            "Wait", "Wait ${minutes} in ${applicationName}", "Make tea with ${applicationName}",
            "Wait ${cups}"),
        ].joined(separator: ","), actions)
    ])
    let path = folder.root.appending(path: "Teapot.app/" + Self.data).path
    let found = try ProjectChecks(project).findings.map {
      "\($0.file == path ? "" : $0.file)\($0.line): \($0.code.rawValue): \($0.message)"
    }
    #expect(
      Set(found) == [
        "5: MG101: “make tea” is both Brew and Wait, and neither comes first",
        "5: MG302: Wait has no parameter “cups”",
        "5: MG401: “Wait ${cups}” does not say ${applicationName}; Siri takes no phrase without it",
        "5: MG402: the slot “minutes” is a value of the system; Apple takes only an AppEntity or AppEnum",
      ])
  }

  @Test func `a mistake in a part of the app is told with its file`() throws {
    let folder = try TemporaryPhrases([
      "Teapot.app/" + Self.data: Self.brew, "Teapot.app/PlugIns/W.appex/" + Self.data: "{\"actions\": 7}",
    ])
    #expect {
      try folder.project()
    } throws: { error in
      "\(error)".contains(
        "Teapot.app/PlugIns/W.appex/\(Self.data):1:13: error: “actions” has a value of another type")
    }
  }
}
