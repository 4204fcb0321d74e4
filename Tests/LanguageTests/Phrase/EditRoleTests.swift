import Language
import Languages
import Testing

@Suite struct EditRoleTests {
  @Test(
    "what Korean words behind a name do with it in an open list",
    arguments: [
      ("는 빼주세요", EditRole.remove), ("는 관두고", .replaced), (" 말고 ", .replaced), ("로 바꿔줘", .replacing),
      ("으로 할게요", .replacing), ("도 # 추가요", .add), (" # 더 넣어줘", .add), ("도 같이", .add), ("만 주문해주세요", .only),
    ])
  func korean(behind: String, role: EditRole) throws {
    let language = try #require(PhraseLanguages.named("ko"))
    #expect(language.editRole(before: "", behind: behind) == role)
  }

  @Test(
    "what English words around a name do with it in an open list",
    arguments: [
      ("actually skip the ", "", EditRole.remove), ("leave the ", " out", .remove),
      ("without the ", "", .remove),
      ("swap the ", "", .replaced), ("not ", "", .replaced),
      ("i'll have a ", " instead", .replacing),
      ("add a ", "", .add), ("", " as well", .add), ("just the ", "", .only),
    ])
  func english(before: String, behind: String, role: EditRole) throws {
    let language = try #require(PhraseLanguages.named("en"))
    #expect(language.editRole(before: before, behind: behind) == role)
  }

  @Test(
    "a name alone, and how many of it, edits nothing",
    arguments: [
      ("ko", "", ""), ("ko", "", " #"), ("ko", "", "가 맛있어요"), ("en", "# ", ""), ("en", "only # ", ""),
    ])
  func none(tag: String, before: String, behind: String) throws {
    let language = try #require(PhraseLanguages.named(tag))
    #expect(language.editRole(before: before, behind: behind) == nil)
  }

  @Test(
    "a name is kept out of what is wanted by the words beside it",
    arguments: [
      ("콜라는 빼고 치킨 시켜줘", "콜라", MarkedText.Kind.exclusion), ("짜장면 말고 짬뽕", "짜장면", .replaced),
      ("two burgers, no cola", "cola", .exclusion), ("fries instead of the salad", "salad", .replaced),
    ])
  func exclusion(sentence: String, name: String, kind: MarkedText.Kind) throws {
    #expect(try marked(sentence, name)?.kind == kind)
  }

  @Test(
    "a name that is wanted is kept out by nothing, and what is left of everything is no exclusion",
    arguments: [
      ("콜라 두 개 추가", "콜라"), ("콜라 빼고 다 비워줘", "콜라"), ("add a cola", "cola"), ("everything without cola", "cola"),
    ])
  func noExclusion(sentence: String, name: String) throws { #expect(try marked(sentence, name) == nil) }

  @Test(
    "an answer that names something says more than the name",
    arguments: [
      ("en", "call it autumn leaves", "autumn leaves"), ("ko", "이름은 가을 산책", "가을산책"), ("ko", "가을로 해줘", "가을"),
    ])
  func givenName(tag: String, answer: String, name: String) throws {
    let language = try #require(PhraseLanguages.named(tag))
    let text = NormalText(answer)
    let range = try #require(language.givenName(in: text))
    #expect(text.slice(range).filter { $0 != " " } == name.filter { $0 != " " })
  }

  private func marked(_ sentence: String, _ name: String) throws -> MarkedText? {
    let text = NormalText(sentence)
    let language = try #require(
      PhraseLanguages.named(text.scalars.contains(where: Hangul.isSyllable) ? "ko" : "en"))
    let start = try #require(
      text.scalars.indices.first { text.end(of: NormalText(name).text, at: $0) != nil })
    return language.exclusion(of: start..<start + name.unicodeScalars.count, in: text)
  }
}
