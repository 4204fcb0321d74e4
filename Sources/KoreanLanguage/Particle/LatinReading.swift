import Language

/// How well-known Latin names and words are read in Korean, by their lower-case spelling.
public enum LatinReading {
  /// Readings in Hangul. A word that is not here and not spelled in capitals has no known reading.
  public static let korean: [String: String] = [
    "bhc": "비에이치씨", "bbq": "비비큐", "kfc": "케이에프씨", "lg": "엘지", "sk": "에스케이", "skt": "에스케이티",
    "kt": "케이티", "ktx": "케이티엑스", "srt": "에스알티", "gs": "지에스", "cu": "씨유", "cj": "씨제이", "tv": "티브이",
    "ok": "오케이", "pc": "피시", "cctv": "시시티브이", "usb": "유에스비", "wifi": "와이파이", "app": "앱", "qr": "큐알",
    "sns": "에스엔에스", "id": "아이디", "url": "유알엘", "pdf": "피디에프", "gps": "지피에스",
    "iphone": "아이폰", "ipad": "아이패드", "mac": "맥", "macbook": "맥북", "apple": "애플", "android": "안드로이드",
    "google": "구글", "gmail": "지메일", "youtube": "유튜브", "netflix": "넷플릭스", "facebook": "페이스북",
    "instagram": "인스타그램", "twitter": "트위터", "kakao": "카카오", "kakaotalk": "카카오톡", "naver": "네이버",
    "line": "라인", "telegram": "텔레그램", "discord": "디스코드", "slack": "슬랙", "zoom": "줌", "siri": "시리",
    "samsung": "삼성", "galaxy": "갤럭시", "windows": "윈도우", "linux": "리눅스", "swift": "스위프트", "amazon": "아마존",
    "coupang": "쿠팡", "toss": "토스", "starbucks": "스타벅스", "coke": "코크", "cola": "콜라", "pepsi": "펩시",
    "sprite": "스프라이트", "pizza": "피자", "chicken": "치킨", "burger": "버거", "coffee": "커피", "latte": "라테",
    "set": "세트", "best": "베스트", "menu": "메뉴", "home": "홈", "email": "이메일", "bluetooth": "블루투스",
  ]
}
