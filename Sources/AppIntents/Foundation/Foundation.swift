/// As on a phone, code that imports this module has Foundation's and Observation's types.
@_exported public import Foundation
@_exported public import Observation
