import Languages
import Matching

/// Finds what a sentence means among the templates of one language, as hassil does.
///
/// Of several readings the one that names a thing wins, the longest name first; then fewer free texts, more
/// literal text, less free text, and the intent's name. Spaces, unlike in hassil, are never required.
///
///     let matcher = try HassilMatcher(folder.languages["en"]!).home(["name": names])
///     matcher.recognize("turn on the lamp")?.slots["name"]
public struct HassilMatcher: Sendable {
  public var language: HassilLanguage { templates.language }
  public var phrases: HassilPhrases { templates.phrases }
  private let templates: Templates
  private var matcher: Matcher
  /// The entries of the home's lists by their identifiers.
  private var home: [String: HassilEntry] = [:]

  /// What homes share.
  final class Templates: Sendable {
    let language: HassilLanguage
    let phrases: HassilPhrases
    let joints: HassilJoints
    let skipWords: HassilSkipWords

    init(_ language: HassilLanguage, _ phrases: HassilPhrases) {
      self.language = language
      self.phrases = phrases
      joints = HassilJoints(language)
      skipWords = HassilSkipWords(language.skipWords)
    }
  }

  /// Longest sentence that is looked at, in bytes: more than any that `Matcher.utteranceLimit` lets through,
  /// unless it is mostly space.
  public static let sentenceLimit = Matcher.utteranceLimit * 16

  /// Compiles the templates.
  ///
  /// - Parameter isExact: match as written, which is what hassil does; otherwise each template stands for
  ///   everything that a phrase of ours would, and the rules of what is never carried out hold.
  /// - Throws: `PhraseFileErrors` for templates that do not compile.
  ///   A language without rules of ours is always matched as written.
  public init(_ language: HassilLanguage, isExact: Bool = true) throws(PhraseFileErrors) {
    let rules = isExact ? nil : PhraseLanguages.named(language.language)
    let phrases = try HassilPhrases(language, isExact: rules == nil)
    templates = Templates(language, phrases)
    let languages = [rules ?? ExactLanguage(tag: language.language)]
    do throws(PhraseSetErrors) {
      let set = try PhraseSet(phrases: phrases.distinct, languages: languages, applicationNames: [:])
      matcher = Matcher(phrases: set, dictionaries: phrases.dictionaries, applicationNames: [:])
    } catch {
      throw PhraseFileErrors(compiling: error)
    }
  }

  /// The same templates in a home with these names; nothing is compiled again.
  public func home(_ lists: [String: [HassilEntry]]) -> HassilMatcher {
    var result = self
    result.home = HassilPhrases.entries(home: lists)
    let names = phrases.dictionaries.merging(phrases.dictionaries(home: lists)) { _, own in own }
    result.matcher = Matcher(replacing: names, in: matcher)
    return result
  }

  /// The best reading of `sentence`; nil when there is none.
  ///
  /// - Parameter context: what is known beside the sentence, such as the area of the speaker.
  public func recognize(_ sentence: String, context: [String: HassilValue] = [:]) -> HassilResult? {
    guard sentence.utf8.count <= Self.sentenceLimit else { return nil }
    let plain = HassilText(sentence)
    let texts = [plain, plain.skipping(templates.skipWords)].compactMap(\.self)
    let results = texts.flatMap { self.results($0, context) }
    if let best = results.min(by: { $0.isBetter(than: $1) }) { return best }
    return plain.breakingWords().flatMap { text in
      self.results(text, context).min { $0.isBetter(than: $1) }
    }
  }

  private func results(_ text: HassilText, _ context: [String: HassilValue]) -> [HassilResult] {
    let text = text.splitting(templates.joints)
    let result = matcher.match(text.text, repairs: false)
    return result.matches.compactMap { match in
      let block = templates.language.blocks[templates.phrases.blocks[match.phrase]]
      return HassilReading(match, text, block, templates, home)?.result(context)
    }
  }
}

extension HassilPhrases {
  /// The phrases with an intent for each block, so that readings of blocks with other fixed slots or
  /// conditions are all kept.
  var distinct: [Phrase] {
    zip(phrases, blocks).map { phrase, block in
      var phrase = phrase
      phrase.intent += "#\(block)"
      return phrase
    }
  }
}
