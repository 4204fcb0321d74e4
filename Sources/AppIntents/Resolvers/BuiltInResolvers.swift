public import Foundation

/// A number as it is, in the range of its parameter.
public struct IntResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// Digits as a number.
public struct IntFromStringResolver: RangeCheckingResolver {
  let radix: Int

  /// - Parameter radix: 2 to 36.
  public init(radix: Int = 10) {
    self.radix = radix
  }

  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    guard let number = Int(input, radix: radix) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A number without its fraction, cut unless another rule is given.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  let roundingRule: FloatingPointRoundingRule

  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }

  public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
    guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }

  public static func == (left: Self, right: Self) -> Bool {
    String(describing: left.roundingRule) == String(describing: right.roundingRule)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(String(describing: roundingRule)) }
}

/// A number as it is, in the range of its parameter.
public struct DoubleResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

public struct DoubleFromIntResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

/// Digits with a decimal point as a number.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
    guard let number = Double(input), number.isFinite else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// `true` and `false`.
public struct BoolFromStringResolver: Resolver {
  public init() {}

  public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
    Bool(input)
  }
}

public struct StringFromIntResolver: Resolver {
  public init() {}

  public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
    String(input)
  }
}

public struct StringFromDoubleResolver: Resolver {
  public init() {}

  public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
    String(input)
  }
}

/// A text without attributes.
public struct AttributedStringFromStringResolver: Resolver {
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? {
    AttributedString(input)
  }
}

/// An address with a scheme, `https://example.com`, or one of a host as people write it, `example.com`.
public struct URLFromStringResolver: Resolver {
  public init() {}

  public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
    if let url = URL(string: input), url.scheme != nil { return url }
    return input.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(\/\S*)?/) == nil
      ? nil : URL(string: "https://\(input)")
  }
}
