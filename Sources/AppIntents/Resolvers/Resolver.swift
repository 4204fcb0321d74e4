/// Turns a value of one type into a value that a parameter can hold.
///
/// ```swift
/// struct ColorFromString: Resolver {
///   func resolve(from name: String, context: IntentParameterContext<Color>) async throws -> Color? {
///     Color(named: name)
///   }
/// }
/// ```
public protocol Resolver<Output>: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue

  /// Nil when this resolver cannot tell; the next one is tried then.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// Resolvers in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  public init() {}

  public func makeIterator() -> [any Resolver].Iterator { [any Resolver]().makeIterator() }
}

/// Resolvers in a list.
public struct ResolverList<Output: _IntentValue>: ResolverSpecification {
  private let resolvers: [any Resolver]

  public init(_ resolvers: any Resolver...) {
    self.resolvers = resolvers
  }

  init(all resolvers: [any Resolver]) {
    self.resolvers = resolvers
  }

  public func makeIterator() -> [any Resolver].Iterator { resolvers.makeIterator() }

  public static func == (left: Self, right: Self) -> Bool {
    left.resolvers.map(AnyHashable.init(any:)) == right.resolvers.map(AnyHashable.init(any:))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(resolvers.map(AnyHashable.init(any:)))
  }
}

extension AnyHashable {
  fileprivate init(any resolver: any Resolver) {
    self.init(resolver)
  }
}

@resultBuilder
public enum ResolverSpecificationBuilder<Output: _IntentValue> {
  public static func buildExpression(_ resolver: some Resolver) -> any Resolver { resolver }

  public static func buildBlock(_ resolvers: any Resolver...) -> ResolverList<Output> {
    ResolverList(all: resolvers)
  }
}

/// A resolver that refuses values outside the range of the parameter.
public protocol RangeCheckingResolver: Resolver {
  /// Throws when `value` is outside the range of the parameter.
  func checkParameterRangeContains(
    value: Output, context: IntentParameterContext<Output>
  ) throws
}

extension RangeCheckingResolver {
  public func checkParameterRangeContains(
    value: Output, context: IntentParameterContext<Output>
  ) throws {
    guard context.settings.contains(value) else {
      throw context.settings.range(without: (value as? any ScalarValue)?.magnitude)
    }
  }
}

/// A value that the range of its parameter leaves out; it is asked for again.
struct ValueOutOfRange: Error {
  var minimum: Double?
  var maximum: Double?
}
