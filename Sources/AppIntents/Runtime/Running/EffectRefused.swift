/// Something was to be done where one only looks: nobody is there who wanted it.
public struct EffectRefused: Error, Hashable, CustomStringConvertible {
  /// Of the effect.
  public let name: String

  public var description: String {
    "the effect “\(name)” was refused: nothing is done where nobody asks for it"
  }
}
