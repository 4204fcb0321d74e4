import AppIntents
import Combine
import CoreTransferable
import GeoToolbox
import SwiftUI

final class ChatStore: ObservableObject {
  @Published var chats: [ChatEntity] = []
  static let shared = ChatStore()
}

struct ChatEntity: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chat"
  static let defaultQuery = ChatQuery()

  var id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Members") var members: [String]
  @Property(title: "Place") var place: PlaceDescriptor?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "^[\(members.count) person](inflect: true)", image: .init(data: Data()))
  }

  init(id: UUID, title: String) {
    self.id = id
    self.title = title
    self.members = []
  }

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .plainText) { chat in
      let file = URL.temporaryDirectory.appending(path: "\(chat.id).txt")
      try Data(chat.title.utf8).write(to: file)
      return SentTransferredFile(file)
    }
    IntentValueRepresentation(exporting: \.title)
  }
}

struct ChatQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [ChatEntity] {
    ChatStore.shared.chats.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> some ResultsCollection<ChatEntity> { ChatStore.shared.chats }
}

struct ChatScreen: View {
  @StateObject private var store = ChatStore.shared
  @AppStorage("name") private var name = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      ForEach(store.chats) { chat in
        Text(chat.title)
      }
    }
    .onAppear { store.chats = [] }
  }
}
