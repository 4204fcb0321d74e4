// The name alone: what code takes of it on a phone has no counterpart here.
@_exported public import Foundation
