import KoreanLanguage
import Language
import Testing

@Suite("Korean notes that are quoted")
struct QuotedNoteTests {
  @Test(
    "What stands before 다고 or 라고 and a word of writing is the note, from the clause before it",
    arguments: [
      "두 시간 있었고 |둘째가 한복 입고 신났다|고 적어줘요", "방금 순천만 보고 나왔는데 |갈대가 정말 예뻤다|고 메모랑 같이 방문 기록 남겨줘",
      "오늘 하회마을 다녀왔네 |단풍이 곱더라|고 써 놓게", "장바구니 주문하면서 |수저 빼주세요|라고 써줘",
      "애 재우는 중이라 그러는데 기사님께 |벨 누르지 마시라고| 적어서 장바구니 주문해 주세요", "한 시간 반 걸림 |바람 엄청 불었음|이라고 메모",
      "치킨 주문하고 |문 앞에 두고 가라고| 전해줘",
    ])
  func note(line: String) {
    let text = NormalText(line.replacing("|", with: ""))
    let note = line.split(separator: "|", omittingEmptySubsequences: false)[1]
    let found = KoreanLanguage().markedTexts(in: text).map { text.spacedSlice($0.range) }
    #expect(found == [String(note)])
  }

  @Test(
    "What somebody has said or written is no note",
    arguments: ["엄마가 치킨 시키라고 적어 놨더라", "치킨 시켰다고 했어", "형이 주문하라고 하던데", "치킨 시키라고 적어놨어"])
  func noNote(text: String) { #expect(KoreanLanguage().markedTexts(in: NormalText(text)).isEmpty) }

  @Test(
    "To announce something, or to stop announcing it, is asked for, and is no veto",
    arguments: [
      "회의 중이라 배달 왔다는 알림 안 뜨게 해주세요", "배달 오면 알림 뜨게 해줘", "배달 도착하면 알려주는 거 켜주세요",
      "배달 오면 울리는 알림 좀 꺼 줘",
    ])
  func announcing(text: String) { #expect(KoreanLanguage().vetoes(in: NormalText(text)).isEmpty) }

  @Test(
    "What forbids, or waits for something, stays a veto beside an announcement",
    arguments: [
      "알림 안 오게 하지 마", "알림 꺼지면 치킨 시켜줘", "비 오면 치킨 시켜줘", "배달 오면 알림 꺼 줘", "배달 오면 알려주는 거 켜지 마",
      "비 오면 치킨 시키고 알려주는 거 켜줘",
    ])
  func forbidding(text: String) { #expect(!KoreanLanguage().vetoes(in: NormalText(text)).isEmpty) }
}
