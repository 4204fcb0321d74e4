/// English words that go with a name or a number which a question shows, where an answer repeats it: the order 1043.
package enum EnglishShownWords {
  package static let determiners: Set<String> = [
    "the", "my", "this", "that", "our", "from", "of", "to", "any", "order", "number", "for",
  ]
  /// Behind a name they stand for what it names: the spicy one.
  package static let things: Set<String> = ["one"]
  package static let units: Set<String> = ["won"]
  /// One chicken: as many as are shown.
  package static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
  ]
  package static let home: Set<String> = ["home", "house", "place"]
}
