/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View, PrimitiveView {
  public typealias Body = Never

  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumLabel: BoundsLabel
  private let maximumLabel: BoundsLabel

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let size = bounds.upperBound - bounds.lowerBound
    self.value = portion(value - bounds.lowerBound, of: size) ?? 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var content = GaugeContent(value: value)
    content.gaugeStyle = environment.looks.gaugeStyle
    content.tint = environment.looks.tint
    var node = try resolver.container(.gauge(content), of: label, in: environment)
    guard case .gauge(var shown) = node.content else { return [node] }
    shown.valueLabel = try resolver.labels(currentValueLabel, in: environment)
    shown.minimumLabel = try resolver.labels(minimumLabel, in: environment)
    shown.maximumLabel = try resolver.labels(maximumLabel, in: environment)
    node.content = .gauge(shown)
    return [node]
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ViewResolver {
  /// Nil for a view that shows nothing.
  package func labels(_ view: some View, in environment: EnvironmentValues) throws -> [ViewNode]? {
    let nodes = try children(of: view, in: environment)
    return nodes.isEmpty ? nil : nodes
  }

  /// The words of a text, without its looks.
  package func words(of text: Text, in environment: EnvironmentValues) throws -> String {
    try text.pieces.flatMap { try $0.spans(in: self, environment) }.compactMap(\.text).joined()
  }
}
