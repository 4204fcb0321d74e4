import Foundation

/// A name that nobody guesses: 43 letters, which stand for 32 random bytes.
package enum RandomLetters {
  package static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    // RFC 4648 §5: without the letters that need care in shells, headers and addresses.
    let letters = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    return letters.replacing("=", with: "")
  }
}
