import AppIntents
import Foundation

/// Takes a date.
struct PickUp: AppIntent {
  static let title = LocalizedStringResource("찾으러 가기", translations: ["en": "Pick up"])

  @Dependency var ledger: Ledger
  @Parameter(title: "찾으러 갈 때", requestValueDialog: "언제 찾으러 오세요?") var when: Date

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let time = when.ISO8601Format()
    try await IntentEffect.run("pickUp", key: "pickUp") { ledger.write("찾기 \(time)") }
    return .result(dialog: "준비해 둘게요.")
  }
}

/// Takes a length of time.
struct SteepTea: AppIntent {
  static let title = LocalizedStringResource("차 우리기", translations: ["en": "Steep tea"])

  @Dependency var ledger: Ledger
  @Parameter(title: "우리는 시간", requestValueDialog: "얼마나 우릴까요?") var length: Duration

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let seconds = length / .seconds(1)
    try await IntentEffect.run("steep", key: "steep") { ledger.write("우리기 \(Int(seconds))초") }
    return .result(dialog: "우리고 있어요.")
  }
}

/// Takes yes or no.
struct KeepLight: AppIntent {
  static let title: LocalizedStringResource = "등불 두기"

  @Dependency var ledger: Ledger
  @Parameter(title: "등불", requestValueDialog: "등불을 켜 둘까요?") var isLit: Bool

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let words = isLit ? "켬" : "끔"
    try await IntentEffect.run("light", key: "light") { ledger.write("등불 \(words)") }
    return .result(dialog: "등불은 \(words)으로 해 뒀어요.")
  }
}
