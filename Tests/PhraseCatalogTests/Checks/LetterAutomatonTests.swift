import Testing

@testable import PhraseCatalog

struct LetterAutomatonTests {
  /// Words as a graph in which each has states of its own, accepted under their numbers.
  private static func automaton(_ words: [String], ids: (Int) -> Int32 = { _ in 0 }) throws -> LetterAutomaton
  {
    var graph = LetterGraph()
    for (number, word) in words.enumerated() {
      var state = graph.fork(0)
      for scalar in word.unicodeScalars { state = graph.step(state, Letter(scalar)) }
      graph.accept(state, ids(number))
    }
    return try #require(LetterAutomaton(graph, limit: 1_000))
  }

  @Test func `what reads the same from there on is one state`() throws {
    let automaton = try Self.automaton(["tap", "taps", "top", "tops"])
    #expect(automaton.states.count == 5)
    #expect(
      ["tap", "taps", "top", "tops", "tip", "ta", ""].map { automaton.accepts(Array($0.unicodeScalars)) }
        == [true, true, true, true, false, false, false])
  }

  @Test func `what is accepted under other numbers stays apart`() throws {
    let automaton = try Self.automaton(["tap", "top"], ids: { Int32($0) })
    #expect(automaton.states.count == 6)
    #expect(Set(automaton.states.map(\.accepted)) == [[], [0], [1]])
  }

  @Test(arguments: 0..<20)
  func `it reads exactly the words it was made of`(seed: Int) throws {
    var random = SeededRandom(state: UInt64(seed) &* 977 &+ 5)
    let words = Set(
      (0..<40).map { _ in
        String(
          (0..<Int.random(in: 1...4, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
      })
    let automaton = try Self.automaton(words.sorted())
    func all(_ length: Int) -> [String] {
      length == 0 ? [""] : all(length - 1).flatMap { start in ["a", "b", "c"].map { start + $0 } }
    }
    for word in (0...5).flatMap(all) {
      #expect(automaton.accepts(Array(word.unicodeScalars)) == words.contains(word), "\(word)")
    }
  }

  @Test func `a limit of states is kept`() {
    var graph = LetterGraph()
    var state = graph.fork(0)
    for _ in 0..<50 { state = graph.step(state, Letter("a")) }
    graph.accept(state, 0)
    #expect(LetterAutomaton(graph, limit: 50) == nil)
    #expect(LetterAutomaton(graph, limit: 51) != nil)
  }
}

struct IntentFuturesTests {
  @Test func `places are followed while they can come to two intents that lack sentences`() throws {
    var graph = LetterGraph()
    for (number, word) in ["ax", "ay", "bz"].enumerated() {
      var state = graph.fork(0)
      for scalar in word.unicodeScalars { state = graph.step(state, Letter(scalar)) }
      graph.accept(state, Int32(number))
    }
    let automaton = try #require(LetterAutomaton(graph, limit: 100))
    var futures = IntentFutures(of: automaton, intents: [0, 1, 65], sentencesEach: 2)
    let (a, b) = (
      try #require(automaton.arc(from: 0, Letter("a"))).target,
      try #require(automaton.arc(from: 0, Letter("b"))).target
    )
    #expect(futures.isAnyWanted(a, a))
    #expect(futures.isAnyWanted(a, b))
    #expect(!futures.isAnyWanted(b, b))
    let taken = [futures.take(0, 1), futures.take(1, 0), futures.take(0, 1), futures.take(0, 0)]
    #expect(taken == [true, true, false, false])
    #expect(!futures.isAnyWanted(a, a))
    #expect(futures.isAnyWanted(a, b))
  }
}
