import Language

extension Understanding {
  /// The nearest meaning of a long sentence on whose phrases the turn's steps were used up: it takes few. What it would do is asked
  /// about first.
  func beyondSteps(_ text: NormalText) -> Result? {
    guard state.top?.open == nil else { return nil }
    let fresh = StepBudget(limit: Self.stepsOfNearest)
    let understanding = Understanding(
      catalog: catalog, state: state, now: now, timeZone: timeZone, habits: habits, pause: pause, steps: fresh
    )
    switch understanding.nearestDecision(.unknown, text)?.verdict {
    case .runs(var candidate), .asks(var candidate):
      guard !fresh.isExhausted else { return nil }
      candidate.asksFirst = candidate.asksFirst || !reads(candidate) && !confirmsNext(candidate)
      return Result(reading: .intent(candidate))
    default: return nil
    }
  }

  private static let stepsOfNearest = 200_000
}
