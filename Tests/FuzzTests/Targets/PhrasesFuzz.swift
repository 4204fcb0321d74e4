import Foundation
import Languages
import Matching

@testable import PhraseCatalog

extension FuzzTarget {
  /// A phrase file is read or refused with a place; what is read compiles or says why not.
  static let phrases = FuzzTarget(
    name: "phrases", longest: 2_048,
    words: ["intent: A\nphrases:\n", "  - \"", "rules:", "lists:", "exact: true", "{x}", "<r>"],
    seeds: {
      let whole = try SourceTree.files(in: "Phrases/FoodDelivery/ko", ending: ".yaml").map(\.bytes)
      let templates = try SourceTree.files(in: "Tests/MatchingTests/Corpus", ending: "templates.txt")
        .flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
      let files = templates.filter { !$0.hasPrefix("#") }.map { template in
        Array("intent: A\nphrases:\n  - '\(template.replacing("'", with: "''"))'\n".utf8)
      }
      // Compiling all of them takes longer than a test may.
      return (whole + files).filter { $0.count <= 2_048 }.enumerated().filter { $0.offset.isMultiple(of: 4) }
        .map(\.element)
    }
  ) { bytes in
    var reader = PhraseFileReader(path: "fuzz.yaml", data: Data(bytes))
    let file = reader.phraseFile(app: "A", language: "ko")
    try hold(file != nil || !reader.errors.isEmpty, "what is refused has a reason")
    try MistakePlaces.check(reader.errors, in: bytes)
    var shared = PhraseFileReader(path: "_app.yaml", data: Data(bytes))
    _ = shared.appFile()
    try MistakePlaces.check(shared.errors, in: bytes)
    guard let file, reader.errors.isEmpty else { return }
    let phrases = file.sentences.map { sentence in
      Phrase(
        app: "A", intent: file.intent, language: "ko", template: sentence.template,
        rules: file.rules.mapValues(\.template), parameters: ["x": .number(nil), "y": .text], lists: [:],
        isExact: sentence.isExact, origin: sentence.origin)
    }
    let sound = phrases.filter { $0.mistake == nil }
    let set = try? PhraseSet(phrases: sound, languages: PhraseLanguages.all, applicationNames: [:])
    try hold(set?.phrases.count ?? sound.count == sound.count, "a phrase was lost")
  }
}

/// Where mistakes are said to be.
enum MistakePlaces {
  static func check(_ mistakes: [PhraseFileError], in bytes: [UInt8]) throws {
    // YAML breaks lines at a return, too, and at three other characters.
    let lines = bytes.count + 2
    for mistake in mistakes {
      try hold(!mistake.message.isEmpty && !mistake.description.isEmpty, "a mistake says what it is")
      try hold((0...lines).contains(mistake.line) && mistake.column >= 0, "\(mistake) is in the file")
    }
  }
}
