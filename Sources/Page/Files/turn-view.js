import { now, tick } from "./clock.js";
import { button, fill, make, note, quiet, row } from "./dom.js";
import { icon } from "./icons.js";
import { language, remaining, words } from "./language.js";
import { say, undo } from "./sending.js";
import { treeElement } from "./tree.js";
import { leaveButton, questionElement } from "./question-view.js";

/**
 * Draws the reply of a turn: its text, its snippet, its question, and the button to undo it.
 *
 * @typedef {{isOpen: boolean, isRemote: boolean, explain: (() => void) | null}} TurnState `isOpen`: no turn came after it
 */

const marks = /** @type {{[outcome: string]: [symbol: string, tone: string]}} */ ({
  done: ["checkmark", "good"], failed: ["exclamationmark", "bad"], no_target: ["exclamationmark", "bad"],
  not_understood: ["questionmark", "quiet"], declined: ["xmark", "quiet"], cancelled: ["xmark", "quiet"],
  expired: ["clock", "quiet"], superseded: ["exclamationmark", "bad"],
});

/**
 * @param {Wire.Turn} turn
 * @param {TurnState} state
 */
export function turnElement(turn, state) {
  const isConfirmation = turn.question?.kind === "confirm";
  const parts = [
    state.isRemote && note(words.fromElsewhere),
    isConfirmation ? null : textElement(turn),
    snippetElement(turn, state.isOpen),
    isConfirmation ? textElement(turn) : null,
    hint(turn),
    turn.question && questionElement(turn, state.isOpen),
    turn.undo && state.isOpen && undoButton(turn.undo.until, () => undo(words.undo)),
    footer(turn, state),
  ];
  return make("article", { class: isConfirmation ? `reply card confirmation${state.isOpen ? " open" : ""}` : "reply", lang: language, "data-turn": turn.turn }, ...parts);
}

/** @param {Wire.Turn} turn */
function textElement(turn) {
  if (!turn.text) return null;
  const [symbol, tone] = marks[turn.outcome] ?? ["", ""];
  const mark = symbol ? make("span", { class: `mark ${tone}` }, icon(symbol)) : null;
  return make("p", { class: "reply-text" }, mark, make("span", {}, turn.text));
}

/**
 * An additional hint, such as how to undo it.
 *
 * @param {Wire.Turn} turn
 */
function hint(turn) {
  const text = turn.outcome === "done" || turn.outcome === "answered" ? turn.speech?.supporting : null;
  return text ? make("p", { class: "quiet small hint" }, text) : null;
}

/**
 * @param {Wire.Turn} turn
 * @param {boolean} isOpen
 */
function snippetElement(turn, isOpen) {
  const snippet = turn.snippet;
  if (!snippet) return null;
  if (snippet.tree) return make("div", { class: "snippet" }, treeElement(snippet.tree, null), buttonsOf(turn, isOpen));
  return make("div", { class: "snippet" }, ...snippet.lines.map((line) => make("p", {}, line)), buttonsOf(turn, isOpen));
}

/**
 * The buttons of a snippet. A press sends the title as a sentence.
 *
 * @param {Wire.Turn} turn
 * @param {boolean} isOpen
 */
function buttonsOf(turn, isOpen) {
  const buttons = isOpen ? turn.snippet?.buttons ?? [] : [];
  if (buttons.length === 0) return null;
  return row(...buttons.map((title) => sayButton(title)));
}

/** @param {string} title */
function sayButton(title) {
  return once(button({ class: "button" }, [title], () => say(title)));
}

/**
 * Disables a button after its first press.
 *
 * @param {HTMLButtonElement} made
 */
export function once(made) {
  made.addEventListener("click", () => { made.disabled = true; });
  return made;
}

/**
 * A button to undo something. It shows the remaining time and is removed when that is over.
 *
 * @param {string} until
 * @param {() => void} press
 */
export function undoButton(until, press) {
  const left = quiet();
  const made = once(button({ class: "button quiet-button" }, [icon("arrow.uturn.backward"), words.undo, left], press));
  tick(made, () => {
    const time = remaining(until, now());
    if (time) fill(left, time);
    else made.remove();
  });
  return made;
}

/**
 * @param {Wire.Turn} turn
 * @param {TurnState} state
 */
function footer(turn, state) {
  const leave = state.isOpen && turn.question && turn.question.kind !== "confirm" ? leaveButton(turn.question) : null;
  const why = state.explain && button({ class: "text-button why" }, [words.whyQuestion], state.explain);
  return leave || why ? make("footer", { class: "reply-footer row" }, leave, why) : null;
}
