@_exported public import AppIntents
@_exported public import Screens
@_exported public import UIKit
