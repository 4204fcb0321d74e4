import AppIntents
import Foundation
import SampleDatabase

extension Landmarks: DataOwner {
  package static var nameOfData: (korean: String, english: String) { ("여행수첩", "Travel Notes") }
}

/// What the person keeps: favourites, collections, visits and settings.
final class TravelDatabase: KeptInFile {
  typealias Location = DatabaseLocation

  let file: DatabaseFile<Landmarks>
  let fixedCalendar: Calendar?

  init(
    _ location: Location, calendar: Calendar? = nil, patience: TimeInterval = 2,
    watch: (@Sendable () throws -> Void)? = nil
  ) {
    file = DatabaseFile(location, Migrations.all, patience: patience, watch: watch)
    fixedCalendar = calendar
  }

  var location: Location { file.location }

  /// The landmarks, which need no file.
  var atlas: Atlas { get throws { try Atlas.shipped.get() } }
}
