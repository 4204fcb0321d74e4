import { current, tell } from "./transcripts.js";

/**
 * Editing the last sentence. This is offered only when its turn performed nothing; what was performed can only be
 * undone.
 *
 * @typedef {import("./transcripts.js").Conversation} Conversation
 * @typedef {import("./transcripts.js").Entry} Entry
 */

/** @type {{key: string, command: "back" | "cancel" | null, entry: import("./transcripts.js").Said} | null} */
let editing = null;

/**
 * @param {Conversation} talk
 * @returns {Entry | null} the sentence that can be edited; null for none
 */
export function editableEntry(talk) {
  const [said, reply] = talk.entries.slice(-2);
  if (said?.kind !== "said" || reply?.kind !== "turn" || !said.isTyped || said.state !== "sent") return null;
  const didNothing = reply.turn.performed.length === 0 && Object.keys(reply.turn.effects).length === 0;
  return didNothing ? said : null;
}

/**
 * @param {Conversation} talk
 * @param {(text: string) => void} fillInput
 */
export function edit(talk, fillInput) {
  const entry = editableEntry(talk);
  if (entry?.kind !== "said") return;
  editing = { key: talk.key, command: wayBack(talk), entry };
  fillInput(entry.text);
}

/**
 * The command that takes the conversation back to its state before the last turn.
 *
 * @param {Conversation} talk
 */
function wayBack(talk) {
  const turns = talk.entries.flatMap((entry) => (entry.kind === "turn" ? [entry.turn] : []));
  const [before, last] = [turns.at(-2), turns.at(-1)];
  if (!last?.question || last.outcome !== "input_required") return null;
  if (!before?.question) return "cancel";
  return before.question.id === last.question.id ? null : "back";
}

/** @returns {"back" | "cancel" | null} the command to send before the edited sentence */
export function takeEdit() {
  const done = editing;
  editing = null;
  if (!done || done.key !== current().key) return null;
  done.entry.isReplaced = true;
  tell(current());
  return done.command;
}

export function leaveEdit() {
  editing = null;
}

export const isEditing = () => editing !== null;
