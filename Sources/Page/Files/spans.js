import { make } from "./dom.js";

/**
 * A sentence in which the words of each slot are coloured.
 */

const colours = 5;

/**
 * @param {string[]} names
 * @param {string} name
 */
export function slotClass(names, name) {
  return `slot-${Math.max(0, names.indexOf(name)) % colours}`;
}

/**
 * @param {Wire.Explanation} explanation
 * @returns {Node[]}
 */
export function colouredSentence(explanation) {
  const letters = [...explanation.text];
  const names = Object.keys(explanation.winner?.slots ?? {});
  const spans = [...(explanation.winner?.spans ?? [])].sort((one, other) => one.start - other.start);
  /** @type {Node[]} */
  const made = [];
  let place = 0;
  for (const span of spans) {
    if (span.start < place) continue;
    made.push(new Text(letters.slice(place, span.start).join("")));
    made.push(make("mark", { class: slotClass(names, span.slot), title: span.slot }, letters.slice(span.start, span.end).join("")));
    place = span.end;
  }
  made.push(new Text(letters.slice(place).join("")));
  return made;
}
