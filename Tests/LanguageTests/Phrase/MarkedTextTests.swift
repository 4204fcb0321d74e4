import Language
import Languages
import Testing

@Suite struct MarkedTextTests {
  @Test(
    "an address is found by its form, without the particle behind it",
    arguments: [
      ("집주소 바꿔줘 마포구 월드컵로 32", "마포구 월드컵로 32"),
      ("앞으로는 송파구 올림픽로 300으로 배달받을래", "송파구 올림픽로 300"),
      ("학교가 대구 중구 국채보상로 670인데 저장해 줘", "대구 중구 국채보상로 670"),
      ("기타 주소에 가평군 북한강로 305번길 2 넣어 줘", "가평군 북한강로 305번길 2"),
      ("육개장 둘 세종로 17길 5로 갖다 줘", "세종로 17길 5"),
      ("모레부터 연희로 27-3 302호로 보내 줘", "연희로 27-3 302호"),
      ("change it to 88 jungang-daero, room 302", "88 jungang-daero, room 302"),
      ("send it to 88 jungang-daero unit 4 please", "88 jungang-daero unit 4"),
      ("save 50 yonsei-ro, international hall as my school address", "50 yonsei-ro, international hall"),
      ("set work to 152 teheran-ro eleventh floor please", "152 teheran-ro eleventh floor"),
      ("my home is 27 yanghwa ro mapo gu", "27 yanghwa ro mapo gu"),
    ])
  func address(sentence: String, address: String) {
    #expect(texts(.address, sentence) == [address])
  }

  @Test(
    "no address is in what only sounds like one",
    arguments: ["집으로 두 마리 보내 줘", "서울로 7시에 갈래", "order 2 pizzas to my road trip", "새로 3개 담아 줘"])
  func noAddress(sentence: String) { #expect(texts(.address, sentence).isEmpty) }

  @Test(
    "a note is what a sentence says to write down or to tell somebody",
    arguments: [
      ("연어초밥 이 인분 부탁드려요 요청 사항에는 와사비 따로라고 적어 주세요", "와사비 따로"),
      ("북촌 갔다옴 기록해주고 메모는 한옥카페 최고", "한옥카페 최고"),
      ("양념치킨 시켜 줘 문 앞에 두고 가시라고 해 줘", "문 앞에 두고 가시라고"),
      ("짜장면 하나 주문해 주세요 벨 누르지 말라고 전해 주세요", "벨 누르지 말라고"),
      ("연어초밥 시켜 줄래 와사비는 따로 담아 달라고 하고", "와사비는 따로 담아 달라고"),
      ("우동 하나 주문 넣어 주세요 문앞에 두고 가시라고요", "문앞에 두고 가시라고"),
      ("장바구니 주문할게요 노크만 해 주세요", "노크만 해 주세요"),
      ("양념치킨 시켜 줘 벨 누르지 말아 주세요", "벨 누르지 말아 주세요"),
      ("양념치킨 시켜 줘 문 앞에 두고 가 주세요", "문 앞에 두고 가 주세요"),
      ("옛날통닭 하나 시켜 줘 요청 사항에 무 많이 주세요", "무 많이 주세요"),
      ("two udons from Basak Katsu, and leave it at the door please", "leave it at the door"),
      ("submit my basket to home w extra napkins", "extra napkins"),
      ("one udon and have them ring the bell twice", "ring the bell twice"),
      ("two colas and ask the rider to leave it outside please", "leave it outside"),
    ])
  func note(sentence: String, note: String) { #expect(texts(.note, sentence) == [note]) }

  @Test(
    "what the kitchen or the courier is asked for is a note beside an order without a word that says so",
    arguments: [
      ("마라탕 하나 고수 빼고 시켜 줘", "고수 빼고"), ("고르곤졸라 한 판만 주문해줘 꿀 넉넉히요", "꿀 넉넉히요"),
      ("막국수 두 개 시켜 줘 비빔장은 조금만 넣어 주세요", "비빔장은 조금만 넣어 주세요"), ("짬뽕 하나 맵지 않게 부탁해", "맵지 않게 부탁해"),
      ("콜드브루 한 잔 얼음 적게 배달이요", "얼음 적게"), ("우동 하나 주문해 줘 젓가락 안 주셔도 돼요", "젓가락 안 주셔도 돼요"),
      ("경비실에 맡겨 주세요 만두 둘 시켜 줘", "경비실에 맡겨 주세요"), ("마라탕 둘 제일 맵게 해서 시켜 줘", "제일 맵게 해서"),
      ("원조김밥 두 줄이요. 단무지 빼고요", "단무지 빼고요"),
      ("one shrimp burger no pickles no mayo to work", "no pickles no mayo"),
      ("order a salad with the dressing on the side", "dressing on the side"),
      ("get a malatang extra spicy please", "extra spicy"),
      ("two udons and cut it small please", "cut it small"),
      ("send a pizza home, text me when you're here", "text me when you're here"),
    ])
  func wish(sentence: String, note: String) { #expect(texts(.note, sentence) == [note]) }

  @Test(
    "what is looked up, and what is done elsewhere, holds no wish",
    arguments: [
      "고수 빼고 뭐가 있어", "덜 맵게 하는 집 알려 줘", "도착하면 알려 줘", "기사님한테 전화해 줘", "find something not too spicy",
      "is there a dish without pork", "show me what comes with extra cheese",
    ])
  func noWish(sentence: String) { #expect(texts(.note, sentence).isEmpty) }

  @Test("a note alone is no note beside a request") func onlyNote() {
    #expect(texts(.note, "tell them I am late").isEmpty)
    #expect(texts(.note, "엄마한테 치킨 시키시라고 해 줘").isEmpty)
    #expect(texts(.note, "양념치킨 시켜 줘 콜라도 담아 줘").isEmpty)
    #expect(texts(.note, "leave it at the door").isEmpty)
    #expect(texts(.note, "can I leave it in the cart").isEmpty)
  }

  @Test(
    "a name is what stands behind “called” and its like",
    arguments: [
      ("make a collection called winter walks", "winter walks"), ("start a list, name it me time", "me time"),
    ])
  func name(sentence: String, name: String) { #expect(texts(.name, sentence) == [name]) }

  private func texts(_ kind: MarkedText.Kind, _ sentence: String) -> [String] {
    let text = NormalText(sentence)
    let isKorean = sentence.unicodeScalars.contains { $0.value >= 0xac00 }
    let language = PhraseLanguages.all.first { $0.tag == (isKorean ? "ko" : "en") }
    return language?.markedTexts(in: text).filter { $0.kind == kind }.map { text.spacedSlice($0.range) } ?? []
  }
}
