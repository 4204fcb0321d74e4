import KoreanLanguage
import Language
import Testing

struct KoreanVerbTests {
  @Test("The infinitive of every class", arguments: InfinitiveCorpus.lines)
  func conjugatesInfinitives(line: String) throws {
    for pair in line.split(separator: " ") {
      let parts = pair.split(separator: "=").map(String.init)
      let verb = try #require(KoreanVerb(dictionaryForm: parts[0]))
      #expect(verb.form(.infinitive) == parts[1], "\(parts[0])")
    }
  }

  @Test("Verbs of each class with every ending of the table", arguments: ParadigmCorpus.rows)
  func conjugatesParadigms(row: String) throws {
    let cells = row.split(separator: " ").map(String.init)
    #expect(cells.count == KoreanEnding.table.count + 1, "\(cells[0])")
    for (ending, expected) in zip(KoreanEnding.table, cells.dropFirst()) where expected != "·" {
      #expect(KoreanVerb.conjugate(cells[0], ending) == expected, "\(cells[0]) \(ending)")
    }
  }

  @Test(
    "A class that is given decides between homographs",
    arguments: [
      ("걷다", "-아/어", ConjugationClass.digeut, "걸어"), ("걷다", "-아/어", .regular, "걷어"),
      ("묻다", "-(으)세요", .regular, "묻으세요"),
      ("이르다", "-아/어", .reu, "일러"), ("이르다", "-아/어", .reo, "이르러"), ("굽다", "-아/어", .regular, "굽어"),
      ("낫다", "-(으)면", .siot, "나으면"),
    ])
  func obeysTheClass(verb: String, ending: String, conjugationClass: ConjugationClass, expected: String) {
    #expect(KoreanVerb.conjugate(verb, ending, class: conjugationClass) == expected)
  }

  @Test(
    "What is no verb, no ending or no fitting class gives nothing",
    arguments: [
      ("치킨", "-고", nil), ("다", "-고", nil), ("", "-고", nil), ("가다", "고", nil), ("가다", "-", nil),
      ("가다", "-abc", nil),
      ("먹다", "-고", ConjugationClass.bieup), ("가다", "-고", .yeo), ("ㅋ다", "-고", nil),
    ])
  func refusesNonsense(verb: String, ending: String, conjugationClass: ConjugationClass?) {
    #expect(KoreanVerb.conjugate(verb, ending, class: conjugationClass) == nil)
  }

  @Test(
    "Endings are read in every usual notation",
    arguments: [
      ("-아/어요", "찾아요"), ("-아요/-어요", "찾아요"), ("-어", "찾아"), ("-았/었어요", "찾았어요"), ("-으세요", "찾으세요"),
      ("-세요", "찾으세요"),
      ("-ㄹ래", "찾을래"), ("-(스)ㅂ니다", "찾습니다"), ("-습니까", "찾습니까"), ("-ㄴ다", "찾는다"), ("-고 싶어요", "찾고 싶어요"),
      ("-(으)ㄹ 거예요", "찾을 거예요"),
    ])
  func readsNotations(notation: String, expected: String) {
    #expect(KoreanVerb.conjugate("찾다", notation) == expected)
  }

