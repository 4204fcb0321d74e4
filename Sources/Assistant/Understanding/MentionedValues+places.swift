import AppIntents
import Language
import Matching

// Places that the app does not know yet: a street with its number, or words for a place.

extension MentionedValues {
  /// The value of a parameter whose title says that it is an address, where no known place is said: a street address as it was typed, which
  /// the app may take; else words for a place, which the app does not know, so that it asks: my dorm, 할머니 댁.
  mutating func place(for parameters: [ParameterDescriptor], besides result: Result) -> (
    String, IntentArgument, Range<Int>
  )? {
    guard let parameter = parameters.first(where: { $0.isAddress(in: language) }),
      result.arguments[parameter.name] == nil
    else { return nil }
    let addresses = marked.filter { $0.kind == .address }
    if addresses.count == 1 {
      placed = addresses[0]
      return (parameter.name, .text(original(addresses[0].range)), addresses[0].range)
    }
    guard addresses.isEmpty, let place = language.destination(in: text), isFree(place) else { return nil }
    return (parameter.name, .entities(identifiers: [], said: original(place)), place)
  }

  /// Whether no name and no note is said there.
  private func isFree(_ place: Range<Int>) -> Bool {
    !mentions.contains { $0.isName && $0.range.overlaps(place) }
      && !marked.contains { $0.frame.overlaps(place) }
  }
}

extension ParameterDescriptor {
  /// Whether its title says that it is an address of something.
  func isAddress(in language: any PhraseLanguage) -> Bool {
    guard kind.isThing, let title = title[language.tag] ?? title[""] else { return false }
    return language.namesAddress(title)
  }
}

extension Understanding {
  /// Asks which address is meant where a phrase has an unknown place for it, and keeps everything else: 짜장면 세 그릇 본사 로비로.
  func askingForPlace(_ result: Result, _ text: NormalText) -> Result? {
    guard case .notFound(var candidate, let slot, let said) = result.reading,
      let language = catalog.language(of: text), let place = language.destination(in: text),
      catalog.intent(candidate.call)?.parameters.contains(where: {
        $0.name == slot && $0.isAddress(in: language)
      }) == true,
      isSame(NormalText(said).text, text.slice(place))
    else { return nil }
    candidate.call.arguments[slot] = .entities(identifiers: [], said: text.spacedSlice(place))
    return Result(reading: .intent(candidate), alternatives: result.alternatives)
  }

  /// A phrase may take in more words than the place (에 담긴 거 할머니 댁), or fewer (sisters place).
  private func isSame(_ said: String, _ place: String) -> Bool {
    said.hasSuffix(place) || place.hasSuffix(said)
  }
}
