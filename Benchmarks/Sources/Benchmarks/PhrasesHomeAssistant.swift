import Foundation
import PhraseCatalog

/// Home Assistant's Korean and English sets with their test sentences, each in the home its file describes,
/// and all in one home that has every name.
struct PhrasesHomeAssistant: Subject {
  let name = "home-assistant"
  static let rounds = 9

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    guard let folder = options.intents, let peer = try HassilPeer.started(options) else {
      skip("everything", because: "--intents or --hassil is missing")
      return []
    }
    return try ["ko", "en"].flatMap { language in
      try [false, true].flatMap { isMerged in try rows(folder, language, isMerged: isMerged, peer) }
    }
  }

  private struct Sentence {
    let text: String
    let context: [String: HassilValue]
    let matcher: HassilMatcher
  }

  private func rows(_ folder: URL, _ tag: String, isMerged: Bool, _ peer: HassilPeer) throws -> [BenchmarkRow]
  {
    guard let language = try HassilFolder(at: folder, languages: [tag]).languages[tag] else { return [] }
    let sentences = try sentences(of: language, isMerged: isMerged)
    let count = try peer.loadHomeAssistant(folder, language: tag, isMerged: isMerged)
    guard count == sentences.count else {
      throw BenchmarkFailure("\(tag): \(sentences.count) sentences here, \(count) in hassil")
    }
    var (middle, late) = (Duel(), Duel())
    _ = try (round(sentences), peer.round())
    for _ in 0..<Self.rounds {
      let (ours, theirs) = try (round(sentences), peer.round().seconds)
      middle.add(ours: Measuring.median(ours), peer: Measuring.median(theirs))
      late.add(ours: Measuring.percentile(ours, 0.99), peer: Measuring.percentile(theirs, 0.99))
    }
    let home = isMerged ? "one home with all names" : "a home for each file"
    let what = "\(tag): \(language.templateCount) templates, \(count) sentences, \(home)"
    return [
      middle.row(
        name, "p50, \(what)", unit: .microseconds, peer: "hassil", goal: .init(kind: .peerAtLeast, value: 50)),
      late.row(
        name, "p99, \(what)", unit: .microseconds, peer: "hassil", goal: .init(kind: .peerAtLeast, value: 20)),
    ]
  }

  private func sentences(of language: HassilLanguage, isMerged: Bool) throws -> [Sentence] {
    let matcher = try HassilMatcher(language)
    var all = HassilHome()
    for file in language.tests {
      all.entities += file.home.entities
      all.areas += file.home.areas
      all.floors += file.home.floors
    }
    let merged = isMerged ? matcher.home(all.lists) : nil
    return language.tests.flatMap { file in
      let here = merged ?? matcher.home(file.home.lists)
      return file.groups.flatMap { group in
        group.sentences.map { Sentence(text: $0.text, context: group.context, matcher: here) }
      }
    }
  }

  private func round(_ sentences: [Sentence]) -> [Double] {
    Measuring.seconds(each: sentences) { _ = $0.matcher.recognize($0.text, context: $0.context) }
  }
}
