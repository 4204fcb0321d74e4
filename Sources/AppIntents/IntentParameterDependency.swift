/// In an options provider or a query: what the intent that is being filled in holds so far.
///
/// ```swift
/// struct Dishes: DynamicOptionsProvider {
///   @IntentParameterDependency<OrderFood>(\.$restaurant) var order
///
///   func results() async throws -> [Dish] { order?.restaurant.dishes ?? [] }
/// }
/// ```
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let areSet: @Sendable (Intent) -> Bool

  /// Depends on one parameter or several, of any types.
  public init<each Value>(_ parameters: repeat any KeyPath<Intent, IntentParameter<each Value>> & Sendable) {
    areSet = { intent in
      var unset = 0
      repeat unset += intent[keyPath: each parameters].current == nil ? 1 : 0
      return unset == 0
    }
  }

  /// Nil when another intent is being filled in, or one of the parameters holds nothing yet.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentRun.current?.intent as? Intent, areSet(intent) else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// An intent whose parameters can be read and that cannot be run.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember property: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: property]
  }

  /// The value of an optional parameter that the dependency names: it is known that there is one.
  ///
  /// To read an optional parameter that the dependency does not name, unwrap the value: `if let note = order.note`.
  public subscript<Value>(dynamicMember property: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: property] else {
      // Unreachable for the parameters that the dependency names: without a value of each there is no projection.
      fatalError("an optional parameter of \(Intent.self) was read as if it had a value")
    }
    return value
  }
}

extension DynamicOptionsProvider {
  public typealias ParameterDependency = IntentParameterDependency
}
