import AppIntents

/// What will be looked for.
struct TicketRequestSnippet: SnippetIntent {
  static let title = LocalizedStringResource(ko: "찾을 입장권", en: "Tickets to look for")

  @Parameter(title: LocalizedStringResource(ko: "입장권 찾기", en: "Ticket search"))
  var request: TicketRequestEntity

  init() {}

  init(request: TicketRequestEntity) {
    self.request = request
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let request = request
    return .result(
      view: VStack(alignment: .leading, spacing: 0) {
        Text(request.summary)
        Text(LocalizedStringResource(ko: "모두 \(.won(request.total))", en: "\(.won(request.total)) in all"))
      })
  }
}

/// What was found; it looks again each time it is shown.
struct TicketResultSnippet: SnippetIntent {
  static let title = LocalizedStringResource(ko: "찾은 입장권", en: "Tickets found")

  @Parameter(title: LocalizedStringResource(ko: "입장권 찾기", en: "Ticket search"))
  var request: TicketRequestEntity

  init() {}

  init(request: TicketRequestEntity) {
    self.request = request
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let (request, offers) = (request, TicketOffice.offers(for: request))
    return .result(
      view: VStack(alignment: .leading, spacing: 0) {
        Text(request.summary)
        ForEach(offers, id: \.time) { offer in
          Text(
            LocalizedStringResource(
              ko: "\(offer.time) · \(offer.seatsLeft)장 남음", en: "\(offer.time) · \(offer.seatsLeft) left"))
        }
      })
  }
}
