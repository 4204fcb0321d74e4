/// What may stand around values in an answer or a correction, as templates of one language.
public struct AnswerFrame: Sendable {
  private let place: String
  private let before: String
  private let after: String

  public static let frames: [String: AnswerFrame] = [
    "ko": AnswerFrame(
      place: "[에서|으로|한테]", before: "", after: " [(바꿔줘|변경해줘|해줘|추가해줘|줘|부탁해)]"),
    "en": AnswerFrame(
      place: "", before: "[make it|make that|change it to|change that to|to|from|for|i want|i'd like] ",
      after: ""),
  ]

  /// A slot with the particle that may follow it; entities are often said as a place.
  public func slot(_ name: String, isPlace: Bool) -> String { "{\(name)}" + (isPlace ? place : "") }

  /// One value and nothing else of weight.
  public func alone(_ name: String) -> String { before + "{\(name)}" + after }

  /// Any of `values`, in any order; each is an optional part, separated by semicolons.
  public func several(_ values: String) -> String { before + "(\(values))" + after }
}
