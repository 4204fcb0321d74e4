import Foundation

/// Tickets for one hour.
struct TicketOffer: Hashable, Sendable {
  /// `10:00`.
  var time: String
  var seatsLeft: Int
}

/// A practice ticket office: nothing is sold, and how many tickets are left follows from place, day and hour.
enum TicketOffice {
  private static let seats = 40

  /// The hours with enough tickets left, at most five.
  static func offers(for request: TicketRequestEntity) -> [TicketOffer] {
    let hours = request.landmark.hours ?? 9 * 60..<18 * 60
    let offers = stride(from: hours.lowerBound, to: hours.upperBound - 59, by: 60).map { minute in
      TicketOffer(
        time: "\(minute / 60 < 10 ? "0" : "")\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)",
        seatsLeft: seatsLeft(request, minute: minute))
    }
    return Array(offers.filter { $0.seatsLeft >= request.count }.prefix(5))
  }

  private static func seatsLeft(_ request: TicketRequestEntity, minute: Int) -> Int {
    let number = Int(request.landmark.id.dropFirst()) ?? 0
    let day = Int(request.day.timeIntervalSince1970) / 86_400
    return (number * 31 + day * 17 + minute / 60 * 13) % seats
  }
}
