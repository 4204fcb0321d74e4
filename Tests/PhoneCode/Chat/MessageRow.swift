import AppKit
import SwiftUI

struct MessageRow: View {
  let text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(text).foregroundStyle(Color(nsColor: .secondaryLabelColor))
      Text("Chat").font(.caption2).foregroundStyle(.tint.secondary)
    }
    .padding()
    .background(Color(nsColor: .controlBackgroundColor))
    .background(.fill.tertiary)
  }
}
