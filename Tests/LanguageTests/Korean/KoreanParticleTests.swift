import KoreanLanguage
import Testing

struct KoreanParticleTests {
  @Test(
    "A particle takes the form that the sound before it asks for",
    arguments: [
      ("을", "치킨", "치킨을"), ("을", "피자", "피자를"), ("를", "물", "물을"), ("이", "치킨", "치킨이"), ("가", "피자", "피자가"),
      ("은", "피자", "피자는"), ("는", "치킨", "치킨은"), ("와", "치킨", "치킨과"), ("과", "피자", "피자와"),
      ("로", "치킨", "치킨으로"), ("으로", "피자", "피자로"), ("으로", "물", "물로"), ("으로", "서울", "서울로"),
      ("(으)로", "연필", "연필로"), ("을(를)", "피자", "피자를"), ("를(을)", "치킨", "치킨을"), ("이(가)", "콜라", "콜라가"),
      ("은/는", "콜라", "콜라는"), ("와(과)", "콜라", "콜라와"), ("(이)랑", "치킨", "치킨이랑"), ("이랑", "콜라", "콜라랑"),
      ("(이)나", "치킨", "치킨이나"), ("(이)에요", "치킨", "치킨이에요"), ("이에요", "피자", "피자예요"), ("예요", "때밀이", "때밀이예요"),
      ("에요", "두 마리", "두 마리예요"), ("아", "말길", "말길아"), ("야", "배민", "배민아"), ("아/야", "시리", "시리야"),
      ("이라고", "콜라", "콜라라고"), ("(이)라고", "치킨", "치킨이라고"), ("이야", "피자", "피자야"), ("이었어요", "피자", "피자였어요"),
      ("으로는", "서울", "서울로는"), ("요", "치킨", "치킨이요"), ("요", "콜라", "콜라요"), ("에서", "배민", "배민에서"),
      ("도", "콜라", "콜라도"), ("", "콜라", "콜라"),
      ("랑", "물", "물이랑"), ("으로만", "물", "물로만"), ("로도", "치킨", "치킨으로도"), ("으로부터", "서울", "서울로부터"),
      ("으로서", "물", "물로서"), ("로써", "치킨", "치킨으로써"), ("으로다가", "피자", "피자로다가"), ("이나", "물", "물이나"),
      ("이든", "피자", "피자든"), ("든지", "치킨", "치킨이든지"), ("이라도", "피자", "피자라도"), ("라든가", "물", "물이라든가"),
      ("이나마", "콜라", "콜라나마"), ("야말로", "물", "물이야말로"), ("이라는", "콜라", "콜라라는"), ("이란", "콜라", "콜라란"),
      ("이라면", "콜라", "콜라라면"), ("이여", "콜라", "콜라여"), ("이며", "콜라", "콜라며"), ("고", "물", "물이고"),
      ("이지", "콜라", "콜라지"), ("잖아", "물", "물이잖아"), ("이거든", "콜라", "콜라거든"), ("니까", "물", "물이니까"),
      ("이면", "콜라", "콜라면"), ("인데", "콜라", "콜라인데"), ("입니다", "콜라", "콜라입니다"), ("과의", "콜라", "콜라와의"),
      ("이에요", "여덟", "여덟이에요"), ("께서", "사장님", "사장님께서"), ("말고", "콜라", "콜라말고"),
      ("이군요", "콜라", "콜라군요"), ("이라서", "물", "물이라서"), ("이지요", "콜라", "콜라지요"), ("이세요", "치킨", "치킨이세요"),
      ("입니다", "치킨", "치킨입니다"), ("로부터", "치킨", "치킨으로부터"), ("만으로", "치킨", "치킨만으로"), ("은커녕", "치킨", "치킨은커녕"),
    ])
  func attaches(particle: String, noun: String, expected: String) {
    #expect(KoreanParticle.attach(particle, to: noun) == expected)
  }

