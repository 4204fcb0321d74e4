/// The closed lists by which a clear English answer beside a story is found.
package enum EnglishStoryWords {
  /// Begin a reason behind an answer: keep it (cos we had a grand day).
  package static let reasons: Set<String> = ["cos", "coz", "cause", "because", "cuz", "since", "as"]

  /// A bare yes begins with one of them.
  package static let yeses: Set<String> = [
    "yes", "yeah", "yep", "yup", "yea", "yah", "aye", "yess", "yesss", "sure", "definitely", "absolutely",
    "correct", "god",
  ]

  /// They only underline what was told: I live at home, obviously.
  package static let underlining: Set<String> = [
    "obviously", "clearly", "naturally", "exactly", "right", "indeed", "totally", "of", "course", "correct",
    "honestly", "ok",
    "okay", "alright", "fine", "great", "sure", "definitely", "absolutely", "lovely", "perfect", "good",
  ]

  /// An answer may stand behind one of them.
  package static let joiners: Set<String> = ["so", "and", "but", "then"]
  /// An answer may begin with one of them.
  package static let openers: Set<String> = ["just", "please", "kindly", "yes", "yeah", "yep"]

  /// They stand before the action that is asked for: so please go ahead and (clear the cart out).
  static let leading: Set<String> = yeses.union(joiners).union(openers).union([
    "ok", "okay", "right", "pls", "plz", "go", "ahead", "on", "oi", "do", "well", "oh", "can", "could", "may",
    "you", "lets", "quick", "now",
  ])

  /// Before somebody's name: yes, Professor Lee, I'll send the slides.
  static let titles: Set<String> = [
    "professor", "prof", "doctor", "dr", "mr", "mrs", "ms", "miss", "officer", "captain", "teacher",
  ]
}
