import Language

/// What Korean words behind a thing do with it in an open list: 콜라는 빼 줘, 치킨무도 하나 더, 불고기 말고 고구마로.
enum KoreanEdit {
  static func role(behind text: String) -> EditRole? {
    let words = text.replacing(",", with: " ").split(separator: " ").map(String.init)
    // The particle of the name, or of the number that counts it.
    let particle = words.first.map { $0.replacing("#", with: "") } ?? ""
    let isGlued = !text.hasPrefix(" ") || words.first?.hasPrefix("#") == true
    let isForbidding = words.first?.hasSuffix("지") == true
    if !isForbidding,
      words.prefix(2).contains(where: {
        replaced.contains($0) || replaced.contains(where: $0.hasSuffix) && isGlued && $0 == words[0]
      })
    {
      return .replaced
    }
    // 안 먹을래요, 필요 없어요: in two words.
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    if (words + pairs).contains(where: takesOut) { return .remove }
    if isGlued, particles.contains(particle), words.first?.hasPrefix("#") == false { return .replacing }
    if isGlued, also.contains(particle) || also.contains(where: { particle == $0 + "요" }) { return .add }
    if words.contains(where: adds) { return .add }
    return isGlued && only.contains(particle) && !text.contains("#") ? .only : nil
  }

  static func scope(around text: String) -> EditScope? {
    let words = text.split(separator: " ").map(String.init)
    if words.contains(where: { $0.hasPrefix("#씩") }) || zip(words, words.dropFirst()).contains(where: isEach)
    {
      return .each
    }
    return words.contains { ["#는", "#은", "#만", "#개는", "#개만"].contains($0) } ? .part : nil
  }

  /// 둘 다, 각각: of everything.
  private static func isEach(_ first: String, _ second: String) -> Bool {
    first == "#" && ["다", "모두", "다요"].contains(second) || each.contains(first)
  }

  private static let each: Set<String> = ["전부", "모두", "각각", "둘다"]

  private static func takesOut(_ word: String) -> Bool {
    removing.contains(where: word.hasPrefix) && !["빼빼로", "빼먹", "빼놓"].contains(where: word.hasPrefix)
  }

  private static func adds(_ word: String) -> Bool { word == "더" || adding.contains(where: word.hasPrefix) }

  private static let particles: Set<String> = ["로", "으로", "로요", "으로요", "걸로", "루"]
  private static let replaced: Set<String> = ["말고", "말구", "대신", "대신에", "아니고", "아니라", "관두고", "됐고"]
  private static let removing = [
    "빼", "뺄", "뺀", "빠지", "빠져", "취소", "없이", "제외", "지워", "지우", "삭제", "안먹", "안시킬", "그만두", "필요없", "없애",
  ]
  private static let also: Set<String> = ["도", "도요", "이랑", "랑", "하고", "까지"]
  private static let adding = ["추가", "넣어", "넣고", "넣을", "담아", "같이", "함께", "포함", "얹어", "곁들", "보태"]
  private static let only: Set<String> = ["만", "만요", "만으로"]
}
