import AppIntents
import Matching

extension MentionedValues {
  struct Result {
    var arguments: [String: IntentArgument] = [:]
    var said: [String: SaidSlot] = [:]
    /// Names that no parameter takes.
    var leftNames: [Mention] = []
    /// Names that a parameter takes.
    var takenNames = 0
    /// The only thing that an intent is about, where nothing has the long number that is said for it: 5531번 주문 취소해 줘.
    var numberedThing: NumberedThing?
    /// Whether a number or another word for how many is said that nothing takes, where things are counted.
    var leavesAmount = false
    /// Whether things are named, each with how many, and the numbers that nothing takes count people: two colas and a latte, we are three.
    var countsAll = false
    /// Whether an amount of money or a long number is said that nothing takes: 5000원 이하 맛집, 18 percent of 46000.
    var leavesLargeNumber = false
    /// Whether a time is said that no parameter takes, other than today: 내일 8시에.
    var leavesTime = false
    /// Whether such a time is not one of a clause that only tells something: 내일부터 부산에 있을 거라 기본 지역을 바꿔 줘.
    var leavesTimeOfRequest = false
    /// Whether the request itself says another day: 내일 시켜 줘.
    var leavesOtherDay = false
    /// Whether a text that the sentence marks is in none of the values.
    var leavesText = false
  }

  /// A number for a thing that is not there.
  struct NumberedThing {
    var slot: String
    var said: String
  }
}
