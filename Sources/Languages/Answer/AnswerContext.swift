public import Language

/// One of the things a question offers.
public struct AnswerOption: Hashable, Sendable {
  /// What is shown.
  public var title: String
  /// Other names it answers to.
  public var synonyms: [String]

  /// Makes an option.
  public init(_ title: String, synonyms: [String] = []) {
    self.title = title
    self.synonyms = synonyms
  }
}

/// What was asked, as far as it decides what an answer means.
public struct AnswerContext: Hashable, Sendable {
  /// The kinds of question.
  public enum Prompt: Hashable, Sendable {
    /// 주문할까요? 이대로 괜찮으세요? 괜찮아요 agrees, 됐어요 could be either.
    case confirm
    /// 더 필요한 거 있으세요? 괜찮아요 and 됐어요 decline.
    case offer
    /// One or several of these.
    case choice([AnswerOption])
    /// Any value: 몇 마리요?
    case value
  }

  /// What was asked.
  public var prompt: Prompt
  /// More words that agree here, such as the name of the action: 주문, 보내기.
  public var acceptWords: [String]
  /// More words that decline here.
  public var denyWords: [String]
  /// Names of the action, by which its kind is known: a title such as 방문 기록 삭제. They are no answers themselves.
  public var actionNames: [String]

  /// The question and the lines shown with it. An answer may repeat their words: 1043 취소해 줘, 네 양념치킨 맞아요.
  public var shown: String
  /// Where the answer names things that the question does not show, in scalars of its normal form: 네 콜라도. They are more
  /// than a yes, whatever is said around them.
  public var otherNames: [Range<Int>]

  /// Whether the question is about one thing. Where that is to be deleted, 전부 다 지워줘 is more than a yes, and asked again.
  public var isAboutOne: Bool

  /// Describes a question.
  public init(
    _ prompt: Prompt, acceptWords: [String] = [], denyWords: [String] = [], actionNames: [String] = [],
    shown: String = "", otherNames: [Range<Int>] = [], isAboutOne: Bool = false
  ) {
    self.prompt = prompt
    self.otherNames = otherNames
    self.isAboutOne = isAboutOne
    self.shown = shown
    self.actionNames = actionNames
    self.acceptWords = acceptWords
    self.denyWords = denyWords
  }

  /// A question with options.
  public static func choice(_ titles: [String]) -> AnswerContext {
    AnswerContext(.choice(titles.map { AnswerOption($0) }))
  }

  /// A question that yes or no answers.
  public static let confirm = AnswerContext(.confirm)
  /// A question whether there is anything else.
  public static let offer = AnswerContext(.offer)
  /// A question for a value.
  public static let value = AnswerContext(.value)

  var options: [AnswerOption] {
    if case .choice(let options) = prompt { return options }
    return []
  }
}

/// What a whole utterance answers. Ranges are scalars of the normal form.
public enum AnswerReading: Hashable, Sendable {
  case yes, no, cancel, repeatQuestion, help, back, startOver, skip, more, undo, wait, dontKnow
  /// 아무거나.
  case any
  /// 다; 둘 다 of two. 둘 다 of three options is `.ambiguous`.
  case all
  /// 여기 없어.
  case noneOfThese
  /// 아니 세 마리, 네 근데 두 개로: something said before changes to `rest`; nil if it is not said to what (잘못 말했어).
  case correction(rest: Range<Int>?)
  /// Options by their indices, and the words that say something else (두 번째 걸로 **두 마리**).
  case choice([Int], rest: Range<Int>?)
  /// A name that several options share, or words that fit several (둘 다 of three, 1번 말고 of three): which ones?
  case ambiguous([Int])
  /// The first of the options by some order, and the words that say something else (제일 싼 걸로 **두 개**).
  case comparison(OptionComparison, rest: Range<Int>?)
  /// 그거, 아까 그거: a thing that was spoken of, which only the conversation knows.
  case pointing(PointedOption)
  /// Two opposite words, or a word that can mean yes and no here: ask again.
  case unclear
}
