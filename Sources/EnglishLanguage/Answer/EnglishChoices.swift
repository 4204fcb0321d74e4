package import Language

/// What English answers choose with: 1 and 2, all but the first one.
package enum EnglishChoices {
  package static let words: ChoiceVocabulary = {
    var words = ChoiceVocabulary()
    words.alternatives = "or"
    words.joiners = ", and & +"
    words.spans = "~ - through to"
    words.allBut = "allbut everythingbut allexcept everythingexcept anythingbut"
    words.tails = ["", "one ones", "", "please"]
    words.closers = ["please", "okay"]
    words.nouns = "restaurant place option dish item choice"
    words.openers = EnglishAnswers.openers.joined(separator: " ")
    return words
  }()
}
