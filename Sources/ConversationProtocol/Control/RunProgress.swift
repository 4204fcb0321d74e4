public import JSONText

/// How far the run of a turn has come, in the lines before its reply.
///
///     {"id":1,"progress":{"fraction":0.5,"text":"2 of 4"}}
public struct RunProgress: Hashable, Sendable {
  /// 0 to 1.
  public var fraction: Double
  /// In the words of the intent.
  public var text: String?

  public init(fraction: Double, text: String? = nil) {
    self.fraction = fraction
    self.text = text
  }
}

extension RunProgress: JSONConvertible {
  public var jsonValue: JSON {
    JSON(["fraction": .number(fraction), "text": text.map { .text($0) }])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    guard let fraction = try json.numberIfGiven("fraction") else {
      throw JSONMistake("“fraction” is missing", at: json.offset)
    }
    self.init(fraction: fraction, text: try json.textIfGiven("text"))
  }
}
