import Hummingbird
import Logging

/// `TrivialEndpoint PORT`: what Hummingbird does when there is nothing to do, to be measured beside the daemon.
@main
struct Main {
  static func main() async throws {
    let router = Router()
    router.post("v1/say") { _, _ in "{}" }
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    var logger = Logger(label: "trivial")
    logger.logLevel = .error
    let application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      logger: logger)
    try await application.runService()
  }
}
