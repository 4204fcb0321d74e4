/// How one language turns a written phrase into everything a speaker would naturally say for it.
///
/// A language is one module, such as `KoreanLanguage`; `PhraseLanguages` in the module `Languages` lists them.
public protocol PhraseLanguage: ConversationLanguage {
  /// A BCP 47 tag such as `ko`.
  var tag: String { get }

  /// The tree as meant for the tree as written, with the definitions of the grammars it calls.
  func meaning(of phrase: PhraseNode) -> ExpandedPhrase

  /// The same for a form that stands inside a sentence and has no predicate of its own, such as the order
  /// line `{menuItem} [{quantity}]`.
  func meaning(ofNominal form: PhraseNode) -> ExpandedPhrase

  /// What may stand between two members of a list: 이랑, 하고, a comma, “and”, or nothing.
  var listJoiner: ExpandedPhrase { get }

  /// What may belong to an app's name said at `range`: the name with its particle or preposition, and whether
  /// it has one. None when the name cannot be one there; several where nothing is spaced and either may be meant.
  func applicationNames(at range: Range<Int>, in text: NormalText) -> [(range: Range<Int>, isMarked: Bool)]

  /// Numbers with their counters that begin at `position`.
  func numbers(in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int) -> [PhraseNumber]

  /// Dates, times and lengths of time that begin at `position`, the longest first, each with its particle or
  /// preposition if that says a limit.
  func dates(
    in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int, from reference: DateReference
  ) -> [DateReading]

  /// A moment as it is repeated to a person, as exactly as `resolution`.
  func words(for moment: CivilMoment, _ resolution: DateResolution, now: CivilMoment) -> String

  /// A length of time as it is repeated to a person.
  func words(for duration: CivilDuration) -> String

