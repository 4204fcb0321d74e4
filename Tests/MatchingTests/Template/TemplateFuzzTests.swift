import Foundation
import Testing

@testable import Matching

@Suite("No text makes the parser fail in a way of its own")
struct TemplateFuzzTests {
  @Test("Random bytes are parsed and printed unchanged, or refused inside the text")
  func randomBytes() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<4_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      survive(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("Random rows of the grammar's own signs are parsed and printed unchanged, or refused inside the text")
  func randomSigns() {
    var generator = SeededGenerator(seed: 3)
    let signs = Array("()[]{}<>|;:@\\$.,0a가 ")
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...24, using: &generator)
      survive(String((0..<count).compactMap { _ in signs.randomElement(using: &generator) }))
    }
  }

  @Test("Every line of the corpus, and what becomes of it by a few changes, survives")
  func corpus() throws {
    var generator = SeededGenerator(seed: 4)
    let lines = try Corpus.lines(of: "templates.txt")
    #expect(lines.count >= 40)
    for line in lines {
      survive(line)
      for _ in 0..<100 { survive(mutated(line, &generator)) }
    }
  }

  private func survive(_ source: String) {
    do throws(TemplateError) {
      let template = try Template(source)
      #expect(Array(template.description.unicodeScalars) == Array(source.unicodeScalars))
      #expect(try Template(template.description) == template)
    } catch {
      #expect(error.range.upperBound <= source.unicodeScalars.count + 1)
      #expect(!error.description.isEmpty)
    }
  }

  private func mutated(_ line: String, _ generator: inout SeededGenerator) -> String {
    var scalars = Array(line.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !scalars.isEmpty {
      let place = Int.random(in: 0..<scalars.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: scalars.remove(at: place)
      case 1:
        scalars.insert("()[]{}<>|;:@\\$".unicodeScalars.randomElement(using: &generator) ?? "(", at: place)
      default: scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &generator))
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
