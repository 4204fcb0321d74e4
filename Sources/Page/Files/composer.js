import { button, fill, form, make } from "./dom.js";
import { leaveEdit, isEditing } from "./editing.js";
import { icon } from "./icons.js";
import { microphone } from "./microphone.js";
import { words } from "./language.js";
import { reached, isOnline } from "./events.js";
import { sayEdited } from "./edit-sending.js";
import { Suggestions } from "./suggestions.js";
import { changed, current, keep, lastTurn } from "./transcripts.js";

/** The input. A draft is kept when the page is reloaded or the daemon stops. */

/** @returns {{element: HTMLElement, edit: (text: string) => void}} */
export function composer() {
  const input = make("textarea", {
    id: "input", rows: 1, "aria-label": words.inputLabel, placeholder: words.inputHint, enterkeyhint: "send", autocomplete: "off",
    maxlength: 4000, "aria-autocomplete": "list", "aria-controls": "suggestions",
  });
  const suggestions = new Suggestions(input);
  const send = button({ class: "send", "aria-label": words.send }, [icon("arrow.up")], () => submit(input, suggestions));
  const hint = make("p", { class: "quiet small composer-hint" });
  const line = make("div", { class: "composer-line" }, input, microphone((text) => fill(hint, text)), send);
  const made = form("composer", [suggestions.element, line, hint], () => {});
  follow(input, suggestions);
  changed.listen(() => showDraft(input, hint));
  reached.listen(() => showDraft(input, hint));
  showDraft(input, hint);
  return { element: made, edit: (text) => startEdit(input, hint, text) };
}

/**
 * @param {HTMLTextAreaElement} input
 * @param {Suggestions} suggestions
 */
function follow(input, suggestions) {
  input.addEventListener("input", () => {
    current().draft = lastTurn(current())?.question?.sensitive ? "" : input.value;
    keep();
    grow(input);
    suggestions.follow(input.value);
  });
  input.addEventListener("keydown", (event) => takeKey(event, input, suggestions));
}

/**
 * While a syllable is composed, Enter belongs to the input method and does not send.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLTextAreaElement} input
 * @param {Suggestions} suggestions
 */
function takeKey(event, input, suggestions) {
  if (event.isComposing || event.keyCode === 229) return;
  if (suggestions.takeKey(event)) return;
  if (event.key === "Escape" && isEditing()) leaveEdit();
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  if (!event.repeat) submit(input, suggestions);
}

/**
 * @param {HTMLTextAreaElement} input
 * @param {Suggestions} suggestions
 */
function submit(input, suggestions) {
  const text = input.value.trim();
  suggestions.close();
  if (text === "" || !sayEdited(text)) return input.focus();
  input.value = "";
  current().draft = "";
  keep();
  grow(input);
}

/**
 * @param {HTMLTextAreaElement} input
 * @param {HTMLElement} hint
 */
function showDraft(input, hint) {
  const talk = current();
  if (input.dataset.key !== talk.key) {
    input.dataset.key = talk.key;
    input.value = talk.draft;
    grow(input);
  }
  fill(hint, isOnline() ? (isEditing() ? words.editingHint : null) : words.offlineDraft);
}

/**
 * @param {HTMLTextAreaElement} input
 * @param {HTMLElement} hint
 * @param {string} text
 */
function startEdit(input, hint, text) {
  input.value = text;
  current().draft = text;
  keep();
  grow(input);
  fill(hint, words.editingHint);
  input.focus();
  input.setSelectionRange(text.length, text.length);
}

/** @param {HTMLTextAreaElement} input */
function grow(input) {
  input.style.setProperty("height", "auto");
  if (!input.isConnected) return;
  input.style.setProperty("height", `${Math.min(input.scrollHeight, 160)}px`);
}
