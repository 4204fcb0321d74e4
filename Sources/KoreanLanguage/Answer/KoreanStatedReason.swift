package import Language

/// Whether Korean words behind a denial only give a reason for it: 그냥 물어본 거예요.
package enum KoreanStatedReason {
  package static func holds(for text: NormalText) -> Bool {
    let words = text.spaced.split(separator: " ").map(String.init)
    return !words.contains { changing.contains($0) } && !restating.contains { text.text.contains($0) }
      && (endings.contains { text.text.hasSuffix($0) } || isPast(text.text))
  }

  /// 물어봤어, 미끄러졌음.
  private static func isPast(_ text: String) -> Bool {
    guard let last = text.last, "어음다네".contains(last), let before = text.unicodeScalars.dropLast().last else {
      return false
    }
    return Hangul.finalConsonant(of: before) == "ㅆ"
  }

  private static let changing: Set<String> = ["말고", "근데", "그런데", "대신", "잠깐", "잠깐만", "잠시만", "바꿔", "다른", "빼고"]
  /// 후라이드라고 했어요, 두 번째 걸 골랐어요: what was meant is said again.
  private static let restating = ["라고", "다고", "달라", "시켰", "골랐", "말한", "주문했", "원해", "원했"]
  private static let endings = [
    "어요", "아요", "습니다", "거예요", "거에요", "있음", "없음", "래요", "랍니다", "대요", "네요", "해서요", "라서요", "서요", "거든", "거든요",
    "잖아", "잖아요",
    "었어", "았어", "했어", "됐어", "졌어", "왔어", "갔어", "없어", "있어", "했대", "었대", "았대", "이래", "고파", "비싸", "불러", "필요해",
    "중이야", "중이에요", "거야",
    "말이야", "농담이야", "장난이야", "실수야", "아니야", "아니에요", "내가언제", "제가언제", "추억이야", "이라서",
  ]
}
