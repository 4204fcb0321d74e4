import { takeEdit } from "./editing.js";
import { words } from "./language.js";
import { isOnline } from "./events.js";
import { command, inOrder, say } from "./sending.js";

/**
 * Sends what was typed. When it replaces the last sentence, the conversation is taken back to its earlier state first.
 *
 * @param {string} text
 * @returns {boolean} whether it was sent
 */
export function sayEdited(text) {
  const way = isOnline() ? takeEdit() : null;
  if (way === null) return say(text);
  command(way, words.edit);
  inOrder(() => say(text));
  return true;
}
