public import Language

/// Other sentences made from one: some mean the same, some do not.
///
/// A phrase that understands a sentence should understand every variant that keeps its meaning, and must not carry out one that changes
/// it. Tools write tests with them.
///
/// ```swift
/// let variants = SentenceVariants.all(of: "치킨 주문해줘", values: [0..<2], language: "ko")
/// variants.first { $0.kind == .particleAdded }?.text   // "치킨을 주문해줘"
/// variants.first { $0.kind == .prohibition }?.text     // "치킨 주문하지 마"
/// ```
public enum SentenceVariants {
  /// Every variant that can be made of a sentence, in the order of `Kind`, each text once and never the sentence itself.
  ///
  /// - Parameters:
  ///   - sentence: a request such as an author writes it, in one language.
  ///   - values: where the values of slots stand, in Unicode scalars of `sentence`; ranges outside it are ignored.
  ///   - language: `ko` or `en`. For any other language there are no variants.
  ///   - seed: decides where a variant that can be made in several places is made. The same seed gives the same variants.
  public static func all(
    of sentence: String, values: [Range<Int>] = [], language: String, seed: UInt64 = 0
  ) -> [SentenceVariant] {
    let marked = MarkedSentence(sentence, values: values)
    var choice = SeededChoice(seed: seed)
    let made = PhraseLanguages.named(language)?.variants(of: marked, &choice) ?? []
    var seen: Set<String> = [sentence]
    return made.filter { seen.insert($0.text).inserted }
  }
}