  @Test(
    "Numbers are read as whole numbers, units and signs by their names",
    arguments: [
      "1을", "2를", "3을", "4를", "5를", "6을", "7을", "8을", "9를", "10을", "0을", "100을", "1000을", "12,000원을",
      "30000을",
      "100000000을", "1000000000000를", "3.5를", "2.0을", "1.1을", "2/3를", "1/2을", "007을", "010-1234-5670을",
      "10%를", "5kg을",
      "3km를", "500mL를", "36.5℃를", "₩5,000을", "$5를", "3 g을", "2개를", "10°를", "1.2.3을", "30px을",
    ])
  func readsNumbers(expected: String) {
    #expect(KoreanParticle.attach("을", to: String(expected.dropLast())) == expected)
  }

  @Test(
    "The direction after digits",
    arguments: [
      "1로", "2로", "3으로", "6으로", "7로", "8로", "10으로", "100으로", "0으로", "URL로", "KFC로", "FM으로", "SSN으로", "LA로",
    ])
  func pointsWithNumbers(expected: String) {
    let noun = expected.hasSuffix("으로") ? expected.dropLast(2) : expected.dropLast()
    #expect(KoreanParticle.attach("으로", to: String(noun)) == expected)
  }

  @Test(
    "A topic behind what ends in a number, a unit, a letter or a bracket takes the form that is heard",
    arguments: [
      ("주문 1043", "은"), ("1043", "은"), ("주문 1044", "는"), ("1,045", "는"), ("1046", "은"), ("1047", "은"),
      ("1048", "은"), ("1049", "는"), ("1050", "은"), ("1042", "는"), ("1041", "은"), ("1100", "은"),
      ("20000", "은"),
      ("3.14", "는"), ("0.5", "는"), ("2.1", "은"), ("1043번", "은"), ("1043호", "는"), ("12,000원", "은"),
      ("두 마리", "는"), ("2인분", "은"), ("5kg", "은"), ("500mL", "는"), ("36℃", "는"), ("50%", "는"), ("BBQ", "는"),
      ("KTX", "는"), ("XL", "은"), ("콜라(1.25L)", "는"), ("주문 1043 (한밤치킨)", "은"), ("[1043]", "은"), ("#1043", "은"),
    ])
  func topics(noun: String, form: String) {
    #expect(KoreanParticle.resolve(in: noun + "은(는) 배달 중이에요.") == noun + form + " 배달 중이에요.")
  }

  @Test(
    "Latin names are read by the table, capitals letter by letter",
    arguments: [
      "BHC를", "bhc를", "KFC를", "CU를", "TV를", "LG를", "URL을", "iPhone을", "Netflix를", "GS25를", "USB를", "XL을",
      "A를", "YouTube를", "Wi-Fi를", "wi\u{2011}fi를", "e-mail을",
    ])
  func readsLatin(expected: String) {
    #expect(KoreanParticle.attach("를", to: String(expected.dropLast())) == expected)
  }

  @Test(
    "Brackets, quotes, punctuation and pictures at the end are not read",
    arguments: [
      "피자(L)를", "피자 (라지 사이즈)를", "(치킨)을", "교촌!을", "‘양념치킨’을", "\"콜라\"를", "치킨🍗을", "피자 를", "[물]을", "치킨(순살)(대)을",
    ])
  func skipsSilentEnds(expected: String) {
    #expect(KoreanParticle.attach("을", to: String(expected.dropLast())) == expected)
  }

  @Test(
    "When the reading is not known, both forms are written",
    arguments: [
      ("을", "Spotify", "Spotify을(를)"), ("이", "漢字", "漢字이(가)"), ("와", "ㅋㅋㅋ", "ㅋㅋㅋ와(과)"), ("로", "", "(으)로"),
      ("랑", "Vercel", "Vercel(이)랑"), ("예요", "!?", "!?이에요(예요)"),
    ])
  func fallsBack(particle: String, noun: String, expected: String) {
    #expect(KoreanParticle.attach(particle, to: noun) == expected)
  }

  @Test(
    "Letters are read by their names",
    arguments: [("ㄱ", "ㄱ을"), ("ㅏ", "ㅏ를"), ("ㅎ", "ㅎ을"), ("값", "값을"), ("여덟", "여덟을"), ("닭", "닭을")])
  func readsLetters(noun: String, expected: String) {
    #expect(KoreanParticle.attach("를", to: noun) == expected)
  }

