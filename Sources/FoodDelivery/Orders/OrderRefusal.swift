/// Why an order was not taken, or not taken back.
enum OrderRefusal: Error, Hashable, Sendable {
  case nothingOrdered
  case unknownRestaurant
  case closed(Restaurant)
  /// The restaurant does not have it; nil when nobody has.
  case dishNotThere(Restaurant, dish: Dish?)
  /// Not 1…99.
  case quantity(Int)
  /// What is kept of the dish says a price that there is not.
  case wrongPrice(Dish)
  /// `total` in won.
  case belowMinimum(Restaurant, total: Int)
  /// The cart holds dishes of one restaurant.
  case severalRestaurants
  case unknownOrder(number: Int64)
  case tooLateToCancel(number: Int64, status: OrderStatus)
  case alreadyCancelled(number: Int64)
}
