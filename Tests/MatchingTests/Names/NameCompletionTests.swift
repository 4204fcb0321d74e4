import Language
import Testing

@testable import Matching

@Suite("Names are completed from their beginning and from their onsets")
struct NameCompletionTests {
  static let names = NameDictionary([
    "치킨", "치킨무", "칠리새우", "치즈볼", "양념치킨", "양념 감자", "교촌치킨", "교동짬뽕", "까르보나라", "가락국수", "BHC 치킨", "ㄱㄱ노래방", "닭갈비",
    "달걀말이", "도우미", "떡볶이",
    "값싼식당", "기사식당", "콜라", "Cafe 치치", "과자",
  ])

  /// What is typed, and the names it leads to in their order; _ is a space.
  static let prefixes = [
    "치 → 치즈볼 치킨 치킨무 칠리새우", "치ㅋ → 치킨 치킨무", "치키 → 치킨 치킨무", "칰 → 치킨 치킨무", "치킨 → 치킨 치킨무", "칠 → 칠리새우", "칠ㄹ → 칠리새우",
    "양념ㄱ → 양념_감자", "양념_ㄱ → 양념_감자", "양념감 → 양념_감자", "bhc → BHC_치킨", "b → BHC_치킨", "ㄱㄱㄴ → ㄱㄱ노래방", "달 → 달걀말이 닭갈비",
    "달ㄱ → 달걀말이", "닭 → 달걀말이 닭갈비", "도 → 도우미", "도우미 → 도우미", "돔 →", "ㄲ → 까르보나라", "갑 → 값싼식당", "값 → 값싼식당",
    "cafe치 → Cafe_치치",
    "교초 → 교촌치킨", "고 → 과자", "ㅊㅋ →", "힣 →",
  ]

  @Test("What is typed so far leads to names", arguments: prefixes)
  func completesPrefixes(_ line: String) {
    let (typed, wanted) = split(line)
    #expect(Self.names.names(withPrefix: typed, limit: 20).map(\.name) == wanted)
  }

  static let initials = [
    "ㅊㅋ → 치킨 치킨무", "ㅇㄴㅊㅋ → 양념치킨", "ㅇㄴ → 양념_감자 양념치킨", "ㄱㅊㅊㅋ → 교촌치킨", "ㄱ촌 → 교촌치킨", "교ㅊ → 교촌치킨", "ㄱㄷㅉㅃ → 교동짬뽕",
    "ㄲ → 까르보나라",
    "ㄱㄹ → 가락국수", "ㄳ → 기사식당", "ㄱㅅ → 기사식당", "ㄱㄱ → ㄱㄱ노래방", "ㄱㄱ노ㄹ → ㄱㄱ노래방", "치ㅋ → 치킨 치킨무", "bhcㅊ → BHC_치킨",
    "ㄷㄱ → 달걀말이 닭갈비",
    "ㄸㅂㅇ → 떡볶이",
    "ㅋㅋㅋ →", "양념ㅊㅋ → 양념치킨", "ㅏ →",
  ]

  @Test("Onsets lead to names", arguments: initials)
  func findsByInitials(_ line: String) {
    let (typed, wanted) = split(line)
    #expect(Self.names.names(matchingInitials: typed, limit: 20).map(\.name) == wanted)
  }

  private func split(_ line: String) -> (typed: String, names: [String]) {
    let words = line.split(separator: " ").map { String($0.replacing("_", with: " ")) }
    return (words[0], Array(words.dropFirst(2)))
  }

  @Test(
    "Onsets lead to the names that have them, and a limit keeps the first", arguments: [111, 112] as [UInt64])
  func againstNaive(_ seed: UInt64) {
    var random = RandomNames(seed: seed)
    for _ in 0..<20 {
      let dictionary = NameDictionary(random.entries(60))
      for typed in ["ㄱ", "ㄱㄴ", "ㅇㄴㅊ", "ㅊㅋ", "ㄷㅂ", "ㄲㅇ"] {
        let found = dictionary.names(matchingInitials: typed, limit: 1_000)
        let wanted = dictionary.entries.filter { entry in
          entry.names.contains { name in
            let text = NormalText(name).text
            return Hangul.initials(of: text).unicodeScalars.starts(with: typed.unicodeScalars)
          }
        }
        #expect(Set(found.flatMap(\.ids)) == Set(wanted.map(\.id)), "\(typed)")
        let first = dictionary.names(matchingInitials: typed, limit: 2)
        #expect(first == Array(found.prefix(2)))
      }
    }
  }

  @Test("Everything that has the name is given with it, under the name as it is written")
  func shared() {
    let names = NameDictionary([.init(id: "1", names: ["양념 치킨"]), .init(id: "2", names: ["양념치킨"])])
    #expect(names.names(withPrefix: "양", limit: 5) == [.init(name: "양념 치킨", ids: ["1", "2"])])
    #expect(names.names(withPrefix: "양", limit: 0).isEmpty)
  }
}