  @Test(
    "Every ending of the table can be read, and every verb takes it",
    arguments: ["고르다", "열다", "굽다", "듣다", "짓다", "그렇다", "하다", "푸다"])
  func fillsTheTable(verb: String) throws {
    let verb = try #require(KoreanVerb(dictionaryForm: verb))
    for notation in KoreanEnding.table {
      let form = verb.form(try #require(KoreanEnding(notation: notation), "\(notation)"))
      #expect(form.unicodeScalars.allSatisfy(Hangul.isSyllable), "\(notation)")
    }
  }

  @Test("Honorific verbs do not take -(으)시- twice")
  func keepsHonorifics() {
    #expect(KoreanVerb.conjugate("계시다", "-(으)세요") == "계세요")
    #expect(KoreanVerb.conjugate("드시다", "-(으)십시오") == "드십시오")
    #expect(KoreanVerb.conjugate("드시다", "-(으)면") == "드시면")
  }

  @Test(
    "Other spellings of the infinitive are known",
    arguments: [
      ("하다", ["하여"]), ("보다", ["보아"]), ("놓다", ["놔"]), ("잠그다", ["잠궈"]), ("되다", ["되어", "되"]), ("가다", []),
      ("오다", []),
    ])
  func knowsOtherInfinitives(verb: String, expected: [String]) throws {
    #expect(try #require(KoreanVerb(dictionaryForm: verb)).otherInfinitives == expected)
  }
}

enum InfinitiveCorpus {
  static let lines = [
    "주문하다=주문해 취소하다=취소해 확인하다=확인해 하다=해",
    "가다=가 사다=사 타다=타 자다=자 만나다=만나 일어나다=일어나 서다=서 켜다=켜 펴다=펴",
    "보내다=보내 빼다=빼 꺼내다=꺼내 내다=내 깨다=깨 재다=재 세다=세 메다=메 베다=베",
    "오다=와 가져오다=가져와 데려오다=데려와 나오다=나와 보다=봐 쏘다=쏴",
    "주다=줘 두다=둬 바꾸다=바꿔 지우다=지워 비우다=비워 깨우다=깨워 태우다=태워 데우다=데워 채우다=채워 키우다=키워 띄우다=띄워 맞추다=맞춰 멈추다=멈춰 낮추다=낮춰 늦추다=늦춰 감추다=감춰 미루다=미뤄 이루다=이뤄 나누다=나눠 배우다=배워",
    "시키다=시켜 알리다=알려 내리다=내려 올리다=올려 돌리다=돌려 들리다=들려 걸리다=걸려 보이다=보여 줄이다=줄여 높이다=높여 붙이다=붙여 끓이다=끓여 옮기다=옮겨 남기다=남겨 넘기다=넘겨 당기다=당겨 맡기다=맡겨 챙기다=챙겨 고치다=고쳐 합치다=합쳐 마치다=마쳐 던지다=던져 가지다=가져 기다리다=기다려 마시다=마셔 데치다=데쳐 살리다=살려 말리다=말려 빌리다=빌려",
    "되다=돼 뵈다=봬 쉬다=쉬어 뛰다=뛰어 바뀌다=바뀌어 띄다=띄어",
    "끄다=꺼 쓰다=써 뜨다=떠 크다=커 모으다=모아 따르다=따라 아프다=아파 바쁘다=바빠 잠그다=잠가 담그다=담가 치르다=치러 들르다=들러 예쁘다=예뻐 기쁘다=기뻐 받아쓰다=받아써",
    "고르다=골라 부르다=불러 누르다=눌러 자르다=잘라 바르다=발라 모르다=몰라 오르다=올라 흐르다=흘러 빠르다=빨라 다르다=달라 서두르다=서둘러 찌르다=찔러 기르다=길러 두르다=둘러 가르다=갈라 나르다=날라 머무르다=머물러 지르다=질러 구르다=굴러",
    "이르다=이르러 푸르다=푸르러 푸다=퍼",
    "담다=담아 찾다=찾아 받다=받아 닫다=닫아 잡다=잡아 볶다=볶아 읽다=읽어 적다=적어 씻다=씻어 뽑다=뽑아 먹다=먹어 묶다=묶어 섞다=섞어 넣다=넣어 놓다=놓아 쌓다=쌓아 좋다=좋아 열다=열어 걸다=걸어 틀다=틀어 풀다=풀어 만들다=만들어 팔다=팔아 밀다=밀어 돌다=돌아",
    "돕다=도와 곱다=고와 굽다=구워 눕다=누워 줍다=주워 덥다=더워 춥다=추워 맵다=매워 가볍다=가벼워 무겁다=무거워 고맙다=고마워 쉽다=쉬워 어렵다=어려워 뜨겁다=뜨거워 차갑다=차가워 시끄럽다=시끄러워 어둡다=어두워 싱겁다=싱거워 새롭다=새로워",
    "입다=입어 집다=집어 씹다=씹어 접다=접어 업다=업어 좁다=좁아 넓다=넓어 뒤집다=뒤집어",
    "듣다=들어 걷다=걸어 묻다=물어 싣다=실어 깨닫다=깨달아 긷다=길어 믿다=믿어 얻다=얻어 쏟다=쏟아 뜯다=뜯어 파묻다=파묻어",
    "짓다=지어 붓다=부어 잇다=이어 젓다=저어 긋다=그어 낫다=나아 벗다=벗어 웃다=웃어 빗다=빗어 솟다=솟아 빼앗다=빼앗아 뺏다=뺏어",
    "그렇다=그래 이렇다=이래 저렇다=저래 어떻다=어때 빨갛다=빨개 파랗다=파래 노랗다=노래 까맣다=까매 커다랗다=커다래 동그랗다=동그래 하얗다=하얘 뻘겋다=뻘게 퍼렇다=퍼레 허옇다=허예",
  ]
}
