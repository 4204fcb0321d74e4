import Language

/// The last words of a phrase as a grammar of everything that says the same.
struct KoreanPredicateGrammar: Sendable {
  let name: GrammarName
  let kind: PhraseKind
  /// How many of the words before the predicate are no part of it.
  let leadCount: Int
  /// 줘, 부탁해: whatever was said before them would fit.
  let fitsAnything: Bool
  /// What `name` stands for, with what that calls.
  let grammars: [GrammarName: PhraseNode]

  /// The grammar of the plain words at the end of a phrase; nil if no predicate is among them.
  ///
  /// Phrases end in the same words again and again, above all when they are compiled once for each of their branches: what was
  /// made of words is kept.
  static func of(_ words: [String]) -> KoreanPredicateGrammar? {
    known.value(for: words.joined(separator: " ")) { KoreanPredicateGrammar(words) }
  }

  // A grammar takes tens of kilobytes.
  private static let known = KeptResults<KoreanPredicateGrammar?>(limit: 2_000)

  private init?(_ words: [String]) {
    guard let predicate = KoreanPredicate.analyse(words.joined(separator: " ")) else { return nil }
    leadCount = predicate.lead.split(separator: " ").count
    // Signs may split a word when it is read, so that there are more words before the predicate than were written.
    guard leadCount < words.count else { return nil }
    name = GrammarName("ko.predicate.\(words.dropFirst(leadCount).joined(separator: " "))")
    fitsAnything =
      switch predicate.kind {
      case .request(let verb): verb.stem == "주"
      case .verbalNoun(let noun): noun == "부탁"
      default: false
      }
    kind =
      switch predicate.kind {
      case .request, .verbalNoun: .request
      case .question, .pastQuestion, .copula: .question
      case .noun: .noun
      }
    grammars = Self.grammars(of: predicate, named: name)
  }

  private static func grammars(of predicate: KoreanPredicate, named name: GrammarName) -> [GrammarName:
    PhraseNode]
  {
    var grammars = [name: PhraseNode.alternatives(predicate.forms.map { node($0) })]
    for tails in Set(predicate.forms.compactMap(\.tails)) {
      grammars[Self.name(of: tails)] = tailNodes[tails]
    }
    return grammars
  }

  /// The same for every predicate. A tree of its own for each would take a gigabyte.
  private static let tailNodes = Dictionary(
    uniqueKeysWithValues: TailSet.allCases.map { tails in
      (tails, PhraseNode.alternatives(tails.tails.map { node($0) }))
    })

  private static func node(_ form: PredicateForm) -> PhraseNode {
    var nodes: [PhraseNode] = []
    if let noun = form.noun {
      nodes.append(.text(noun))
      nodes.append(.alternatives(form.link.texts.map { $0.isEmpty ? .empty : .text($0) }))
      nodes.append(.grammar(KoreanFiller.gap))
    }
    if !form.head.isEmpty { nodes.append(.text(form.head)) }
    if let tails = form.tails {
      nodes.append(.grammar(name(of: tails)))
    } else {
      nodes.append(mark(form.family, form.askFirst))
    }
    return .sequence(nodes)
  }

  private static func node(_ tail: EndingTail) -> PhraseNode {
    let mark = mark(tail.family, tail.askFirst)
    return tail.text.isEmpty ? mark : .sequence([.text(tail.text), mark])
  }

  private static func mark(_ family: EndingFamily?, _ askFirst: AskFirst) -> PhraseNode {
    let name = family.map { "R\($0.rawValue)" } ?? "question"
    return .mark(
      .ending(family: name, askFirst: askFirst == .always, askFirstIfQuestion: askFirst == .ifQuestion))
  }

  private static func name(of tails: TailSet) -> GrammarName { GrammarName("ko.tail.\(tails.rawValue)") }
}
