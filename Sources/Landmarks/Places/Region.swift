/// A city or county that people travel to, or a province with several of them.
enum Region: String, Codable, CaseIterable, Hashable, Sendable {
  case seoul, incheon, suwon, yangpyeong, chuncheon, gangneung, boeun, taean
  case andong, gyeongju, pohang, busan, geoje, tongyeong, suncheon, jeju
  case gyeonggi, gangwon, chungbuk, chungnam, jeonbuk, jeonnam, gyeongbuk, gyeongnam

  /// The province that a town lies in; nil for a province and for a city that is one itself.
  var province: Region? {
    switch self {
    case .suwon, .yangpyeong: .gyeonggi
    case .chuncheon, .gangneung: .gangwon
    case .boeun: .chungbuk
    case .taean: .chungnam
    case .suncheon: .jeonnam
    case .andong, .gyeongju, .pohang: .gyeongbuk
    case .geoje, .tongyeong: .gyeongnam
    default: nil
    }
  }

  /// Whether a place in another region is in this one: 춘천 is in 강원도.
  func includes(_ region: Region) -> Bool { region == self || region.province == self }

  /// Its town hall, or the office of the province.
  var coordinate: Coordinate {
    switch self {
    case .seoul: Coordinate(latitude: 37.5663, longitude: 126.9779)
    case .incheon: Coordinate(latitude: 37.4563, longitude: 126.7052)
    case .suwon: Coordinate(latitude: 37.2636, longitude: 127.0286)
    case .yangpyeong: Coordinate(latitude: 37.4917, longitude: 127.4875)
    case .chuncheon: Coordinate(latitude: 37.8813, longitude: 127.7300)
    case .gangneung: Coordinate(latitude: 37.7519, longitude: 128.8761)
    case .boeun: Coordinate(latitude: 36.4894, longitude: 127.7295)
    case .taean: Coordinate(latitude: 36.7456, longitude: 126.2980)
    case .andong: Coordinate(latitude: 36.5684, longitude: 128.7294)
    case .gyeongju: Coordinate(latitude: 35.8562, longitude: 129.2247)
    case .pohang: Coordinate(latitude: 36.0190, longitude: 129.3435)
    case .busan: Coordinate(latitude: 35.1798, longitude: 129.0750)
    case .geoje: Coordinate(latitude: 34.8806, longitude: 128.6211)
    case .tongyeong: Coordinate(latitude: 34.8544, longitude: 128.4332)
    case .suncheon: Coordinate(latitude: 34.9506, longitude: 127.4872)
    case .jeju: Coordinate(latitude: 33.4996, longitude: 126.5312)
    case .gyeonggi: Coordinate(latitude: 37.2893, longitude: 127.0535)
    case .gangwon: Coordinate(latitude: 37.8854, longitude: 127.7298)
    case .chungbuk: Coordinate(latitude: 36.6357, longitude: 127.4914)
    case .chungnam: Coordinate(latitude: 36.6588, longitude: 126.6728)
    case .jeonbuk: Coordinate(latitude: 35.8203, longitude: 127.1088)
    case .jeonnam: Coordinate(latitude: 34.8161, longitude: 126.4629)
    case .gyeongbuk: Coordinate(latitude: 36.5760, longitude: 128.5056)
    case .gyeongnam: Coordinate(latitude: 35.2378, longitude: 128.6919)
    }
  }
}
