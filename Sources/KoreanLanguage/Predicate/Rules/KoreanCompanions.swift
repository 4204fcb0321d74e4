import Language

/// Words that say with whom something is done, which no app asks for: (친구들이랑) 북촌에 가는 거 계획에 넣어줘, (애들 데리고), (둘이서).
enum KoreanCompanions {
  /// The words of each of them, in order.
  static func ranges(in words: [String]) -> [Range<Int>] {
    let bare = words.map { NormalText($0).text }
    var found: [Range<Int>] = []
    var index = 0
    while index < bare.count {
      guard let range = companion(bare, at: index) else {
        index += 1
        continue
      }
      found.append(range)
      index = range.upperBound
    }
    return found
  }

  private static func companion(_ words: [String], at index: Int) -> Range<Int>? {
    if alone.contains(words[index]) { return index..<index + 1 }
    let start = index
    var index = index
    if modifiers.contains(words[index]), words.indices.contains(index + 1) { index += 1 }
    if isPerson(words[index], with: ["이랑", "랑", "하고", "과", "와"]) {
      let next = words.indices.contains(index + 1) && together.contains(words[index + 1])
      return start..<index + (next ? 2 : 1)
    }
    guard isPerson(words[index], with: ["", "을", "를"]), words.indices.contains(index + 1),
      taking.contains(words[index + 1])
    else { return nil }
    return start..<index + 2
  }

  private static func isPerson(_ word: String, with particles: [String]) -> Bool {
    particles.contains { particle in
      guard word.hasSuffix(particle) else { return false }
      let noun = String(word.dropLast(particle.count))
      return people.contains(noun) || noun.hasSuffix("들") && people.contains(String(noun.dropLast()))
    }
  }

  private static let alone: Set<String> = ["둘이", "둘이서", "단둘이", "셋이", "셋이서", "넷이", "넷이서", "혼자", "혼자서"]
  private static let together: Set<String> = ["같이", "함께", "둘이", "둘이서", "단둘이", "셋이", "셋이서", "다같이"]
  private static let taking: Set<String> = ["데리고", "모시고", "데려가서", "데꼬"]
  private static let modifiers: Set<String> = [
    "우리", "내", "제", "저희", "회사", "학교", "대학", "고등학교", "중학교", "동네", "옆집", "친한", "교회", "동아리", "직장", "시골", "큰",
    "작은",
    "경로당", "외국인",
  ]
  private static let people: Set<String> = [
    "친구", "엄마", "아빠", "부모님", "어머니", "아버지", "어머님", "아버님", "언니", "오빠", "누나", "형", "동생", "여동생", "남동생", "남편",
    "신랑",
    "아내", "와이프", "집사람", "마누라", "영감", "남친", "여친", "남자친구", "여자친구", "애인", "자기", "애", "아이", "아기", "아들", "딸", "조카",
    "손주", "손자", "손녀", "할머니", "할아버지", "이모", "고모", "삼촌", "사촌", "시어머니", "장모님", "시누이", "동서", "올케", "형부", "매형",
    "처제",
    "가족", "식구", "룸메", "동료", "선배", "후배", "팀원", "팀장님", "부장님", "과장님", "사장님", "선생님", "동기", "어르신", "손님", "이웃",
  ]
}
