import { announce } from "./announce.js";
import { at, get, Refusal, request, seek } from "./api.js";
import { now } from "./clock.js";
import { openDialog } from "./dialog.js";
import { button, closeOutside, fill, make, quiet, setAttributes } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { timeText, words } from "./language.js";
import { take as takeTurn } from "./sending.js";
import { all, begin, changed, current, lastTurn, ofSession, remove, show, take, titleOf } from "./transcripts.js";

/**
 * The menu of conversations: those of this page, and those that were started elsewhere or are parked.
 *
 * @typedef {import("./transcripts.js").Conversation} Conversation
 */

export function conversationPicker() {
  const title = make("span", { class: "picker-title" });
  const list = make("ul", { class: "popover conversations", id: "conversations", hidden: true });
  const open = button({ class: "picker", "aria-expanded": "false", "aria-controls": "conversations" }, [title, icon("chevron.down")], () => toggle(open, list));
  const fresh = button({ class: "round-button", "aria-label": words.newConversation, title: words.newConversation }, [icon("plus")], () => {
    begin();
    document.getElementById("input")?.focus();
  });
  const made = make("div", { class: "talk-head" }, make("div", { class: "picker-box" }, open, list), fresh);
  closing(made, open, list);
  const draw = () => fill(title, titleOf(current()) ?? words.newConversation);
  changed.listen(draw);
  draw();
  return made;
}

/**
 * @param {HTMLElement} box
 * @param {HTMLButtonElement} open
 * @param {HTMLElement} list
 */
function closing(box, open, list) {
  const close = () => setOpen(open, list, false);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    close();
    open.focus();
  });
  closeOutside(box, close);
  changed.listen(close);
}

/**
 * @param {HTMLButtonElement} open
 * @param {HTMLElement} list
 * @param {boolean} isOpen
 */
function setOpen(open, list, isOpen) {
  list.hidden = !isOpen;
  setAttributes(open, { "aria-expanded": String(isOpen) });
}

/**
 * @param {HTMLButtonElement} open
 * @param {HTMLElement} list
 */
async function toggle(open, list) {
  if (!list.hidden) return setOpen(open, list, false);
  const kept = all().map((talk) => row(titleOf(talk) ?? words.newConversation, new Date(talk.updated).toISOString(), state(talk), () => show(talk), () => forget(talk)));
  fill(list, ...kept);
  setOpen(open, list, true);
  const reply = await seek("/v1/sessions");
  const others = /** @type {Wire.SessionLine[]} */ (reply?.sessions ?? []).filter((line) => !ofSession(line.id))
    .sort((one, other) => other.updated.localeCompare(one.updated)).slice(0, 12);
  list.append(...others.map((line) => row(words.otherConversation, line.updated, line.parked ? words.parked : null, () => showSession(line.id), null)));
}

/**
 * @param {string} title
 * @param {string} updated
 * @param {string | null} state
 * @param {() => void} choose
 * @param {(() => void) | null} erase
 */
function row(title, updated, state, choose, erase) {
  const detail = [timeText(updated, now()), state].filter(Boolean).join(" · ");
  return make("li", {},
    button({ class: "conversation" }, [make("span", {}, title), quiet(detail)], choose),
    erase && iconButton("trash", words.eraseConversation(title), erase));
}

/** @param {Conversation} talk */
function state(talk) {
  return lastTurn(talk)?.question ? words.questionOpen : null;
}

/**
 * Shows a conversation with its open question, wherever it was started. A parked one is resumed.
 *
 * @param {string} session
 */
export async function showSession(session) {
  const talk = take(session);
  show(talk);
  try {
    const { turn } = await get(at("sessions", session));
    if (turn) takeTurn(talk, turn);
  } catch (problem) {
    if (!(problem instanceof Refusal)) return announce(words.notThere);
    remove(talk);
    fill(openDialog(words.conversation).body, words.conversationGone);
  }
}

/** @param {Conversation} talk */
async function forget(talk) {
  if (talk.session) await request("DELETE", at("sessions", talk.session)).catch(() => null);
  remove(talk);
}
