import AppIntents
import Foundation
import GRDB
import SampleDatabase
import Synchronization

extension FoodDelivery: DataOwner {
  package static var nameOfData: (korean: String, english: String) { ("한입배달", "Hanip") }
}

/// The app's data: every restaurant's menu, and what the person ordered, put in the cart and set.
final class AppDatabase: KeptInFile {
  typealias Location = DatabaseLocation

  let file: DatabaseFile<FoodDelivery>
  let fixedCalendar: Calendar?
  let menus = Mutex(ReadMenus())

  init(
    _ location: Location, calendar: Calendar? = nil, patience: TimeInterval = 2,
    watch: (@Sendable () throws -> Void)? = nil
  ) {
    file = DatabaseFile(
      location, Migrations.all, patience: patience, watch: watch, refresh: CatalogueTables.refresh)
    fixedCalendar = calendar
  }

  var location: Location { file.location }
}

/// The menus once they were read. They come with this version of the app and do not change while it runs.
struct ReadMenus: Sendable {
  var restaurants: [Restaurant]?
  var dishes: [Dish]?
}
