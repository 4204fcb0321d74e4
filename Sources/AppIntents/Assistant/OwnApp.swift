/// An app of the assistant itself: what can be said about its board, for example.
///
/// A sentence that another app takes is the other app's, and agents do not see it.
package protocol OwnApp: AssistantApp {}
