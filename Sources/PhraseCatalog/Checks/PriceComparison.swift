import Language
import Matching

/// What a sentence costs with a phrase and without it, by the real matcher.
///
/// A phrase whose words others stand for already may still be worth having: spelled out, a word is no filler, and
/// an order of its own no other order. Then it costs less, and who wins may follow from that.
struct PriceComparison {
  let checked: CheckedPhrases
  let budget: CheckBudget

  /// By how much a sentence of `phrase` costs more, at most, when only `others` read it; 0 where none does.
  func difference(of phrase: Phrase, to others: [Phrase], at sentences: [String]) -> Int {
    guard !sentences.isEmpty, let own = matcher(of: [phrase]), let other = matcher(of: others) else {
      return 0
    }
    let differences = sentences.compactMap { sentence -> Int? in
      guard budget.spend(2 * CheckBudget.sentence), let cheap = cost(of: sentence, own),
        let dear = cost(of: sentence, other)
      else { return nil }
      return dear - cheap
    }
    return max(0, differences.max() ?? 0)
  }

  private func matcher(of phrases: [Phrase]) -> Matcher? {
    let letters = phrases.reduce(0) { $0 + $1.template.source.unicodeScalars.count }
    guard budget.spend(letters * CheckBudget.letter) else { return nil }
    let names = [checked.app: checked.applicationNames]
    guard
      let set = try? PhraseSet(
        phrases: phrases, languages: checked.rules.map { [$0] } ?? [], applicationNames: names)
    else { return nil }
    return Matcher(phrases: set, dictionaries: checked.dictionaries, applicationNames: names)
  }

  private func cost(of sentence: String, _ matcher: Matcher) -> Int? {
    let result = matcher.match(sentence, at: PhraseOverlaps.reference, repairs: false)
    return (result.matches + result.vetoed.map(\.match)).map(\.cost).min()
  }
}