  @Test(
    "Pronouns and 것 contract with the subject particle",
    arguments: [
      ("나", "내가"), ("저", "제가"), ("누구", "누가"), ("그것", "그게"), ("이거", "이게"), ("늘 먹던 거", "늘 먹던 게"),
      ("바나나", "바나나가"),
      ("저녁", "저녁이"), ("증거", "증거가"),
    ])
  func contractsSubjects(noun: String, expected: String) {
    #expect(KoreanParticle.attach("이/가", to: noun) == expected)
  }

  @Test(
    "A text with both forms is resolved in place",
    arguments: [
      ("치킨을(를) 주문할까요?", "치킨을 주문할까요?"), ("피자(L)을(를) 골랐어요.", "피자(L)를 골랐어요."),
      ("콜라와(과) 물을(를) 서울(으)로 보냈어요.", "콜라와 물을 서울로 보냈어요."), ("치킨(이)랑 콜라(이)랑", "치킨이랑 콜라랑"),
      ("2개이(가) 맞나요?", "2개가 맞나요?"), ("나이(가) 할게요", "내가 할게요"), ("을(를) 고르세요", "을(를) 고르세요"),
      ("Spotify을(를) 열까요?", "Spotify을(를) 열까요?"), ("치킨은/는 있어요", "치킨은 있어요"), ("값 (으)로", "값 (으)로"),
      ("괄호(안)는 그대로", "괄호(안)는 그대로"), ("두 마리(이)에요", "두 마리예요"), ("", ""),
    ])
  func resolves(text: String, expected: String) {
    #expect(KoreanParticle.resolve(in: text) == expected)
  }
}

struct ParticleStackTests {
  @Test(
    "A stack says its case and its marks",
    arguments: [
      ("을", ParticleRole.object, []), ("에서", .origin, []), ("에서는", .origin, .topic), ("에선", .origin, .topic),
      ("한테만", .recipient, .only), ("으로요", .direction, .polite), ("만", .none, .only), ("도", .none, .also),
      ("씩", .none, .each),
      ("까지만", .none, [.until, .only]), ("이랑", .with, []), ("부터요", .none, [.from, .polite]),
      ("이요", .none, .polite),
      ("만요", .none, [.only, .polite]), ("씩만이요", .none, [.each, .only, .polite]), ("에게서도", .giver, .also),
      ("밖에", .none, .nothingBut), ("로서", .direction, []), ("으로써", .direction, []), ("이든지", .or, []),
      ("라도", .none, []), ("처럼", .none, []), ("만큼만", .none, []), ("까지로요", .none, .polite),
      ("만으로", .none, .only), ("는커녕", .none, []), ("더러", .recipient, []), ("이며", .with, []),
    ] as [(String, ParticleRole, ParticleMarks)])
  func readsStacks(spelling: String, role: ParticleRole, marks: ParticleMarks) throws {
    let stack = try #require(ParticleStack.table[spelling])
    #expect(stack.role == role)
    #expect(stack.marks == marks)
  }

  @Test(
    "What is no particle is in no table", arguments: ["", "말고", "치킨", "도도", "를은", "만는", "빼고", "좀", "에은"])
  func refusesOthers(spelling: String) {
    #expect(ParticleStack.table[spelling] == nil)
  }

  @Test("All stacks at a place come longest first")
  func findsAll() {
    let found = ParticleStack.all(in: Array("배민에서는요".unicodeScalars), from: 2)
    #expect(found.map(\.stack.spelling) == ["에서는요", "에서는", "에서", "에"])
    #expect(found.map(\.end) == [6, 5, 4, 3])
    #expect(ParticleStack.all(in: Array("치킨".unicodeScalars), from: 2).isEmpty)
  }

  @Test("A spelling knows the sounds it belongs behind")
  func agrees() throws {
    let direction = try #require(ParticleStack.table["로"])
    #expect(
      direction.agrees(with: .rieul) && direction.agrees(with: .vowel) && !direction.agrees(with: .consonant))
    let object = try #require(ParticleStack.table["를"])
    #expect(!object.agrees(with: .rieul))
  }
}
