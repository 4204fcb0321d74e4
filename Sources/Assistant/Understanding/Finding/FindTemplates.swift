import AppIntents
import Language
import Matching

/// Writes the templates of a frame out for the properties of a query.
struct FindTemplates {
  let options: [FindOption]
  let orders: [NameDictionary.Entry]
  let booleans: [NameDictionary.Entry]
  private let descriptor: FindDescriptor
  private let frame: FindFrame
  private let language: String
  private let words: FindWords

  init(_ descriptor: FindDescriptor, _ frame: FindFrame, language: String) {
    self.descriptor = descriptor
    self.frame = frame
    self.language = language
    words = FindWords(descriptor, frame, language: language)
    let words = words
    orders = words.orders
    booleans = words.booleans
    options = descriptor.properties.flatMap(FindOption.all).filter { option in
      !option.templates(frame).isEmpty && (option.saysTitle || words.mayLeaveTitleOut(option.property))
    }
  }

  /// Whole sentences as templates.
  var sentences: [String] {
    frame.sentences.map { sentence in
      var (result, conditions, ordered) = ("", 0, 0)
      var rest = sentence[...]
      while let begin = rest.firstIndex(of: "<"), let end = rest.firstIndex(of: ">") {
        result += rest[..<begin]
        switch rest[rest.index(after: begin)..<end] {
        case "conditions":
          result += forms.isEmpty ? "" : "[{c\(conditions)}]"
          conditions += 1
        case "order":
          result += orders.isEmpty ? "" : "[{o\(ordered)}]"
          ordered += 1
        case "noun": result += noun
        case "name": result += alternatives(names("m"), isOptional: true)
        default: result += "[{limit}]"
        }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }
  }

  /// The readers of all slots by name.
  func slots(_ readers: SlotReaders) -> [String: SlotReader] {
    var slots: [String: SlotReader] = ["limit": .number(nil)]
    let conditions = conditions(readers)
    for number in 0..<2 {
      slots["o\(number)"] = .names(FindSentences.orders, acceptsOtherText: false)
      slots["c\(number)"] = conditions
    }
    for (index, option) in options.enumerated() where option.property.isNamed {
      let reader = readers.reader(of: option.property.kind).withoutOtherText
      slots["mx\(index)"] = reader
      slots["nx\(index)"] = reader
    }
    return slots
  }

  /// Any number of conditions behind each other.
  private func conditions(_ readers: SlotReaders) -> SlotReader {
    var slots: [String: SlotReader] = ["b": .names(FindSentences.booleans, acceptsOtherText: false)]
    for (index, option) in options.enumerated() {
      let reader = readers.reader(of: option.property.kind).withoutOtherText
      slots["x\(index)"] = reader
      slots["y\(index)"] = reader
    }
    let nodes = forms.compactMap { try? Template($0).formNode() }
    return .list(.composite(forms: nodes, slots: slots))
  }

  private func units(_ option: FindOption) -> String {
    option.property.isAmount && !frame.unitWords.isEmpty ? " " + frame.unitWords : ""
  }

  /// The ways to say one condition.
  private var forms: [String] {
    options.enumerated().flatMap { index, option in
      option.templates(frame).compactMap {
        written($0, option, value: "{x\(index)}\(units(option))", second: "{y\(index)}\(units(option))")
      }
    } + (booleans.isEmpty ? [] : ["{b}"])
  }

  /// Nil for a template without a title where it has to be said.
  private func written(_ template: String, _ option: FindOption, value: String, second: String) -> String? {
    let hasTitle = template.contains("T")
    guard hasTitle || !option.saysTitle else { return nil }
    let title = option.saysTitle ? group(words.titles(option.property)) : ""
    let filled = template.replacingOccurrences(of: "##", with: second).replacingOccurrences(
      of: "#", with: value)
    return option.saysTitle || !template.contains("[T|")
      ? filled.replacingOccurrences(of: "T", with: title)
      : filled.replacingOccurrences(of: "[T|", with: "[")
  }

  private var noun: String {
    alternatives(words.nouns.map(Self.escaped) + names("n"), isOptional: false)
  }

  /// Values that name a kind of thing, and so may stand for its noun or before it: 궁궐, seafood restaurants.
  private func names(_ prefix: String) -> [String] {
    options.enumerated().filter { $1.property.isNamed && $1.said == .equal && !$1.saysTitle }
      .map { index, _ in "{\(prefix)x\(index)}" }
  }

  private func alternatives(_ texts: [String], isOptional: Bool) -> String {
    guard !texts.isEmpty else { return "" }
    let joined = texts.joined(separator: "|")
    return isOptional ? "[\(joined)]" : "(\(joined))"
  }

  private func group(_ texts: [String]) -> String {
    "(" + texts.map(Self.escaped).joined(separator: "|") + ")"
  }

  /// Letters that mean something in a template mean themselves.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "()[]{}<>|;\\@".contains(letter) { result += "\\" }
      result.append(letter)
    }
  }
}

extension FindDescriptor.Property {
  var isNamed: Bool {
    switch kind {
    case .enumeration, .entity: true
    default: false
    }
  }
}

extension SlotReader {
  /// Only names that are known: what words mean here is not left to a query.
  fileprivate var withoutOtherText: SlotReader {
    if case .names(let dictionary, _) = self { .names(dictionary, acceptsOtherText: false) } else { self }
  }
}
