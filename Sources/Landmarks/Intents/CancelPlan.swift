import AppIntents
import Foundation

/// Gives up a plan.
struct CancelPlan: SelfConfirmingIntent, UndoableIntent {
  static let title = LocalizedStringResource(ko: "방문 계획 취소", en: "Cancel a plan")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "적어 둔 방문 계획을 취소해요.", en: "Gives up a plan."))
  static let risk = IntentRisk.changes

  @Dependency var database: TravelDatabase

  @Parameter(title: LocalizedStringResource(ko: "방문 계획", en: "Plan"))
  var plan: PlanEntity?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let chosen = try await chosenPlan()
    let line = chosen.noted.line
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: LocalizedStringResource(ko: "계획 취소", en: "Cancel the plan"),
        denyLabel: LocalizedStringResource(ko: "그대로 두기", en: "Keep it"), destructive: true),
      dialog: IntentDialog(ko: "\(chosen) 방문 계획을 취소할까요?", en: "Cancel your plan for \(chosen)?")
    ) {
      Text(line)
    }
    let (database, visit) = (database, chosen.noted.visit)
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("cancelPlan", key: key, guarantees: .transaction) {
      try await database.deleteVisits([visit.id], key: key)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.save([visit]) }
    return .result(
      dialog: IntentDialog(ko: "\(chosen) 방문 계획을 취소했어요.", en: "The plan for \(chosen) is cancelled."))
  }

  /// The named plan, else the only one; of several the person chooses.
  private func chosenPlan() async throws -> PlanEntity {
    if let plan { return plan }
    let plans = try await PlanQuery().allEntities()
    guard let first = plans.first else { throw TravelRefusal.noPlans }
    if plans.count == 1 { return first }
    return try await $plan.requestDisambiguation(
      among: Array(plans.prefix(5)),
      dialog: IntentDialog(ko: "어느 계획을 취소할까요?", en: "Which plan shall I cancel?"))
  }
}
