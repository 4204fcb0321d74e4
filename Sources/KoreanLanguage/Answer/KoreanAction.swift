import Language

/// The verbs of one kind of action, in every form that asks for it or consents to it. Made once for each kind.
struct KoreanAction: Sendable {
  private let requests: PredicateTable<Void>
  private let permissions: Set<String>
  private let consents: KoreanEndingForms
  private let refusals: KoreanEndingForms

  init(_ verbs: [String]) {
    requests = PredicateTable(verbs)
    let predicates = verbs.compactMap(KoreanPredicate.analyse)
    permissions = Set(predicates.flatMap { Self.permissions(of: $0) })
    let spoken = predicates.flatMap { Self.verbs(of: $0) }
    consents = KoreanEndingForms(spoken, KoreanConsentEndings.consents)
    refusals = KoreanEndingForms(spoken, KoreanConsentEndings.refusals)
  }

  /// Those of the kinds, and what asks to go on with anything: 해 줘, 진행해 줘.
  static func all(for kinds: Set<ActionKind>) -> [KoreanAction] {
    [anything] + kinds.compactMap { known[$0] }
  }

  func isSaid(by text: String, _ scalars: [Unicode.Scalar]) -> Bool {
    requests.contains(0..<scalars.count, in: scalars) || permissions.contains(text) || consents.contains(text)
  }

  /// 지울 필요 없어요, 비우기 싫어, 취소하면 안 되지.
  func isRefused(by text: String) -> Bool { refusals.contains(text) }

  private static let anything = KoreanAction(["해줘", "진행해줘", "처리해줘", "실행해줘", "확정해줘", "부탁해"])
  private static let known = Dictionary(
    uniqueKeysWithValues: ActionKind.all.map { ($0, KoreanAction($0.korean)) })

  /// 지워도 돼, 지우셔도 됩니다, 지우시면 돼요, 지우겠습니다, 지워라, 지워 버려: consent that is no request in itself.
  private static func permissions(of predicate: KoreanPredicate) -> [String] {
    let lead = NormalText(predicate.lead).text
    switch predicate.kind {
    case .request(let verb): return forms(of: verb).map { lead + $0 }
    case .verbalNoun(let noun):
      let verbs = VerbalNounLexicon.lightVerbs(for: noun).flatMap { Self.forms(of: $0) }
      let fronts: [String] = [lead + noun, noun, lead + noun + "을", lead + noun + "를", lead + noun + "나"]
      return fronts.flatMap { front in verbs.map { front + $0 } }
        + nominals.map { lead + noun + $0 }
    default: return []
    }
  }

  /// The verbs of a predicate with what stands before them: 취소 + 하다, 취소를 + 하다.
  private static func verbs(of predicate: KoreanPredicate) -> [(lead: String, verb: KoreanVerb)] {
    let lead = NormalText(predicate.lead).text
    switch predicate.kind {
    case .request(let verb): return [(lead, verb)]
    case .verbalNoun(let noun):
      let verbs = VerbalNounLexicon.lightVerbs(for: noun)
      return ["", "을", "를", "는", "은"].flatMap { particle in verbs.map { (lead + noun + particle, $0) } }
    default: return []
    }
  }

  /// 지우면, 취소하면.
  static func conditions(of predicate: KoreanPredicate) -> [String] {
    let lead = NormalText(predicate.lead).text
    switch predicate.kind {
    case .request(let verb): return [lead + verb.form(KoreanEnding(.linking, "면"))]
    case .verbalNoun(let noun):
      return VerbalNounLexicon.lightVerbs(for: noun).map {
        lead + noun + $0.form(KoreanEnding(.linking, "면"))
      }
    default: return []
    }
  }

  private static func forms(of verb: KoreanVerb) -> [String] {
    let infinitive = verb.form(.infinitive)
    let open = verb.linkingStem(before: "ㄴ")
    var forms: [String] = []
    for front in [infinitive, open + "셔"] { forms += consents.map { front + "도" + $0 } }
    forms += conditions.map { open + "시면" + $0 }
    forms += conditions.map { verb.form(KoreanEnding(.linking, "면")) + $0 }
    forms += finals.map { infinitive + $0 }
    forms += statements.map { verb.stem + $0 }
    for attributive in [verb.form(.presentAttributive), open + "시는"] {
      forms += nouns.map { attributive + $0 }
    }
    if verb.stem.hasSuffix("하") { forms.append(String(verb.stem.dropLast()) + "혀") }
    return forms
  }

  /// 취소, 주문이요, 삭제 ㄱㄱ.
  private static let nominals = BraceExpansion.expand(
    "{,요,이요,ㄱ,ㄱㄱ,고고,해유,혀,햐,좀,부탁,각,각임,각이다,각이야,입니다,입니더,맞습니다,맞아,맞아요,맞다,확정,허이소,허쇼,허소,허라}")
  private static let conditions = ["됩니다", "돼요", "돼", "되지요", "돼유"]
  private static let statements = [
    "겠습니다", "겠어요", "겠소", "이소", "소", "쇼", "자", "자고요", "시게", "게", "거라", "라", "입시더", "십서", "랑께요", "셔유",
  ]
  /// 비우는 걸로 해 줘, 지우는 거 맞아요.
  private static let nouns = BraceExpansion.expand(
    "{걸로{,요,해,해줘,해주세요,해주이소,하자,할게,할게요,하죠,합시다},{거,게,것,것이,것도}{맞아,맞아요,맞습니다,맞다,맞고요,동의해요,동의합니다}}")
  private static let consents = BraceExpansion.expand(
    "{돼,돼요,됩니다,되요,된다,좋아,좋아요,좋습니다,괜찮아,괜찮아요,괜찮습니다,무방합니다,무방해요,상관없어,상관없어요}")
  private static let finals = BraceExpansion.expand(
    "{라,유,불자,불소,부러라,버리자,주셔도돼요,주셔도됩니다,주셔도돼,주시면됩니다,주시면돼요,주시면감사하겠습니다,버려,버려요,버려라,버리세요,버립시다,부러,부쇼,주이소,주쇼,주소,주십쇼,주십시요,주시요,주셔유,줘유,줘요,주라,줘라,주게,주게나,주시게,줍서,주십서,주시기바랍니다,주시길바랍니다,{주,주시}{면,믄,민}{돼,돼요,돼유,됩니다,되지,되지요,되겠네,되겠네요,되겠어요,감사하겠습니다,감사해요,고맙겠습니다,고맙겠어요,고맙겠소,고맙지,고맙수다,좋겠습니다,좋겠어요},달라니까,달란께,달랑께,달란말이야,달란말이여,달란말이에요,불라,불라게,불어,뿌라,부소,부셔}"
  )
}
