import Language

/// The endings that show by themselves that a sentence is no request.
enum VetoTails {
  static var all: [PredicateTail.Row] {
    obliging + forbidding + barring + negative + past + offering + reported
  }

  /// A verb behind -지 that turns the meaning of the one before.
  enum Turning: CaseIterable {
    case stopping, negating

    /// Letters of which one is in every form.
    var marks: [Unicode.Scalar] {
      switch self {
      case .stopping: ["마", "말", "맙"]
      case .negating: ["않", "못"]
      }
    }

    /// All its forms; made when a sentence has one of the marks.
    var forms: FormTable {
      switch self {
      case .stopping: Self.stop
      case .negating: Self.not
      }
    }

    var tail: PredicateTail {
      switch self {
      case .stopping: PredicateTail(head: .stem, meaning: .veto(.prohibition), lead: .forbidden)
      case .negating: PredicateTail(head: .stem, meaning: .veto(.negation), lead: .negated)
      }
    }

    private static let stop = FormTable(KoreanVerb(stem: "말").requestForms)
    private static let not = FormTable(
      [KoreanVerb(stem: "않"), KoreanVerb(stem: "못하")].flatMap {
        $0.requestForms + $0.presentQuestionForms + $0.pastQuestionForms
      })
  }

  /// -지 마 and what else is made of 말다; its other forms are those of `Turning.stopping`.
  private static var forbidding: [PredicateTail.Row] {
    let plain = BraceExpansion.texts(
      "{마,마요,마라,마라고,마라니까,마시고,말자고,말랬지,말랬잖아,말아달라고,말고,말지,말기,말것,마시길,마셈,마삼,마여,마용,말렴,말으렴,말거라,말게,말게나,말어,말어라,말구,말구요,마쇼,마시오,마십시다,말길,마시길,말기를,마시기를,말길바라{,요},말길바란다,말길바래{,요},마시길바라{,요},마시길바랍니다,말라고,말라고요,말라니까,마시라고요}"
    )
    let conditional = BraceExpansion.texts(
      "면{안돼{,요},안되{,요},안됩니다,안된다,안됨,않돼{,요},안될{것,거}같{아,아요,습니다,은데,은데요,거든,거든요,네,네요,다},못써{,요},큰일나{,요}}")
    return tails(plain, .stem, .veto(.prohibition), lead: .forbidden)
      + tails(conditional, .conditional, .vetoUnlessQuestion(.prohibition))
      + tails(
        BraceExpansion.texts("면안{될까{,요},되나{,요},되니,되냐,됩니까,되겠니,될런지요}"), .conditional,
        .request(.r13, .always))
  }

  /// Without a condition: 사용은 안 됩니다, 열어서는 안 돼, 촬영 금지입니다.
  private static var barring: [PredicateTail.Row] {
    let plain = BraceExpansion.texts(
      "{안돼{,요},안되{,요,지,지요,죠,네,네요,겠다,겠어,겠어요,겠지,겠지요,겠죠,겠습니다},안됩니다,안된다,안됨,않돼{,요}}")
    let nouns =
      BraceExpansion.texts("{금지,금물}{야,예요,에요,이에요,입니다,이다,임,이야,일세,래,래요,인데,인데요,이니까}")
      + BraceExpansion.texts("{못한다,못합니다,불가합니다,불가야,불가입니다}")
    let never = BraceExpansion.texts(
      "일{,이,은}없어야{해{,요},돼{,요},하겠어{,요},겠어{,요},겠지{,요},겠다,겠구나,겠네{,요},겠습니다,합니다,한다,됩니다}")
    let goals = BraceExpansion.texts("{{지않,없}{도록,게,게끔}{,요,이요}}")
    return tails(plain, .anyNoun, .vetoUnlessQuestion(.prohibition))
      + tails(nouns, .anyNoun, .veto(.prohibition))
      + tails(never, .anyNoun, .veto(.prohibition))
      + tails(goals, .anyNoun, .veto(.prohibition), endsSentence: true)
  }

