import AppIntents
import Language
import Matching

/// Reads the dates of parameters that want a day (`kind: .date`) as whole days: 내일 아침 is tomorrow.
struct WholeDays {
  let reference: DateReference

  /// The arguments with those dates at the beginning of their days.
  func applied(to arguments: [String: IntentArgument], of intent: IntentDescriptor) -> [String:
    IntentArgument]
  {
    var arguments = arguments
    for parameter in intent.parameters where parameter.wantsDay {
      guard case .date(let seconds) = arguments[parameter.name] else { continue }
      let moment = reference.zone.moment(at: Int(seconds))
      arguments[parameter.name] = .date(
        Double(reference.secondsSince1970(of: CivilMoment(moment.date))))
    }
    return arguments
  }
}

extension SlotMatch {
  /// Whether only a part of a day is said for when: 내일 아침, tonight.
  var saysPartOfDay: Bool {
    if case .date(let date, _) = value { date.isPartOfDay } else { false }
  }
}
