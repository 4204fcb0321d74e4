import { at, Refusal, request } from "./api.js";
import { button, byId, fill, make, note, paragraph, textButton } from "./dom.js";
import { happened } from "./events.js";
import { words } from "./language.js";
import { composer } from "./composer.js";
import { conversationPicker } from "./conversation-list.js";
import { sendAgain, take } from "./sending.js";
import { exampleSentences } from "./examples.js";
import { edit, editableEntry } from "./editing.js";
import { turnElement } from "./turn-view.js";
import { changed, current, ofSession } from "./transcripts.js";

/**
 * Draws the current conversation.
 *
 * @typedef {import("./transcripts.js").Entry} Entry
 * @typedef {import("./transcripts.js").Conversation} Conversation
 */

/** @type {Map<Entry, {signature: string, made: HTMLElement}>} what is drawn, so that only changed entries are drawn again */
let shown = new Map();
let shownKey = "";

/** Functions of other views: to explain a sentence, and to put a text into the input. */
const doing = { explain: (/** @type {string} */ _) => {}, fillInput: (/** @type {string} */ _) => {} };

const list = make("div", { class: "transcript", id: "transcript", tabindex: "0", role: "region" });
const greeting = make("div", { class: "greeting" });
const nothingOpen = make("p", { class: "greeting quiet" }, words.nothingOpen);

/** @param {(sentence: string) => void} explain shows how a sentence was read */
export function startTalk(explain) {
  const input = composer();
  list.setAttribute("aria-label", words.conversation);
  fill(byId("talk"), conversationPicker(), list, input.element);
  Object.assign(doing, { explain, fillInput: input.edit });
  changed.listen((talk) => { if (talk === current()) draw(); });
  happened.listen(takeEvent);
  draw();
  void askForOpenQuestion();
}

/** @param {any} event */
function takeEvent(event) {
  if (event.event !== "ended") return;
  const talk = ofSession(event.turn.session);
  if (talk) take(talk, event.turn);
}

/** Updates the open question after a reload: it may have been answered elsewhere. */
async function askForOpenQuestion() {
  const talk = current();
  if (!talk.session) return;
  try {
    const { turn } = await request("GET", at("sessions", talk.session));
    if (turn) take(talk, turn);
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 404) talk.session = null;
  }
}

function draw() {
  const talk = current();
  if (talk.key !== shownKey) shown = new Map();
  shownKey = talk.key;
  const before = shown;
  shown = new Map(talk.entries.map((entry, index) => [entry, kept(before.get(entry), talk, index)]));
  const made = [...shown.values()].map((each) => each.made);
  const isNew = made.at(-1) !== list.lastElementChild;
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  place(made.length ? made : [emptyTalk(talk)]);
  if (isNew || isAtEnd) list.scrollTop = list.scrollHeight;
}

/**
 * Puts the elements in order without moving those that are in place, so that the focus is kept.
 *
 * @param {HTMLElement[]} made
 */
function place(made) {
  for (const old of [...list.children]) if (!made.includes(/** @type {HTMLElement} */ (old))) old.remove();
  made.forEach((each, index) => { if (list.children[index] !== each) list.insertBefore(each, list.children[index] ?? null); });
}

/**
 * @param {{signature: string, made: HTMLElement} | undefined} old
 * @param {Conversation} talk
 * @param {number} index
 */
function kept(old, talk, index) {
  const entry = talk.entries[index];
  const isOpen = !talk.entries.slice(index + 1).some((later) => later.kind === "turn");
  const isEditable = editableEntry(talk) === entry;
  const signature = JSON.stringify([isOpen, isEditable, entry.kind === "said" && [entry.state, entry.isReplaced]]);
  if (old?.signature === signature) return old;
  return { signature, made: entryElement(talk, index, isOpen, isEditable ? () => edit(talk, doing.fillInput) : null) };
}

/**
 * @param {Conversation} talk
 * @param {number} index
 * @param {boolean} isOpen
 * @param {(() => void) | null} change
 * @returns {HTMLElement}
 */
function entryElement(talk, index, isOpen, change) {
  const entry = talk.entries[index];
  if (entry.kind === "said") return saidElement(talk, entry, change);
  const before = talk.entries[index - 1];
  const sentence = before?.kind === "said" && before.isTyped ? before.text : null;
  return turnElement(entry.turn, { isOpen, isRemote: entry.isRemote, explain: sentence === null ? null : () => doing.explain(sentence) });
}

/**
 * @param {Conversation} talk
 * @param {import("./transcripts.js").Said} entry
 * @param {(() => void) | null} change
 */
function saidElement(talk, entry, change) {
  const again = entry.state === "unknown" && entry.body
    && textButton(words.sendAgain, () => sendAgain(talk, entry));
  const problem = entry.state === "unknown" ? words.notArrived : entry.state === "refused" ? entry.problem : null;
  return make("div", { class: `said ${entry.state}${entry.isReplaced ? " replaced" : ""}` },
    make("p", { class: "bubble" }, make("span", { class: "hidden-text" }, words.youSaid), entry.text),
    entry.state === "sending" && make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")),
    entry.isReplaced && note(words.replaced),
    problem && make("p", { class: "small problem" }, problem, " ", again),
    change && button({ class: "text-button edit" }, [words.edit], change));
}

/** @param {Conversation} talk */
function emptyTalk(talk) {
  if (talk.session) return nothingOpen;
  if (greeting.childNodes.length === 0) {
    fill(greeting, make("h2", {}, words.greeting), paragraph(words.greetingHint), exampleSentences());
  }
  return greeting;
}
