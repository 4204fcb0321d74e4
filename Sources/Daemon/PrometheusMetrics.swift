import CoreMetrics
import Synchronization

/// What the process counts and measures, as Prometheus reads it (text format 0.0.4).
///
/// Labels are names from the program and from apps; what people say is in none.
final class PrometheusMetrics: MetricsFactory, Sendable {
  /// The one of this process, whatever counts in it.
  static let process: PrometheusMetrics = {
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    return metrics
  }()

  private struct Key: Hashable {
    var name: String
    var labels: [String]
  }

  private let series = Mutex<[Key: PrometheusSeries]>([:])

  init() {}

  /// - Returns: the same for the same name and labels.
  private func series(
    _ label: String, _ dimensions: [(String, String)], _ kind: PrometheusSeries.Kind
  ) -> PrometheusSeries {
    let labels = dimensions.map { "\(Self.name($0.0))=\"\(Self.escaped($0.1))\"" }
    let key = Key(name: Self.name(label), labels: labels)
    return series.withLock { all in
      if let known = all[key] { return known }
      let new = PrometheusSeries(kind)
      all[key] = new
      return new
    }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter)
  }

  func makeFloatingPointCounter(label: String, dimensions: [(String, String)])
    -> any FloatingPointCounterHandler
  {
    series(label, dimensions, .counter)
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge)
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    series(label, dimensions, aggregate ? .histogram : .gauge)
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram)
  }

  // A counter goes on where it was when somebody makes it again.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}

  // MARK: Text

  /// All of it, by name.
  var text: String {
    let all = series.withLock { $0 }
    let families = Dictionary(grouping: all.keys, by: \.name)
    return families.keys.sorted().map { name in
      let keys = (families[name] ?? []).sorted { $0.labels.joined() < $1.labels.joined() }
      let lines = keys.flatMap { key in all[key].map { Self.lines(key, $0) } ?? [] }
      let kind = keys.first.flatMap { all[$0]?.kind } ?? .counter
      return "# TYPE \(name) \(kind.rawValue)\n" + lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func lines(_ key: Key, _ series: PrometheusSeries) -> [String] {
    let value = series.value
    func line(_ suffix: String, _ labels: [String], _ number: String) -> String {
      key.name + suffix + (labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}") + " \(number)"
    }
    guard series.kind == .histogram else { return [line("", key.labels, text(of: value.number))] }
    var below = 0
    let buckets = zip(PrometheusSeries.buckets, value.buckets).map { end, count in
      below += count
      return line("_bucket", key.labels + ["le=\"\(text(of: end))\""], "\(below)")
    }
    return buckets + [
      line("_bucket", key.labels + ["le=\"+Inf\""], "\(value.count)"),
      line("_sum", key.labels, text(of: value.number)), line("_count", key.labels, "\(value.count)"),
    ]
  }

  private static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// What may stand in a name: `[a-zA-Z0-9_]`.
  private static func name(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
