import Language
import Testing

struct EnglishPredicateReaderTests {
  @Test(
    "English that must not be carried out is vetoed by the right rule", arguments: EnglishVetoCorpus.vetoed)
  func vetoes(rule: String, sentences: [String]) {
    for sentence in sentences {
      let rules = PredicateReader.read(NormalText(sentence)).vetoes.map(\.rule.rawValue)
      #expect(rules.contains(rule), "\(sentence): \(rules)")
    }
  }

  @Test("English requests and names are innocent")
  func acquits() {
    for sentence in EnglishVetoCorpus.innocent {
      let reading = PredicateReader.read(NormalText(sentence))
      #expect(reading.vetoes.isEmpty, "\(sentence): \(reading.vetoes.map(\.rule))")
      #expect(!reading.asksFirst, "\(sentence)")
    }
  }

  @Test("Proposals and questions about permission ask first", arguments: EnglishVetoCorpus.proposals)
  func asksFirst(sentence: String) {
    let reading = PredicateReader.read(NormalText(sentence))
    #expect(reading.asksFirst)
    #expect(!reading.isForbidden)
  }

  @Test("The predicate is what stands behind the openers")
  func findsThePredicate() throws {
    let text = NormalText("Hey, could you please order a pizza")
    let range = try #require(PredicateReader.read(text).predicate)
    #expect(text.spacedSlice(range) == "order a pizza")
    #expect(PredicateReader.read(NormalText("")).predicate == nil)
  }
}

struct EnglishNounTests {
  @Test(
    "Nouns in both numbers",
    arguments: [
      ("pizza", "pizzas"), ("side dish", "side dishes"), ("box", "boxes"), ("berry", "berries"),
      ("tray", "trays"), ("potato", "potatoes"), ("photo", "photos"), ("child", "children"),
      ("knife", "knives"), ("Fried Chicken", "Fried Chickens"), ("movie", "movies"), ("glass", "glasses"),
      ("bus", "buses"),
      ("woman", "women"),
    ])
  func inflects(one: String, many: String) {
    #expect(EnglishNoun.plural(of: one) == many)
    #expect(EnglishNoun.singular(of: many) == one)
    #expect(EnglishNoun.forms(of: one).contains(many))
  }

  @Test("A singular stays what it is", arguments: ["pizza", "glass", "bus", "menu", "fish", "tennis"])
  func keepsSingulars(noun: String) {
    #expect(EnglishNoun.singular(of: noun) == noun)
  }
}

struct EnglishRequestTests {
  @Test(
    "Contractions are one word in every spelling",
    arguments: [("don't", "donot"), ("dont", "don't"), ("iwould", "i'd"), ("can't", "cannot")])
  func expandsContractions(word: String, other: String) {
    #expect(EnglishRequest.spellings(of: word).contains(other))
    #expect(EnglishRequest.spellings(of: word).first == word)
    #expect(EnglishRequest.spellings(of: "pizza") == ["pizza"])
  }

  @Test("The tables are in normal form, without spaces and without doubles")
  func tablesAreClean() {
    let texts = EnglishRequest.openers.map(\.text) + EnglishRequest.closers
    #expect(texts.allSatisfy { NormalText($0).text == $0 && !$0.isEmpty })
    #expect(Set(EnglishRequest.openers.map(\.text)).count == EnglishRequest.openers.count)
  }
}

struct EnglishNumberTests {
  @Test(
    "English numbers are read",
    arguments: [
      ("two", 2, nil, "cardinal"), ("twenty-three", 23, nil, "cardinal"),
      ("twenty three", 23, nil, "cardinal"), ("one hundred and five", 105, nil, "cardinal"),
      ("two thousand", 2_000, nil, "cardinal"), ("1,200", 1_200, nil, "cardinal"),
      ("3k", 3_000, nil, "cardinal"), ("a dozen", 12, nil, "cardinal"),
      ("half a dozen", 6, nil, "cardinal"), ("a couple of", 2, nil, "cardinal"),
      ("two and a half", 2.5, nil, "cardinal"), ("half a", 0.5, nil, "fraction"),
      ("a half", 0.5, nil, "fraction"), ("second", 2, nil, "ordinal"), ("3rd", 3, nil, "ordinal"),
      ("two or three", 2, 3, "range"), ("2-3", 2, 3, "range"),
      ("two to three", 2, 3, "range"), ("a", 1, nil, "cardinal"), ("two more", 2, nil, "cardinal"),
      ("one million two hundred thousand", 1_200_000, nil, "cardinal"),
    ] as [(String, Double, Double?, String)])
  func reads(text: String, value: Double, upper: Double?, kind: String) throws {
    let reading = try #require(EnglishNumber.read(text), "\(text)")
    #expect(reading.value == value)
    #expect(reading.upper == upper)
    #expect(reading.kind.rawValue == kind)
  }

  @Test(
    "What is no number is none",
    arguments: ["", "pizza", "tent", "oneself", "and", "hundred", "a pizza", "two pizzas", "secondhand"])
  func refuses(text: String) {
    #expect(EnglishNumber.read(text) == nil)
  }

  @Test("What is spelled is read again")
  func roundTrips() {
    for number in Array(0...1_100) + [12_345, 1_000_000, 2_345_678] {
      #expect(EnglishNumber.read(EnglishNumber.spelled(number))?.value == Double(number), "\(number)")
    }
  }

  @Test("Ordinals and lists are written")
  func writes() {
    #expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 102].map(EnglishNumber.ordinal) == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd",
      ])
    #expect(EnglishNumber.spelled(-42) == "minus forty-two")
    #expect(EnglishNumber.list(["a", "b", "c"]) == "a, b, and c")
    #expect(EnglishNumber.list(["a", "b"]) == "a and b")
    #expect(EnglishNumber.list([]).isEmpty)
  }
}
