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
      return [value(reader, "number", sample: bounds.map { "\($0.from)" } ?? sampleValues.quantity)]
    case .quantity: return [value(reader, "number", sample: sampleValues.quantity)]
    case .boolean: return booleans.map { [$0] } ?? []
    case .date: return [value(reader, "date", sample: sampleValues.date)]
    case .duration: return [value(reader, "duration", sample: sampleValues.duration)]
    case .text, .list, .composite: return []
    }
  }

  private var sampleValues: SampleValues { language?.sampleValues ?? SampleValues() }
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
