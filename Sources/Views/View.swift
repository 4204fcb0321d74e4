/// Something that an app shows, declared as on a phone: a value whose `body` is made of other views.
///
///     struct OrderCard: View {
///       let order: Order
///       @Environment(\.widgetFamily) var family
///
///       var body: some View {
///         VStack(alignment: .leading) {
///           Text(order.restaurant).font(.headline)
///           ProgressView(value: order.progress)
///         }
///       }
///     }
///
/// A view is a function of its values and its environment: there is no state, no animation and no gesture. Views can be
/// made anywhere; their bodies are read on the main actor when they come to a `ViewTree`.
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor var body: Body { get }
}

/// A view that says itself which nodes it comes to, instead of having a body.
package protocol PrimitiveView: View where Body == Never {
  @MainActor func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode]
}

/// A view that only holds others together; it is left out of the paths of errors.
package protocol TransparentView {}

extension PrimitiveView {
  public var body: Never {
    // Unreachable: primitive views are asked for their nodes.
    fatalError("\(Self.self) has no body")
  }
}

extension Never: View {
  public var body: Never {
    // Unreachable: there is no value whose body could be asked for.
    fatalError("Never has no body")
  }
}
