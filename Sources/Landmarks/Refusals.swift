import AppIntents
import Foundation

/// Why something that was asked for is not done or not there.
enum TravelRefusal: Error, Hashable, Sendable {
  case noLandmark
  case noPlans
  case noFavourite(Landmark)
  case free(Landmark)
  case closed(Landmark, weekday: Int)
  case soldOut(Landmark)
  case alreadyPast
  case notYet
  case nameTaken(String)
  case emptyName
}

extension TravelRefusal: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noLandmark:
      LocalizedStringResource(
        ko: "그런 명소를 찾지 못했어요. 조건을 줄여서 다시 말해 주세요.",
        en: "There is no such landmark. Try again with fewer conditions.")
    case .noPlans: LocalizedStringResource(ko: "적어 둔 방문 계획이 없어요.", en: "You have no plans.")
    case .noFavourite(let landmark):
      LocalizedStringResource(
        ko: "\(landmark.title)은(는) 즐겨찾기에 없어요.", en: "\(landmark.title) is no favourite.")
    case .free(let landmark):
      LocalizedStringResource(
        ko: "\(landmark.title)은(는) 무료라 입장권이 필요 없어요.", en: "\(landmark.title) is free. You need no ticket.")
    case .closed(let landmark, let weekday):
      LocalizedStringResource(
        ko: "\(landmark.title)은(는) \(.weekday(weekday))에 쉬어요. 다른 날을 말해 주세요.",
        en: "\(landmark.title) is closed on \(.weekday(weekday))s. Try another day.")
    case .soldOut(let landmark):
      LocalizedStringResource(
        ko: "그날은 \(landmark.title) 입장권이 남지 않았어요.", en: "No tickets are left for \(landmark.title) that day.")
    case .alreadyPast:
      LocalizedStringResource(
        ko: "이미 지난 날이에요. 다녀온 곳이면 ‘방문 기록해 줘’라고 말해 주세요.",
        en: "That day has passed. Say ‘record a visit’ for a place where you have been.")
    case .notYet:
      LocalizedStringResource(
        ko: "아직 오지 않은 날이에요. 갈 곳이면 ‘방문 계획 세워 줘’라고 말해 주세요.",
        en: "That day is still to come. Say ‘plan a visit’ for a place where you will go.")
    case .nameTaken(let name):
      LocalizedStringResource(ko: "\(name) 모음은 이미 있어요.", en: "There is a collection \(name) already.")
    case .emptyName:
      LocalizedStringResource(ko: "모음 이름을 알려 주세요.", en: "The collection needs a name.")
    }
  }
}

extension Landmark {
  /// Its name in the language of whoever reads it.
  var title: LocalizedStringResource { LocalizedStringResource(ko: "\(name)", en: "\(english)") }
}
