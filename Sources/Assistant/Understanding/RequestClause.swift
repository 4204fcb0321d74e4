import Language

/// The clause that asks, in a sentence whose other clauses only tell what has happened or what others do: “we moved, so set my
/// home address to …”, 즐겨찾기에서 빼 줘, 맛이 변했어.
struct RequestClause {
  private let language: any PhraseLanguage

  init(_ language: any PhraseLanguage) { self.language = language }

  /// Nil unless exactly one clause asks, and nothing forbids, quotes or puts off what it asks for.
  func only(in text: NormalText) -> NormalText? {
    let clauses = Self.clauses(of: text.source).map { NormalText($0) }.filter { !$0.isEmpty }
    guard clauses.count > 1, clauses.count <= Self.clauseLimit else { return nil }
    let asking = clauses.filter(asks)
    guard asking.count == 1, let request = asking.first else { return nil }
    let others = clauses.filter { $0 != request }
    return others.allSatisfy(onlyTells) ? request : nil
  }

  private static let clauseLimit = 6

  private func asks(_ clause: NormalText) -> Bool {
    language.vetoes(in: clause).isEmpty && language.requestLikelihood(of: clause, values: []) == .likely
  }

  private func onlyTells(_ clause: NormalText) -> Bool {
    language.vetoes(in: clause).allSatisfy {
      switch VetoRule(rawValue: $0.rule) {
      case .past, .thirdPerson, .negation: true
      default: false
      }
    }
  }

  /// Cut behind commas and full stops, and before “so”.
  private static func clauses(of source: String) -> [String] {
    var clauses = [""]
    for word in source.split(separator: " ") {
      if word == "so" || word == "So" { clauses.append("") }
      clauses[clauses.count - 1] += clauses[clauses.count - 1].isEmpty ? word : " " + word
      if let last = word.last, ",;.!".contains(last) { clauses.append("") }
    }
    return clauses
  }
}
