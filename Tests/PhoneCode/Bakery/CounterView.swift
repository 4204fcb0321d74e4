import StoreKit
import SwiftUI

struct CounterView: View {
  let queue: Int

  var body: some View {
    VStack(spacing: 8) {
      Text("\(queue) in front of you").font(.title3)
      Text("There is more in the whole app").font(.caption)
    }
    .padding()
    .onAppear { offerApp() }
    .foregroundStyle(Color(uiColor: .label))
    .background(Color(.secondarySystemBackground))
  }

  @MainActor
  private func offerApp() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first ?? UIApplication.shared.windows.first?.windowScene else { return }
    SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom)).present(in: scene)
  }
}
