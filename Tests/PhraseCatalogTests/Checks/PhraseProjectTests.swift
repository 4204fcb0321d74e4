import Foundation
import Testing

@testable import PhraseCatalog

struct PhraseProjectTests {
  private static let table = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "New ${applicationName} chat": {"localizations": {
        "ko": {"stringSet": {"values": ["새 ${applicationName} 채팅", "${applicationName}에서 새 채팅"]}},
        "ja": {"stringUnit": {"value": "新規${applicationName}チャット"}}}},
      "New ${profile} chat in ${applicationName}": {"localizations": {
        "ko": {"stringUnit": {"value": "${applicationName}에서 새 ${profile} 채팅"}}}}
    }}
    """

  private func files() throws -> TemporaryPhrases {
    try TemporaryPhrases([
      "App/AppShortcuts.xcstrings": Self.table,
      "App/ko.lproj/InfoPlist.strings": "CFBundleDisplayName = \"말벗\"; CFBundleSpokenName = \"말벗이\";",
      "App/Info.plist": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Malbeot</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>INAlternativeAppNames</key><array><dict><key>INAlternativeAppName</key><string>Friend</string></dict></array>
      </dict></plist>
      """, "malgil.yaml": "values: {profile: [업무]}\n",
    ])
  }

  @Test func `a folder gives its names, shortcuts, languages and values`() throws {
    let project = try files().project()
    #expect(Set(project.names.all) == ["말벗", "말벗이", "Malbeot", "Friend"])
    #expect(
      project.shortcuts.map(\.intent) == [
        "New ${applicationName} chat", "New ${profile} chat in ${applicationName}",
      ])
    #expect(project.languages == ["en", "ja", "ko"])
    #expect(project.settings.values == ["profile": ["업무"]])
  }

  @Test(arguments: [
    ("말벗에서 새 업무 채팅", "New ${profile} chat in ${applicationName}", SentenceRoute.Outcome.matched),
    ("새 말벗 채팅", "New ${applicationName} chat", .matched),
    ("말벗에서 새 가나다 채팅", "New ${profile} chat in ${applicationName}", .unknownValue),
    ("新規Malbeotチャット", "New ${applicationName} chat", .matched),
    ("new 업무 chat in friend", "New ${profile} chat in ${applicationName}", .matched),
  ])
  func `a sentence reaches its shortcut`(text: String, intent: String, outcome: SentenceRoute.Outcome) throws
  {
    let matcher = try files().project().matcher()
    let route = SentenceRoute(text, line: 1, matcher: matcher)
    #expect(route.intent == intent)
    #expect(route.outcome == outcome)
  }

  @Test func `a sentence that reaches nothing says so`() throws {
    let matcher = try files().project().matcher()
    #expect(
      SentenceRoute("오늘 날씨 어때", line: 7, matcher: matcher).description == "7: “오늘 날씨 어때”: not understood")
  }

  @Test func `settings with a mistake are refused with its place`() throws {
    let folder = try TemporaryPhrases(["malgil.yaml": "value: 1\nprofile: google\n"])
    #expect {
      try folder.project()
    } throws: { error in
      "\(error)".replacing(folder.root.path + "/", with: "") == """
        malgil.yaml:1:1: error: “value” is not a key of malgil.yaml; it has names, profile, values
            value: 1
            ^
        malgil.yaml:2:10: error: there is one profile, “apple”
            profile: google
                     ^
        2 mistakes in the phrase files; nothing was loaded
        """
    }
  }

  @Test func `brackets of a table are text`() throws {
    let folder = try TemporaryPhrases([
      "ko.lproj/AppShortcuts.strings": "\"Go ${applicationName}\" = \"${applicationName} [가] (나|다)\";"
    ])
    let matcher = try folder.project().matcher()
    #expect(SentenceRoute("[가] (나|다)", line: 1, matcher: matcher).outcome == .matched)
  }
}
