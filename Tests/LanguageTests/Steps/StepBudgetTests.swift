import Testing

@testable import Language

@Suite struct StepBudgetTests {
  @Test("a budget counts what was taken, and is used up when nothing is left")
  func spending() {
    let steps = StepBudget(limit: 3)
    #expect(steps.left == 3 && !steps.isExhausted)
    steps.spend(2)
    #expect(steps.spent == 2 && steps.left == 1 && !steps.isExhausted)
    steps.spend(5)
    #expect(steps.spent == 7 && steps.left == 0 && steps.isExhausted)
  }

  @Test("however much is taken, the count does not wrap")
  func overflow() {
    let steps = StepBudget(limit: .max)
    steps.spend(.max)
    steps.spend(.max)
    #expect(steps.spent == .max && steps.isExhausted)
  }
}
