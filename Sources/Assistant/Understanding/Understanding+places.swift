import AppIntents
import Language
import Matching

extension Understanding {
  /// Whether words that an app's query would have to judge hold a thing that the intent counts: of 육개장 둘, 공깃밥 하나 동교로
  /// 32로 보내 줘, the address is 동교로 32, and not 공깃밥 하나 동교로 32. What costs must not take the one for the other.
  func takesThingForPlace(_ candidate: Candidate) -> Bool {
    guard let intent = catalog.intent(candidate.call), intent.risk == .costs else { return false }
    let things = intent.parameters.compactMap(\.kind.countedThing).map {
      SlotReaders.dictionary($0, of: candidate.call.app)
    }
    return !things.isEmpty
      && intent.parameters.contains { parameter in
        guard case .entity = parameter.kind, case .text(let words) = candidate.call.arguments[parameter.name]
        else { return false }
        return names(words, oneOf: things)
      }
  }

  private func names(_ words: String, oneOf things: [DictionaryID]) -> Bool {
    catalog.mentions(in: NormalText(words), at: reference).contains { mention in
      guard case .names(let ids) = mention.value else { return false }
      return things.contains { ids[$0] != nil }
    }
  }
}

extension ValueKind {
  /// The type of the things that a list counts.
  fileprivate var countedThing: String? {
    guard case .list(.composite(let composite)) = self else { return nil }
    for case .entity(let type) in composite.properties.map(\.kind) { return type }
    return nil
  }
}
