import Testing

@testable import KoreanLanguage

@Suite("Questions made from titles")
struct KoreanTitleQuestionTests {
  @Test(
    "A title becomes the question whether to do it",
    arguments: [
      ("장바구니 비우기", "장바구니를 비울까요?"), ("음식 주문", "음식 주문할까요?"), ("방문 계획 세우기", "방문 계획을 세울까요?"),
      ("장바구니에 담기", "장바구니에 담을까요?"), ("주문 취소", "주문 취소할까요?"), ("명소 즐겨찾기", "명소 즐겨찾기할까요?"),
      ("빠른 주문", "빠른 주문을 할까요?"), ("방문 기록하기", "방문을 기록할까요?"),
      ("즐겨찾기에서 빼기", "즐겨찾기에서 뺄까요?"), ("화면 열기", "화면을 열까요?"), ("모음 만들기", "모음을 만들까요?"),
      ("오늘의 추천", "오늘의 추천을 할까요?"), ("기사님 위치", "기사님 위치를 알려 드릴까요?"),
      ("찾으러 가기", "찾으러 갈까요?"),
    ])
  func asked(title: String, question: String) {
    #expect(KoreanParticle.resolve(in: KoreanTitleQuestion.text(for: title)) == question)
  }
}
