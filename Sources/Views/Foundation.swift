/// Views are written with Foundation's dates, addresses and lengths: who imports this module has them, as on a phone.
@_exported public import Foundation
