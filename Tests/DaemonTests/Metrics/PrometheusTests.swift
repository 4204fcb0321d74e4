import CoreMetrics
import Testing

@testable import Daemon

@Suite struct PrometheusTests {
  @Test("a counter, a gauge and a histogram are written as Prometheus reads them")
  func text() {
    let metrics = PrometheusMetrics()
    Counter(label: "turns_total", dimensions: [("outcome", "done")], factory: metrics).increment(by: 2)
    Counter(label: "turns_total", dimensions: [("outcome", "done")], factory: metrics).increment()
    Meter(label: "open", factory: metrics).set(3.5)
    let timer = CoreMetrics.Timer(label: "turn.seconds", factory: metrics)
    for nanoseconds in [50_000, 100_000, 2_000_000, 60_000_000_000] {
      timer.recordNanoseconds(Int64(nanoseconds))
    }
    let lines = metrics.text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.contains("_bucket") } == [
        "# TYPE open gauge", "open 3.5", "# TYPE turn_seconds histogram", "turn_seconds_sum 60.00215",
        "turn_seconds_count 4", "# TYPE turns_total counter", "turns_total{outcome=\"done\"} 3",
      ])
    #expect(lines.contains("turn_seconds_bucket{le=\"0.0001\"} 2"))
    #expect(lines.contains("turn_seconds_bucket{le=\"0.0025\"} 3"))
    #expect(lines.contains("turn_seconds_bucket{le=\"10\"} 3"))
    #expect(lines.contains("turn_seconds_bucket{le=\"+Inf\"} 4"))
  }

  @Test("a label may have any text in it")
  func escaping() {
    let metrics = PrometheusMetrics()
    Counter(label: "a", dimensions: [("b-c", "\"\\\n")], factory: metrics).increment()
    #expect(metrics.text == "# TYPE a counter\na{b_c=\"\\\"\\\\\\n\"} 1\n")
  }
}
