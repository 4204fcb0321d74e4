import KeptRecords
import LiveActivities
import Testing

@Suite("What a person lets apps show") struct ActivityWishTests {
  private let center = ActivityCenter(rows: MemoryRows()) { .now }

  @Test("is everything, until something is switched off; each app has a switch of its own")
  func apps() throws {
    #expect(center.areEnabled(of: "One") && center.areFrequent(of: "One"))
    try center.setEnabled(false, of: "One")
    try center.setFrequent(false, of: "Two")
    #expect(!center.areEnabled(of: "One") && center.areEnabled(of: "Two"))
    #expect(center.areFrequent(of: "One") && !center.areFrequent(of: "Two"))
    try center.setEnabled(true, of: "One")
    try center.setFrequent(true, of: "Two")
    #expect(center.areEnabled(of: "One") && center.areFrequent(of: "Two"))
  }

  @Test(
    "is one thing for all apps where it is said of all, and another one for an app of which it is said later")
  func all() throws {
    try center.setEnabled(false, of: "One")
    try center.setEnabled(false)
    #expect(!center.areEnabled(of: "One") && !center.areEnabled(of: "Two"))
    try center.setEnabled(true, of: "Two")
    #expect(!center.areEnabled(of: "One") && center.areEnabled(of: "Two"))
    try center.setEnabled(true)
    #expect(center.areEnabled(of: "One") && center.areEnabled(of: "Two"))
  }

  @Test("is what the app that asks is told, and no other one")
  func told() throws {
    try ActivityCenter.$local.withValue(center) {
      center.note(app: "Kitchen", of: "LiveActivitiesTests.PotAttributes")
      let info = ActivityAuthorizationInfo()
      try center.setEnabled(false, of: "Other")
      try center.setFrequent(false, of: "Other")
      #expect(info.areActivitiesEnabled && info.frequentPushesEnabled)
      try center.setEnabled(false, of: "Kitchen")
      try center.setFrequent(false, of: "Kitchen")
      #expect(!info.areActivitiesEnabled && !info.frequentPushesEnabled)
    }
  }
}
