import Foundation

@testable import PhraseCatalog

extension FuzzTarget {
  /// Apple's tables of strings, what Xcode writes into an app, and what is read beside them; the first byte says which.
  static let catalogues = FuzzTarget(
    name: "catalogues", longest: 8_192,
    words: [
      "\"actions\"", "\"autoShortcuts\"", "\"phraseTemplates\"", "\"valueType\"", "\"wrapper\"",
      "\"localizations\"", "\"stringUnit\"", "\"variations\"", "${applicationName}", "<dict><key>", "\\U00AC",
    ],
    seeds: {
      let kinds = [
        (UInt8(0), ".xcstrings"), (1, ".strings"), (2, ".plist"), (3, ".json"), (4, ".actionsdata"),
      ]
      let files = try kinds.flatMap { kind, ending in
        try SourceTree.files(in: "Examples", ending: ending).map { [kind] + $0.bytes }
      }
      return files.filter { $0.count <= 8_192 } + written
    }
  ) { bytes in
    guard let kind = bytes.first else { return }
    let data = Data(bytes.dropFirst())
    var built: SwiftCatalog?
    do throws(PhraseFileError) {
      switch kind % 5 {
      case 0: _ = try StringCatalogReader(SourceText(data, path: "fuzz")).table()
      case 1: _ = try StringsFileReader.table(data, path: "fuzz", language: "ko")
      case 2:
        var names = ApplicationNames()
        try names.add(infoPlist: data, path: "fuzz")
      case 3: _ = try SwiftCatalog(data, path: "fuzz")
      default: built = try ActionsDataReader(SourceText(data, path: "fuzz")).catalog()
      }
    } catch {
      try MistakePlaces.check([error], in: bytes)
    }
    for phrase in built?.shortcuts.flatMap(\.phrases) ?? [] {
      let isInside = (1...bytes.count).contains(phrase.place.line) && phrase.place.column > 0
      try hold(isInside, "a phrase stands in the file")
    }
  }

  private static let written: [[UInt8]] = [
    [1] + Array("/* a */ \"Open ${applicationName}\" = \"\\U00AC 열어줘\"; // b\n{\"c\" = d;}".utf8),
    [2]
      + Array(
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDisplayName</key>
        <string>한입</string><key>INAlternativeAppNames</key><array><dict><key>INAlternativeAppName</key>
        <string>한입배달</string></dict></array></dict></plist>
        """.utf8),
    [3]
      + Array(
        """
        {"version": 1, "providers": [], "intents": [], "entities": [], "enums": [], "queries": [{"name": "Q",
          "conformances": ["EntityQuery"], "searches": true, "place": {"file": "A.swift", "line": 1, "column": 1}}]}
        """.utf8),
  ]
}
