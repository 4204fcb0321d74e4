/// Views are declared with the module `Views`; an app that imports this module has them, as on a phone.
@_exported public import Views
