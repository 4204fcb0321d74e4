import Languages
import Testing

@testable import Matching

@Suite("A travel diary: free text, apps that are opened, adjuncts that move")
struct TravelPhraseTests {
  static let matcher: Matcher = {
    let landmarks = DictionaryID("landmark")
    let maker = TestPhrases(
      app: "Travel", language: "ko",
      parameters: [
        "landmark": .names(landmarks, acceptsOtherText: false), "title": .text, "note": .text,
        "number": .number(nil),
      ])
    let templates = [
      ("Open", "<applicationName> 열어줘"), ("Collect", "{title} 모음 만들어줘"), ("Note", "{note} 메모해줘"),
      ("NoteIn", "{note}이라고 적어줘"), ("Plan", "[{number}시에] {landmark} 계획 (추가해줘|잡아줘)"), ("Light", "불 켜줘"),
      ("Messages", "메시지 목록 보여줘"), ("Cool", "에어컨을 켜줘"),
      ("Visit", "[{number}시에] {landmark}(에|을) (다녀온|갔던) (거|것) 적어줘"),
      ("Suggest", "{landmark} (근처|주변) [맛집|여행지] 추천해줘"), ("Asked", "{landmark} (다녀왔어|예약했어)"),
    ]
    do {
      let phrases = try templates.map { try maker.phrase($0.1, intent: $0.0) }
      let names = ["Travel": ["여행수첩"]]
      return Matcher(
        phrases: try PhraseSet(phrases: phrases, languages: PhraseLanguages.all, applicationNames: names),
        dictionaries: [landmarks: NameDictionary(["해운대", "불국사"])], applicationNames: names)
    } catch {
      preconditionFailure("the phrases of these tests do not compile:\n\(error)")
    }
  }()

  private func reading(_ sentence: String) -> String {
    guard let best = Self.matcher.match(sentence).matches.first else { return "nothing" }
    let intent = Self.matcher.phrases.phrases[best.phrase].intent
    let slots = best.slots.map { "\($0.name)=\($0.said)" }.sorted()
    return ([intent] + slots).joined(separator: " ")
  }

  @Test(
    "Free text keeps the letters that look like a particle the phrase does not have",
    arguments: [
      ("가을 나들이 모음 만들어줘", "Collect title=가을 나들이"), ("봄 나들이 모음을 만들어 주세요", "Collect title=봄 나들이"),
      ("여름 휴가 모음 만들어줘", "Collect title=여름 휴가"), ("종로 모음 만들어줘", "Collect title=종로"),
      ("우유를 메모해줘", "Note note=우유"),
      ("우유 사기 메모해줘", "Note note=우유 사기"), ("우유라고 적어줘", "NoteIn note=우유"),
    ])
  func keepsLetters(sentence: String, expected: String) {
    #expect(reading(sentence) == expected)
  }

  @Test(
    "An app is an object only of what is done to an app",
    arguments: [
      ("여행수첩을 열어 주세요", "Open"), ("여행수첩 열어줘", "Open"), ("여행수첩을 열어줘 고마워", "Open"), ("여행수첩을 불 켜줘", "nothing"),
      ("여행수첩을 해운대 계획 추가해줘", "nothing"), ("여행수첩을 열지 마", "nothing"),
    ])
  func opens(sentence: String, expected: String) {
    #expect(reading(sentence) == expected)
  }

  @Test(
    "The words of a phrase are known in every common spelling",
    arguments: [
      ("메세지 목록 보여줘", "Messages"), ("메시지 목록 좀 보여줘", "Messages"), ("에어콘 켜줘", "Cool"), ("에어콘을 킬래", "Cool"),
      ("에어컨 켜 주세요", "Cool"),
    ])
  func spells(sentence: String, expected: String) {
    #expect(reading(sentence) == expected)
  }

  @Test(
    "An adjunct may stand behind the name that it was written before; what is done there is no part of the name",
    arguments: [
      ("3시에 해운대 계획 추가해줘", "Plan landmark=해운대 number=3"), ("해운대 3시에 계획 추가해줘", "Plan landmark=해운대 number=3"),
      ("해운대 3시에 계획 잡아 주세요", "Plan landmark=해운대 number=3"),
      ("3시에 해운대 가는 걸로 계획 잡아줘", "Plan landmark=해운대 number=3"), ("해운대 가는걸로 계획 잡아줘", "Plan landmark=해운대"),
      ("해운대 안 가는 걸로 계획 잡아줘", "nothing"), ("해운대 가는 걸 말고 계획 잡아줘", "nothing"),
    ])
  func moves(sentence: String, expected: String) {
    #expect(reading(sentence) == expected)
  }

  @Test(
    "거 melts with its particle, and each of several particles may be said",
    arguments: [
      ("해운대에 다녀온 거 적어줘", "Visit landmark=해운대"), ("해운대를 다녀온 거 적어줘", "Visit landmark=해운대"),
      ("해운대 다녀온 걸로 적어 줘", "Visit landmark=해운대"), ("해운대 갔던 걸 적어 주세요", "Visit landmark=해운대"),
      ("해운대 3시에 다녀온 걸로 적어줘", "Visit landmark=해운대 number=3"), ("해운대 안 다녀온 걸로 적어줘", "nothing"),
      ("해운대 다녀온 거 말고 적어줘", "nothing"),
    ])
  func melts(sentence: String, expected: String) {
    #expect(reading(sentence) == expected)
  }

  @Test(
    "The noun before a request may follow it, with the name that leads to it",
    arguments: [
      ("추천해줘 해운대 근처 맛집", "Suggest landmark=해운대"), ("추천해 주세요 해운대 주변 여행지요", "Suggest landmark=해운대"),
      ("추천해줘 해운대 근처", "Suggest landmark=해운대"), ("켜줘 불", "Light"), ("추천하지 마 해운대 근처 맛집", "nothing"),
      ("추천해줘 해운대 근처 맛집 말고", "nothing"), ("다녀왔어 해운대 맛집", "nothing"),
    ])
  func postposes(sentence: String, expected: String) {
    #expect(reading(sentence) == expected)
  }

  @Test(
    "What is asked about the past may be asked at every level of speech",
    arguments: [
      ("해운대 예약했나요", "Asked landmark=해운대"), ("해운대 예약을 했습니까?", "Asked landmark=해운대"),
      ("해운대 예약하셨나요", "Asked landmark=해운대"), ("해운대 다녀왔니", "Asked landmark=해운대"), ("해운대 예약해", "nothing"),
    ])
  func asksAboutThePast(sentence: String, expected: String) {
    #expect(reading(sentence) == expected)
  }
}
