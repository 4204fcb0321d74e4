import ArgumentParser
import EnglishLanguage
import KoreanLanguage
import Language

/// `malgil language recurrence TEXT`
struct LanguageRecurrence: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "recurrence",
    abstract: HelpText.recurrence,
    discussion:
      "Counted from --now, else from the clock, like `date`. The first one in the sentence is written.")
  static let takesOneText = true

  @OptionGroup var options: GlobalOptions

  @Argument(help: "A sentence in Korean or English.")
  var words: [String] = []

  struct Answer: LanguageAnswer {
    /// The recurrence, as `date` writes it.
    var text: String
    /// The words that say it.
    var words: String
    /// Half-open, in scalars of the text as received.
    var span: [Int]
  }

  func answer(to arguments: [String]) throws -> Answer? {
    let (moment, zone) = try options.civilMoment()
    let text = NormalText(arguments[0])
    for start in text.scalars.indices where start == 0 || text.spaceBefore[start] {
      let readings =
        KoreanDate.all(in: text.scalars, from: start, spaceBefore: text.spaceBefore, now: moment, zone: zone)
        + EnglishDate.all(
          in: text.scalars, from: start, spaceBefore: text.spaceBefore, now: moment, zone: zone)
      if let found = readings.first(where: { $0.recurrence != nil }) {
        let source = text.sourceRange(start..<found.end)
        return Answer(
          text: found.text(in: zone), words: text.spacedSlice(start..<found.end),
          span: [source.lowerBound, source.upperBound])
      }
    }
    return nil
  }
}
