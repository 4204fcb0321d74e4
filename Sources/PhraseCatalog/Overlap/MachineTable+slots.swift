import Language
import Matching

extension MachineTable {
  /// A letter for a parameter and how it is read.
  func slot(parameter: String, _ reader: SlotReader) -> Int {
    number(of: Slot(parameter: parameter, reader: reader))
  }

  /// The machines that together read what a slot reads, lists and forms aside.
  ///
  /// - Parameter takesText: words that nothing explains may be read.
  func machines(of reader: SlotReader, takesText: Bool) -> [Int] {
    let known = knownMachines(of: reader)
    return takesText && reader.takesText ? known + [anyText] : known
  }

  private func knownMachines(of reader: SlotReader) -> [Int] {
    switch reader {
    case .names(let id, _): return names(of: id).map { [$0] } ?? []
    case .number(let bounds):
      return [value(reader, "number", sample: bounds.map { "\($0.from)" } ?? Self.two(language?.tag))]
    case .quantity: return [value(reader, "number", sample: Self.two(language?.tag))]
    case .boolean: return booleans.map { [$0] } ?? []
    case .date: return [value(reader, "date", sample: Self.tomorrow(language?.tag))]
    case .duration: return [value(reader, "duration", sample: Self.halfAnHour(language?.tag))]
    case .text, .list, .composite: return []
    }
  }

  private static func two(_ tag: String?) -> String { tag == "ko" ? "두 개" : tag == "en" ? "two" : "2" }

  private static func tomorrow(_ tag: String?) -> String {
    tag == "ko" ? "내일 오후 3시" : "tomorrow at 3 pm"
  }

  private static func halfAnHour(_ tag: String?) -> String { tag == "ko" ? "30분" : "half an hour" }
}

extension SlotReader {
  /// Reads words that nothing explains.
  var takesText: Bool {
    switch self {
    case .text, .names(_, acceptsOtherText: true): true
    case .list(let member): member.takesText
    case .composite(_, let slots): slots.values.contains(where: \.takesText)
    default: false
    }
  }
}
