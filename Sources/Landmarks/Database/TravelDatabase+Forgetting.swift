public import AppIntents
import SampleDatabase

extension Landmarks: ForgettingApp {
  public static func forgetEverything() async throws {
    try await AppDependency<TravelDatabase>().wrappedValue.file.forgetEverything()
  }
}
