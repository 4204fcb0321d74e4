import AppIntents
package import Assistant
import ConversationProtocol
import Language
import Matching

/// Something that a person looked for by a few letters.
package struct SearchReport: Hashable, Sendable, Encodable {
  package enum Kind: String, Encodable, Sendable { case name, phrase, intent, session }

  let kind: Kind
  let title: String
  let subtitle: String
  /// What is put where a sentence is typed; empty for a conversation.
  let text: String
  /// The conversation; nil for anything else.
  var session: String?

  /// At most as many.
  package static let limit = 20

  /// Looks through names, sentences, intents and conversations, the best of each kind first. Where nothing is found, what was
  /// typed is read as typed on the other keyboard layout: clzls is 치킨.
  ///
  /// - Parameter records: the conversations of the person, the newest first.
  package static func search(
    _ typed: String, in catalog: AppCatalog, _ records: [ConversationRecord], language: String
  ) -> [SearchReport] {
    let readings = [typed, KeyboardLayout.korean(fromLatin: typed), KeyboardLayout.latin(fromKorean: typed)]
    return readings.lazy.map { found($0, in: catalog, records, language) }.first { !$0.isEmpty } ?? []
  }

  private static func found(
    _ typed: String, in catalog: AppCatalog, _ records: [ConversationRecord], _ language: String
  ) -> [SearchReport] {
    let search = SearchText(typed)
    guard !search.isEmpty else { return [] }
    let intents = intents(search, in: catalog, language)
    let found =
      names(typed, in: catalog, language).prefix(8) + phrases(search, in: catalog, language).prefix(8)
      + intents.prefix(4) + sessions(search, records).prefix(4)
    return Array(found.prefix(limit))
  }

  private static func names(_ typed: String, in catalog: AppCatalog, _ language: String) -> [SearchReport] {
    catalog.apps.flatMap { app -> [SearchReport] in
      let types = app.descriptor.entities
      return types.flatMap { type -> [SearchReport] in
        let names = catalog.matcher.dictionaries[SlotReaders.dictionary(type.name, of: app.name)]
        let found =
          (names?.names(withPrefix: typed, limit: 4) ?? [])
          + (names?.names(matchingInitials: typed, limit: 4) ?? [])
        let title = type.title[language] ?? type.title[""] ?? type.name
        return found.map { SearchReport(kind: .name, title: $0.name, subtitle: title, text: $0.name) }
      }
    }.withoutRepetitions
  }

  private static func phrases(_ search: SearchText, in catalog: AppCatalog, _ language: String)
    -> [SearchReport]
  {
    PhraseReport.all(in: catalog, intent: nil, language: language).flatMap { report in
      report.sentences.lazy.filter { search.isPart(of: $0) }.prefix(2).map {
        SearchReport(kind: .phrase, title: $0, subtitle: report.title, text: $0)
      }
    }.withoutRepetitions
  }

  private static func intents(_ search: SearchText, in catalog: AppCatalog, _ language: String)
    -> [SearchReport]
  {
    PhraseReport.all(in: catalog, intent: nil, language: language).filter { search.isPart(of: $0.title) }.map
    {
      let app = catalog.app($0.app)?.type.names
      let title = (app?[language] ?? app?[""])?.display ?? $0.app
      return SearchReport(kind: .intent, title: $0.title, subtitle: title, text: $0.sentences.first ?? "")
    }
  }

  /// By what was said last in them.
  private static func sessions(_ search: SearchText, _ records: [ConversationRecord]) -> [SearchReport] {
    records.prefix(200).compactMap { record in
      guard let reply = (try? ConversationState(kept: record.state))?.lastReply, search.isPart(of: reply)
      else { return nil }
      let updated = timestamp(record.updated)
      return SearchReport(kind: .session, title: reply, subtitle: updated, text: "", session: record.id)
    }
  }
}

/// What is looked for: letters, or the onsets of syllables.
private struct SearchText {
  private let text: String

  init(_ typed: String) { text = NormalText(typed).text }

  var isEmpty: Bool { text.isEmpty }

  func isPart(of other: String) -> Bool {
    let other = NormalText(other).text
    return other.contains(text) || Hangul.initials(of: other).contains(text)
  }
}

extension [SearchReport] {
  fileprivate var withoutRepetitions: [SearchReport] {
    var seen: Set<SearchReport> = []
    return filter { seen.insert($0).inserted }
  }
}
