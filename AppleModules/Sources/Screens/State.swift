public import AppIntents

// Where views keep what changes. Nothing draws a view again here: a value is held, and that is all.

/// A value that a view holds.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] },
      set: { member in
        var value = wrappedValue
        value[keyPath: path] = member
        wrappedValue = value
      })
  }
}

final class Held<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

@propertyWrapper
public struct State<Value> {
  private let held: Held<Value>

  public init(wrappedValue: Value) { held = Held(wrappedValue) }
  public init(initialValue: Value) { held = Held(initialValue) }

  public var wrappedValue: Value {
    get { held.value }
    nonmutating set { held.value = newValue }
  }

  public var projectedValue: Binding<Value> { held.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A value of the app's settings.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults
  private let fallback: Value

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    self.store = store ?? .standard
    fallback = wrappedValue
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? fallback }
    nonmutating set { store.set(newValue, forKey: key) }
  }

  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

/// An object whose changes views follow on a phone.
public protocol ObservableObject: AnyObject {}

/// A property whose changes views follow on a phone.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct StateObject<Object: ObservableObject> {
  public let wrappedValue: Object

  public init(wrappedValue make: @autoclosure () -> Object) { wrappedValue = make() }

  public var projectedValue: Self { self }

  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public var projectedValue: Self { self }

  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(_ object: Object) { wrappedValue = object }

  public var projectedValue: Self { self }

  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object that a screen above this one provides. No screen is shown, so that its views are never asked for it.
@MainActor
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}

  public var wrappedValue: Object {
    // Unreachable: only the body of a view that is on a screen reads it, and there are no screens.
    fatalError("there is no screen that provides a \(Object.self)")
  }
}

/// Whether a condition of an app's screens holds. No screen has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let held: Held<Value>

  public init() where Value == Bool { held = Held(false) }
  public init<Wrapped: Hashable>() where Value == Wrapped? { held = Held(nil) }

  public var wrappedValue: Value {
    get { held.value }
    nonmutating set { held.value = newValue }
  }

  public var projectedValue: Binding<Value> { held.binding }
}
