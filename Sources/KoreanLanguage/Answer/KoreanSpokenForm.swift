import Language

/// What is spelled as it is spoken, in the standard spelling: 시키 주이소, 할게용, 안 할랭, 하지 말그라, 안 되것어.
///
/// The endings are those of the dialects of Gyeongsang, Chungcheong and Jeolla, and of chats, where a final ㅇ or 용
/// softens a word.
package enum KoreanSpokenForm {
  /// The part as it was said, and as it may be written.
  package static func all(_ part: String) -> [String] {
    var forms =
      [part] + [withoutNasal(part), withoutLetter(part)].compactMap { $0 } + KoreanTypingSlips.all(part)
    for form in forms {
      let written = spellings.reduce(form) { $0.replacing($1.spoken, with: $1.written) }
      if written != form { forms.append(written) }
    }
    for form in forms {
      for (spoken, written) in fronts where form.hasPrefix(spoken) {
        forms.append(written + form.dropFirst(spoken.count))
      }
    }
    for form in forms {
      for (spoken, written) in endings where form.count > spoken.count && form.hasSuffix(spoken) {
        forms.append(form.dropLast(spoken.count) + written)
      }
    }
    return forms
  }

  /// Wherever they stand.
  private static let spellings: [(spoken: String, written: String)] = [
    ("헤", "해"), ("됴", "줘"), ("죠라", "줘라"), ("새요", "세요"), ("주믄", "주문"), ("캔슬", "취소"), ("캔쓸", "취소"),
    ("오더", "주문"), ("겄", "겠"),
    ("허지", "하지"), ("허요", "해요"), ("부러", "버려"), ("뿌라", "버려"), ("뿌러", "버려"), ("삐라", "버려"), ("쥬문", "주문"),
    ("쥬세", "주세"), ("줭", "줘"), ("주뮨", "주문"), ("주무내", "주문해"), ("췻소", "취소"), ("츼소", "취소"), ("최소해", "취소해"),
    ("쟝바구니", "장바구니"), ("장바구이", "장바구니"), ("업서", "없어"), ("업써", "없어"), ("괜차나", "괜찮아"), ("삭재", "삭제"),
    ("삭졔", "삭제"), ("딜리트", "삭제"), ("리무브", "삭제"), ("클리어", "정리"), ("세이브", "보관"), ("킵", "보관"),
    ("줍서", "주세요"), ("붑서", "버리세요"), ("꺼", "거"), ("게여", "게요"), ("레요", "래요"), ("마라주", "말아주"), ("세오", "세요"),
  ]

  private static let fronts = [
    ("지아", "지워"), ("치아", "치워"), ("비아", "비워"), ("취소햐", "취소해"), ("나또", "놔둬"), ("나둬", "놔둬"), ("놔또", "놔둬"),
    ("놔도라", "놔둬라"), ("시캬", "시켜"), ("시케", "시켜"),
    ("지와", "지워"), ("비와", "비워"), ("지어주", "지워주"), ("비어주", "비워주"), ("시키주", "시켜주"), ("시키버려", "시켜버려"),
    ("시키도", "시켜줘"), ("시키놔", "시켜놔"), ("안머거", "안먹어"), ("안머글", "안먹을"), ("머거", "먹어"), ("머글", "먹을"),
    ("취소하도", "취소해줘"), ("안되것", "안되겠"), ("구래", "그래"),
    ("쪼아", "좋아"), ("조아", "좋아"), ("시러", "싫어"),
    ("묵", "먹"), ("안묵", "안먹"), ("못먹겄", "못먹겠"), ("안되겄", "안되겠"),
  ]

  private static let endings = [
    ("맙서양", "마"), ("맙서게", "마"), ("말드래요", "마세요"), ("드래요", "세요"), ("마레이", "마"), ("주시쇼", "주세요"), ("구", "고"),
    ("잉", ""), ("말어야", "마"), ("달라니까", "줘"), ("달라니까요", "줘"), ("버려라", "버려"), ("시구려", "세요"), ("하셈", "해"),
    ("하삼", "해"), ("셈", "세요"), ("삼", "세요"), ("라네", "래"), ("되제", "되지"), ("용", "요"),
    ("염", "요"), ("욤", "요"), ("여", "요"), ("유", "요"), ("예", "요"), ("요", ""), ("란다", "래"), ("랍니다", "래요"),
    ("랍니더", "래요"),
    ("라요", "래요"), ("라예", "래요"), ("심더", "습니다"), ("십니더", "습니다"), ("것어", "겠어"), ("겄어", "겠어"), ("믄", "면"),
    ("믄안돼", "면안돼"), ("믄안돼유", "면안돼"), ("말그라", "마"), ("맙서", "마"), ("말랑께", "마"), ("말랑게", "마"), ("말거라", "마"),
    ("말드라고", "마"),
    ("말라고", "마"), ("말라니까", "마"),
    ("마소", "마"), ("말게", "마"),
    ("말어", "마"), ("말어유", "마"), ("말어라", "마"), ("다니까", "다"), ("다니까요", "다"), ("당께", "다"), ("랑께", "라"),
    ("라니까", "라"),
    ("라니까요", "라"), ("구먼", "다"),
    ("구먼유", "다"), ("거라", "라"), ("그라", "라"), ("혀", "해"), ("혀유", "해"), ("시게", "세요"), ("데이", "다"),
  ]

  /// 할랭, 좋앙, 아닝: without the ㅇ that softens it.
  private static func withoutNasal(_ part: String) -> String? {
    guard part.count > 1, let last = part.unicodeScalars.last, Hangul.finalConsonant(of: last) == "ㅇ" else {
      return nil
    }
    // Behind a vowel stand 27 finals, in their order.
    let open = Hangul.decompose(last).flatMap { Unicode.Scalar(last.value - UInt32($0.coda)) }
    return open.map { part.dropLast() + String(Character($0)) }
  }

  /// 응ㅇ, 좋아ㅎ: without a letter behind it.
  private static func withoutLetter(_ part: String) -> String? {
    guard part.count > 1, let last = part.unicodeScalars.last, Hangul.isConsonantLetter(last),
      let before = part.unicodeScalars.dropLast().last, Hangul.isSyllable(before)
    else { return nil }
    return String(part.dropLast())
  }
}
