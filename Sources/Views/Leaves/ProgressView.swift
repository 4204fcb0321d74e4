public import Foundation

/// How far something has come: a part of a whole, the time between two dates, or nobody knows.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never

  private let progress: ProgressContent
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  init(_ progress: ProgressContent, label: Label, currentValueLabel: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var content = progress
    content.progressStyle = environment.looks.progressStyle
    content.tint = environment.looks.tint
    var node = try resolver.container(.progress(content), of: label, in: environment)
    let values = try resolver.children(of: currentValueLabel, in: environment)
    guard !values.isEmpty, case .progress(var shown) = node.content else { return [node] }
    shown.valueLabel = values
    node.content = .progress(shown)
    return [node]
  }
}

/// A value and its total as a part of 1; nil for what is no number.
func portion<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
  guard let value, total > 0 else { return nil }
  return Double(value / total).fraction
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(ProgressContent(), label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(ProgressContent(), label: label(), currentValueLabel: EmptyView())
  }

  public init(_ title: LocalizedStringKey) where Label == Text {
    self.init(label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init(label: { Text(title) })
  }

  /// - Parameter value: 0 to `total`; nil when it is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
    self.init(value: value, total: total, label: { EmptyView() })
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    let content = ProgressContent(value: portion(value, of: total))
    self.init(content, label: label(), currentValueLabel: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1.0)
  where Label == Text {
    self.init(value: value, total: total, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1.0)
  where Label == Text {
    self.init(value: value, total: total, label: { Text(title) })
  }

  /// Moves by itself; its value is the time that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    let tick = TickContent(timerInterval, pause: nil, countsDown: countsDown, showsHours: true)
    self.init(ProgressContent(interval: tick), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let content = ProgressContent(value: portion(value, of: total))
    self.init(content, label: label(), currentValueLabel: currentValueLabel())
  }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let tick = TickContent(timerInterval, pause: nil, countsDown: countsDown, showsHours: true)
    self.init(ProgressContent(interval: tick), label: label(), currentValueLabel: currentValueLabel())
  }
}