  /// Where a name ends with its inflection when that is more than the name: behind the s of “colas”. `name` is
  /// where the name itself was read; it never ends a word. Nil if what follows is no inflection.
  func inflectedEnd(ofName name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Int?

  /// Whether a text of the person's own may end inside a typed word, at the end of `range`: what is left of the word is
  /// something else than the text (해운대|를), or could be a part of it (가|을).
  func mayEndText(_ range: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool

  /// Whether the rest of a typed word, from `start` on, only joins the value before it to the sentence: the 에 of 두 시에.
  func joinsValue(at start: Int, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool

  /// Whether the rest of a typed word behind a name is a particle that fits the name, and nothing else: the 만 of 섬만.
  func isParticle(behind name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool

  /// Whether the word before a name may describe it: the 잘하는 of 잘하는 집, the 어느 of 어느 집.
  func isDescribed(_ name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool

  /// The words of a sentence, beside its request, that only state something, the fewest first: a reason, a feeling, what has
  /// happened. Each range is at the beginning or the end.
  func statements(in words: [String]) -> [Range<Int>]

  /// The words of a sentence, at its beginning or end, that probably only tell something. What is left when they are set aside
  /// may be asked about, not done.
  func likelyStatements(in words: [String]) -> [Range<Int>]

  /// The words of a sentence that say with whom something is done, which no app asks for: 친구들이랑, “with my two brothers”.
  func companions(in words: [String]) -> [Range<Int>]

  /// Whether words that stand in a name's place say what somebody does: “I saved as favourites”, 애들이 좋아하는데.
  func tellsSomething(_ words: String) -> Bool

  /// Whether words would only state something if a request stood behind them.
  func statesBeforeRequest(_ words: [String]) -> Bool

  /// Whether the words of a date say themselves that it lies ahead: 다음 주 수요일, “next Friday”.
  func saysAhead(_ words: String) -> Bool

  /// A value of each kind that the language reads, to be shown in samples of phrases.
  var sampleValues: SampleValues { get }

  /// Whether a name is written in the language's own letters, so that samples prefer it to names in others.
  func isNative(_ name: String) -> Bool

  /// A value with what a phrase has joined to it, in the form that fits the value: 콜라 and 을 are 콜라를.
  func joining(_ ending: String, to value: String) -> String

  /// A sentence with a number, a date and a predicate. Whoever reads it once has the tables that reading needs,
  /// which are made when they are first asked for.
  var sample: String { get }

  /// Whether a sentence that has words of several languages asks in this one: Don't Look Up 틀어줘. What others read in it then
  /// does not count.
  func claims(_ text: NormalText) -> Bool

  /// What the sentence's last predicate forbids, if anything.
  func vetoes(in text: NormalText) -> [PhraseVeto]

  /// Whether a sentence that no phrase takes asks for something to be done, so that it is worth a question.
  ///
  /// - Parameter values: the names, numbers and times in it. A sentence may ask by naming what is wanted: 마라탕 둘.
  func requestLikelihood(of text: NormalText, values: [Range<Int>]) -> RequestLikelihood

  /// Whether a sentence takes back what it says, or begins in the past, so that nothing that is learnt makes it a request.
  func retracts(_ text: NormalText) -> Bool

  /// Whether a sentence asks a question, also without a question mark: 넣어 두셔도 될까요.
  func asksQuestion(_ text: NormalText) -> Bool

  /// Whether a word wants one more of what was named: “a bibimbap for me and another for my husband”.
  func saysOneMore(_ word: String) -> Bool

  /// Whether what stands before a thing says that it is one: a (latte).
  func isSingled(behind words: String) -> Bool

  /// The counters with which people are counted: 두 명, two persons.
  var personCounters: Set<String> { get }

  /// The counters with which whole portions of a dish are counted, and hardly anything else: 두 그릇, two portions.
  var portionCounters: Set<String> { get }

  /// Texts of the person's own that the sentence itself marks: addresses, notes, names that are given.
  func markedTexts(in text: NormalText) -> [MarkedText]

  /// The words for a place that something is to be brought to, whether an app knows it or not: my dorm, 할머니 댁.
  func destination(in text: NormalText) -> Range<Int>?

  /// Whether the title of a parameter says that it is an address.
  func namesAddress(_ title: String) -> Bool

  /// The amounts of money that a sentence says, in their order.
  func prices(in text: NormalText) -> [SaidPrice]

  /// Other sentences made from one, by the rules of this language: some mean the same, some do not.
  func variants(of sentence: MarkedSentence, _ choice: inout SeededChoice) -> [SentenceVariant]

  /// Whether a sentence takes one thing in place of another: 콜라 말고 사이다, instead of cola. What is meant must then be
  /// said by a phrase.
  func replaces(_ text: NormalText) -> Bool

  /// Whether a sentence of any words plainly asks for something to be done, by its ending or the verb that it begins with: 해 줘,
  /// “please add …”. A wish, a plan, or a request behind a story does not.
  func requestsPlainly(_ text: NormalText) -> Bool

  /// Whether a request of a phrase with this ending is said as a wish or a proposal of the person: 담고 싶어요, 담자. Not 담을까.
  ///
  /// - Parameter ending: the family of its last predicate's ending, such as `R9`.
  func wishes(_ text: NormalText, ending: String) -> Bool

  /// Whether a sentence, or the title of an intent, takes something away: remove the latte, 즐겨찾기 해제.
  func takesAway(_ text: NormalText) -> Bool

  /// Whether a word may turn another word of the sentence into its opposite, or says that something was a mistake: mark it as not
  /// visited, undo the star, 별표 해제, 잘못 찍혔네. What is only nearest to such a sentence changes nothing without a question.
  func reverses(_ text: NormalText) -> Bool

  /// The request that a sentence begins with where its other words follow: 찾아줘 치즈 들어간 메뉴. Such a sentence is read as
  /// if the request stood at its end, and no free text begins with it.
  ///
  /// - Returns: how many scalars the request takes; nil where a sentence does not begin with one.
  func frontedRequest(in text: NormalText) -> Int?

  /// Whether a word says how many without being a number: 씩, each, a couple.
  func saysAmount(_ word: String) -> Bool

  /// Whether a word as it is typed says on or off, in a sentence of any words: 꺼버려, off. Nil for any other word.
  func switching(_ word: String) -> Bool?

  /// Whether a word only joins or measures others in a name: the “with” of “salad with tuna”. It names nothing by itself.
  func joinsNames(_ word: String) -> Bool

  /// Whether a number stands for a thing that was named, and says nothing of how many: the large one.
  ///
  /// - Parameter words: the words before it.
  func standsForThing(_ number: String, behind words: [String]) -> Bool

  /// Whether a sentence wants to be told of something or to be left alone by it, where no single word says on or off: “let me know when
  /// it is here”, 안 뜨게 해 줘. Nil where it says neither.
  func wantsToBeTold(_ text: NormalText) -> Bool?

  /// Whole answers to a question, in normal form without spaces, such as those for yes, no and cancel. The answers of all
  /// languages are read at once, since people answer as they like.
  var answerWords: [String: AnswerMeaning] { get }

  /// What may stand around values in an answer or a correction.
  var answerFrame: AnswerFrame { get }

  /// How things are found by their properties; nil in a language that has no such sentences yet.
  var findFrame: FindFrame? { get }

  /// How people steer a conversation, and refer to what was spoken of.
  var conversation: ConversationWords { get }

  /// A request whose word joins another one to it, as it is asked alone: 주문하고 is 주문해 줘. Nil for any other word.
  func request(joinedBy word: String) -> String?

  /// What is said for on and off, yes and no, in normal form without spaces.
  var booleanWords: [String: Bool] { get }

  /// Words that point at something instead of naming it (그거, 아무거나, “it”); never free text.
  var pointingWords: Set<String> { get }
}

/// The kind of a phrase, decided by its last predicate.
public enum PhraseKind: String, Hashable, Sendable {
  case request, question, noun
}

/// What a written phrase stands for.
public struct ExpandedPhrase: Sendable {
  public var kind: PhraseKind
  public var node: PhraseNode
  /// Names of the must-not-execute rules that the phrase itself spells out (방법 알려줘, 주문했어), which
  /// therefore do not veto it.
  public var spelledOut: Set<String>
  /// Definitions of every grammar that `node` or another definition here calls. Never recursive.
  public var grammars: [GrammarName: PhraseNode]

  public init(
    kind: PhraseKind, node: PhraseNode, spelledOut: Set<String> = [],
    grammars: [GrammarName: PhraseNode] = [:]
  ) {
    self.kind = kind
    self.node = node
    self.spelledOut = spelledOut
    self.grammars = grammars
  }
}

/// A number as a slot reads it.
public struct PhraseNumber: Hashable, Sendable {
  /// Half-open end in the scalars given.
  public var end: Int
  public var value: ClosedRange<Double>
  public var counter: String?
  /// Of `only`, `also` and `each`, what follows the number and was read with it.
  public var marks: [PhraseMark]
  /// The word is also another word (이, 네, 만) and stands without a counter.
  public var isAmbiguous: Bool
  public var isCounterUnusual: Bool
  /// It can say how many of something: no time of day, length, price, floor or number of a house.
  public var countsThings: Bool
  /// What follows it says that they come to what is there: 두 개 더, 두 개 추가.
  public var isMore = false

  public init(
    end: Int, value: ClosedRange<Double>, counter: String? = nil, marks: [PhraseMark] = [],
    isAmbiguous: Bool = false,
    isCounterUnusual: Bool = false, countsThings: Bool = true
  ) {
    self.countsThings = countsThings
    self.end = end
    self.value = value
    self.counter = counter
    self.marks = marks
    self.isAmbiguous = isAmbiguous
    self.isCounterUnusual = isCounterUnusual
  }
}

/// A rule that keeps a sentence from being executed.
public struct PhraseVeto: Hashable, Sendable {
  /// The rule's name as explanations show it: `prohibition`, `past`, `howTo` …
  public var rule: String
  /// In scalars of the normal form.
  public var range: Range<Int>
  /// The sentence stands if it is confirmed.
  public var onlyAsksFirst: Bool

  public init(rule: String, range: Range<Int>, onlyAsksFirst: Bool = false) {
    self.rule = rule
    self.range = range
    self.onlyAsksFirst = onlyAsksFirst
  }
}

extension PhraseVeto {
  /// What several languages forbid in a sentence. Where one of them claims it, the others are not asked.
  public static func all(in text: NormalText, languages: [any PhraseLanguage]) -> [PhraseVeto] {
    let claiming = languages.filter { $0.claims(text) }
    return (claiming.isEmpty ? languages : claiming).flatMap { $0.vetoes(in: text) }
  }
}
