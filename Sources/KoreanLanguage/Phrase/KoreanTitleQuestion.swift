import Language

/// Asks whether to do what a title names: 장바구니 비우기 is asked as 장바구니를 비울까요?, 음식 주문 as 음식 주문할까요?
///
/// The last word says what is done: a verb with 기, or a noun that 하다 makes a verb. 을(를) is left for
/// ``KoreanParticle/resolve(in:)``.
public enum KoreanTitleQuestion {
  public static func text(for title: String) -> String {
    let words = title.split(separator: " ").map(String.init)
    guard let last = words.last else { return "할까요?" }
    let front = words.dropLast()
    if VerbalNounLexicon.all.contains(last) {
      return describes(front.last) ? "\(title)을(를) 할까요?" : "\(title)할까요?"
    }
    // 기사님 위치: what is only named is told.
    guard let stem = stem(of: last) else { return "\(title)을(를) 알려 드릴까요?" }
    let verb = KoreanVerb(stem: stem).form(.prospective) + "까요?"
    let object = front.last.map { [withObjectParticle($0)] } ?? []
    return (front.dropLast() + object + [verb]).joined(separator: " ")
  }

  /// 비우 of 비우기; nil for a noun that only ends so.
  private static func stem(of word: String) -> String? {
    word.count > 1 && word.hasSuffix("기") && !nouns.contains(word) ? String(word.dropLast()) : nil
  }

  private static let nouns: Set<String> = ["얘기", "이야기", "고기", "일기", "경기", "용기", "시기", "전기", "악기", "여기"]

  /// 빠른 주문, 오늘의 추천: the word before says which one, so that the noun stays one.
  private static func describes(_ word: String?) -> Bool {
    guard let word, let last = word.unicodeScalars.last else { return false }
    return word.hasSuffix("의") || adjectives.contains(word) || word.count > 1 && last == "운"
  }

  private static let adjectives: Set<String> = ["빠른", "새", "다른", "같은", "작은", "좋은"]

  private static func withObjectParticle(_ word: String) -> String {
    particles.contains(where: word.hasSuffix) ? word : word + "을(를)"
  }

  private static let particles = ["에", "에서", "에게", "한테", "으로", "로", "을", "를", "다시", "새로", "까지", "부터", "러"]
}
