import SwiftUI

/// Guides write `Color.systemBackground`; on a phone the name is `Color(.systemBackground)`.
extension Color {
  public static var systemBackground: Color { .black }
  public static var secondarySystemBackground: Color { Color.gray.opacity(0.2) }
}
