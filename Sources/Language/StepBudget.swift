/// How much work reading one turn may take, and how much it has taken.
///
/// ```swift
/// let steps = StepBudget()
/// let result = matcher.match("치킨 두 마리 주문해줘", steps: steps)
/// steps.spent        // the same number on every machine
/// steps.isExhausted  // false
/// ```
///
/// A step is a piece of work of bounded size: an item of a walk that is expanded, an arc that is followed, a question
/// to a reader of names, numbers or dates and each answer to it, a row of the table in which a misspelt name is looked
/// for, a place at which an answer is tried. Everything that reads an utterance draws from the budget of its turn, so
/// the work of a turn is bounded even where many readings are tried one after the other. Steps depend on the words and
/// the phrases alone, never on the machine or the clock: a sentence that is read once is read every time.
///
/// One turn uses it, from one task at a time.
public final class StepBudget: @unchecked Sendable {
  /// The steps of a turn, unless something else is said: many times what all but a few long sentences take (see
  /// `Docs/Language.md`), and a fraction of a second.
  public static let turnLimit = 2_000_000

  /// How many steps there are in all.
  public let limit: Int
  /// How many were taken; the last piece of work may have taken a few more than there were.
  public private(set) var spent = 0

  /// A full budget.
  public init(limit: Int = StepBudget.turnLimit) { self.limit = limit }

  /// How many steps are left.
  public var left: Int { max(0, limit - spent) }

  /// Nothing more may be read: what was found until then must not be acted on.
  public var isExhausted: Bool { spent >= limit }

  /// Takes steps, whether or not there are so many.
  public func spend(_ steps: Int = 1) {
    spent = spent.addingReportingOverflow(steps).overflow ? .max : spent + steps
  }
}
