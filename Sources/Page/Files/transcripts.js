import { Topic } from "./topic.js";

/**
 * The conversations of this tab with everything that was said. They are kept in the session storage: they survive a
 * reload, and other pages cannot read them. Secret answers are not kept.
 *
 * @typedef {{kind: "said", text: string, body: any, path: string, request: string, isTyped: boolean,
 *   state: "sending" | "sent" | "unknown" | "refused", problem?: string, turn?: number, isReplaced?: boolean}} Said
 * @typedef {{kind: "turn", turn: Wire.Turn, isRemote: boolean, at: number}} Replied
 * @typedef {Said | Replied} Entry
 * @typedef {{key: string, session: string | null, entries: Entry[], draft: string, updated: number}} Conversation
 */

const name = "malgil.conversations";
const mostConversations = 20;
const mostEntries = 120;

/** @type {Topic<Conversation>} told of a conversation that changed or is shown now */
export const changed = new Topic();

/** @type {{current: string, all: Conversation[]}} */
const state = restored();

export const current = () => /** @type {Conversation} */ (state.all.find((each) => each.key === state.current));
export const all = () => [...state.all].sort((one, other) => other.updated - one.updated);

function restored() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "");
    for (const each of kept.all.flatMap((/** @type {Conversation} */ talk) => talk.entries)) {
      if (each.state === "sending") each.state = "unknown";
    }
    if (kept.all.some((/** @type {Conversation} */ talk) => talk.key === kept.current)) return kept;
  } catch {
    // Nothing is kept, or it is from another version: a new conversation is started.
  }
  const first = empty();
  return { current: first.key, all: [first] };
}

/** @returns {Conversation} */
function empty() {
  return { key: crypto.randomUUID(), session: null, entries: [], draft: "", updated: Date.now() };
}

/** Shows a new conversation; an unused one is used again. */
export function begin() {
  const made = state.all.find((talk) => talk.entries.length === 0 && !talk.session) ?? empty();
  if (!state.all.includes(made)) state.all.push(made);
  made.updated = Date.now();
  show(made);
}

/** @param {Conversation} talk */
export function show(talk) {
  state.current = talk.key;
  tell(talk);
}

/** @param {string} session */
export function ofSession(session) {
  return state.all.find((talk) => talk.session === session);
}

/**
 * The conversation of a session, which another page or the terminal may have started.
 *
 * @param {string} session
 */
export function take(session) {
  const made = ofSession(session) ?? { ...empty(), session };
  if (!state.all.includes(made)) state.all.push(made);
  return made;
}

/** @param {Conversation} talk */
export function remove(talk) {
  state.all = state.all.filter((each) => each !== talk);
  if (state.all.length === 0) state.all.push(empty());
  if (state.current === talk.key) state.current = all()[0].key;
  tell(current());
}

/**
 * @param {Conversation} talk
 * @param {Entry} entry
 */
export function add(talk, entry) {
  talk.entries.push(entry);
  talk.entries = talk.entries.slice(-mostEntries);
  talk.updated = Date.now();
  tell(talk);
}

/**
 * Adds a turn unless it is there already: it arrives as a reply and as an event.
 *
 * @param {Conversation} talk
 * @param {Wire.Turn} turn
 * @returns {boolean} whether it is new
 */
export function addTurn(talk, turn) {
  talk.session = turn.session;
  if (talk.entries.some((entry) => entry.kind === "turn" && entry.turn.turn === turn.turn)) return false;
  const isOurs = talk.entries.some((entry) => entry.kind === "said" && entry.state === "sending");
  add(talk, { kind: "turn", turn, isRemote: !isOurs, at: Date.now() });
  return true;
}

/**
 * The last turn. Its question is the open one.
 *
 * @param {Conversation} talk
 * @returns {Wire.Turn | null}
 */
export function lastTurn(talk) {
  const last = talk.entries.filter((entry) => entry.kind === "turn").at(-1);
  return last?.kind === "turn" ? last.turn : null;
}

/** @param {Conversation} talk */
export function titleOf(talk) {
  const first = talk.entries.find((entry) => entry.kind === "said");
  return first?.kind === "said" ? first.text : null;
}

/** @param {Conversation} talk */
export function tell(talk) {
  keep();
  changed.tell(talk);
}

/** Stores the conversations, without the oldest when there are too many. */
export function keep() {
  state.all = all().filter((talk, index) => index < mostConversations || talk.key === state.current);
  try {
    sessionStorage.setItem(name, JSON.stringify(state));
  } catch {
    // The storage is full. The page works on, but a reload loses the conversations.
  }
}
