/// Why an order was not taken, or not taken back.
enum OrderRefusal: Error, Hashable, Sendable {
  case nothingOrdered
  case unknownRestaurant
  /// `opensAt` as `11:00`.
  case closed(restaurant: String, opensAt: String)
  /// The restaurant does not have it.
  case dishNotThere(restaurant: String)
  case quantity(Int)
  /// All in won.
  case belowMinimum(restaurant: String, minimum: Int, total: Int)
  case unknownOrder(number: Int64)
  case tooLateToCancel(number: Int64, status: OrderStatus)
  case alreadyCancelled(number: Int64)
}
