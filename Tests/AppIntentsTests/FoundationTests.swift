@testable import AppIntents
import Testing

@Suite("What Foundation has on a phone") struct FoundationTests {
  private func speaking<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    try IntentDialogScope.$host.withValue(ScriptedHost(language: language)) { try body() }
  }

  private func length(
    _ seconds: Double, _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle, most: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.maximumUnitCount = most
    return formatter.string(from: seconds)
  }

  @Test("A length is written in the language of the conversation")
  func lengths() {
    speaking("ko") {
      #expect(length(5_400, [.hour, .minute], .full) == "1시간 30분")
      #expect(length(5_430, [.hour, .minute, .second], .full, most: 2) == "1시간 30분")
    }
    speaking("en") {
      #expect(length(5_400, [.hour, .minute], .full) == "1 hour, 30 minutes")
      #expect(length(5_400, [.hour, .minute], .short) == "1 hr, 30 min")
      #expect(length(3_600, [.hour, .minute], .full) == "1 hour")
      #expect(length(0, [.hour, .minute], .full) == "0 minutes")
      #expect(length(400 * 86_400, [.year, .month, .day], .full)?.hasPrefix("1 year, 1 month") == true)
    }
  }

  @Test("A length with colons has two digits after the first number")
  func positionalLengths() {
    #expect(length(3_909, [.hour, .minute, .second], .positional) == "1:05:09")
    #expect(length(65, [.hour, .minute, .second], .positional) == "1:05")
    let padded = DateComponentsFormatter()
    padded.allowedUnits = [.hour, .minute]
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "0:01")
  }

  @Test("A length may be about so long, and be left")
  func phrases() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute]
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    speaking("ko") { #expect(formatter.string(from: 300) == "약 5분 남음") }
    speaking("en") { #expect(formatter.string(from: 300) == "About 5 minutes remaining") }
  }

  @Test("What is no length has no text")
  func noLengths() {
    #expect(length(.nan, [.hour], .full) == nil)
    #expect(length(.infinity, [.hour], .full) == nil)
  }

  @Test("A measurement is written with its own unit")
  func measurements() {
    speaking("ko") {
      #expect(Measurement(value: 1_234.5, unit: UnitLength.kilometers).formatted() == "1,234.5 km")
      let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
      #expect(warm.formatted(.measurement(width: .narrow)) == "21°C")
    }
  }

  @Test("Words are joined as the language does")
  func lists() {
    speaking("en") { #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c") }
    speaking("ko") { #expect(ListFormatter.localizedString(byJoining: ["가", "나"]) == "가 및 나") }
  }

  @Test("A name is written in the order of its script")
  func names() throws {
    let korean = try #require(PersonNameComponents(said: "김철수"))
    #expect((korean.familyName, korean.givenName) == ("김", "철수"))
    #expect(korean.formatted() == "김철수")
    let english = try #require(PersonNameComponents(said: "Ada King Lovelace"))
    #expect(english.formatted() == "Ada Lovelace")
    #expect(english.formatted(.name(style: .long)) == "Ada King Lovelace")
    #expect(english.formatted(.name(style: .abbreviated)) == "AL")
    #expect(PersonNameComponents(said: "  ") == nil)
  }

  @Test("A person's folders are folders of the home")
  func folders() {
    #expect(URL.applicationSupportDirectory.isFileURL)
    #expect(URL.documentsDirectory != URL.downloadsDirectory)
  }

  @Test("A kind of file is known by its extension, its media type and its identifier")
  func fileTypes() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType("com.adobe.pdf") == .pdf)
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType.png.isSubtype(of: .image) && !UTType.image.isSubtype(of: .image))
    #expect(UTType.heic.preferredFilenameExtension == "heic")
  }
}