  /// -지 않다 and -지 못하다.
  private static var negative: [PredicateTail.Row] {
    let plain = BraceExpansion.texts("{않는다,않습니다,않음,않기,않는걸로,않는다고,않을것,않겠음,못한다,못함}")
    let invitations = tails(
      BraceExpansion.texts("지않{을래,겠니,겠어,을까}{,요}"), .stem, .vetoUnlessQuestion(.negation))
    return invitations + unwilling + tails(plain, .stem, .veto(.negation), lead: .negated)
  }

  /// 시킬 필요 없어, 시킬 생각 없어, 시키기 싫어, 시키라는 말이 아니야, 시킬까 말까.
  private static var unwilling: [PredicateTail.Row] {
    let none = BraceExpansion.texts(
      "{{필요,생각,마음,이유}{,가,는,도,이,은},것까진,것까지는}없{어{,요},다,네{,요},습니다,는데{,요},잖아{,요},을것같아{,요}}")
    let dislike = BraceExpansion.texts("기{,가,는,도}싫{어{,요},다,네{,요},습니다,은데{,요},거든{,요}}")
    let meant = BraceExpansion.texts("{라는,란}{말,뜻,소리,얘기,이야기}{,이,은,가,는}아니{야,에요,예요,라고,라니까,라고요,었어,었는데}")
    let undecided = BraceExpansion.texts("{까말까,지말지}{,요,고민이야,고민이에요,고민중이야,고민돼{,요},모르겠어{,요}}")
    return tails(none, .prospective, .veto(.negation))
      + tails(undecided, .prospective, .veto(.embeddedQuestion)) + tails(dislike, .stem, .veto(.negation))
      + tails(meant, .conditional, .veto(.negation))
  }

  private static var past: [PredicateTail.Row] {
    let endings = BraceExpansion.texts(
      "{어{,요},니,냐,나{,요},습니까,습니다,을까{,요},잖아{,요},던가{,요},다고{,요},다니까,구나,어라,었어{,요},었지,군{,요}}")
    let joining = BraceExpansion.texts("{지{,요},죠,네{,요},는데{,요},거든{,요},다,음,대{,요}}")
    return tails(endings, .past, .veto(.past)) + tails(joining, .past, .veto(.past), endsSentence: true)
  }

  private static var offering: [PredicateTail.Row] {
    let texts = BraceExpansion.texts(
      "{줄{게,께,깨,까,라고,려고}{,요},주려고{,요,해,해요,하는데},주겠습니다,드릴{게,께,까,래}{,요},드리겠습니다,드리려고{,요,해요},드려요,드립니다,드릴거예요}")
    return tails(texts, .infinitive, .veto(.offer))
  }

  /// What somebody says that somebody else wants.
  private static var reported: [PredicateTail.Row] {
    let wanted = BraceExpansion.texts(
      "{달라고{,요,해,해요,했어,했어요,하네,하네요,하더라,한다,합니다,그래,그랬어},달래{,요},달라네{,요},달라니까{,요},달라니{,요},달라던데,달란다}")
    let ordered = BraceExpansion.texts("{래{,요},랬어{,요},라네{,요},라던데{,요},라더라,라는데{,요}}")
    let stated = BraceExpansion.texts("{대{,요},다던데{,요},다더라,다는데{,요},다네{,요}}")
    return tails(wanted, .infinitive, .veto(.quotation)) + tails(ordered, .conditional, .veto(.quotation))
      + tails(stated, .plain, .veto(.quotation))
  }

  private static var obliging: [PredicateTail.Row] {
    let texts =
      BraceExpansion.texts("{지않으면,지않고는,지않고선}안{돼{,요},되{,요},됩니다,된다,될것같아{,요}}")
      + BraceExpansion.texts("지않을수{없어{,요},없다,없네{,요},없습니다,없지}")
    return tails(texts, .stem, .veto(.doubleNegative))
  }

  private static func tails(
    _ texts: ScalarTexts, _ head: HeadKind, _ meaning: PredicateTail.Meaning, endsSentence: Bool = false,
    lead: PredicateTail.Lead = .none
  ) -> [PredicateTail.Row] {
    [(texts, PredicateTail(head: head, meaning: meaning, endsSentence: endsSentence, lead: lead))]
  }
}
