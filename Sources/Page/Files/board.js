import { byId, fill, make, paragraph } from "./dom.js";
import { words } from "./language.js";
import { activitiesSection } from "./activities.js";
import { controlsSection } from "./controls.js";
import { doneSection } from "./done.js";
import { exampleSentences } from "./examples.js";
import { notificationsSection } from "./notifications.js";
import { widgetsSection } from "./widgets.js";
import { drawn } from "./part.js";

/**
 * The board. Each part is hidden while it is empty, and follows the events.
 *
 * @typedef {{element: HTMLElement, load: () => Promise<void>, isEmpty: () => boolean}} BoardPart
 */

/** @returns {() => Promise<void>} loads everything anew */
export function startBoard() {
  const parts = [activitiesSection(), notificationsSection(), widgetsSection(), controlsSection(), doneSection()];
  const empty = make("div", { class: "empty-board", hidden: true },
    make("h2", {}, words.emptyBoard), paragraph(words.emptyBoardHint), exampleSentences());
  fill(byId("board"), empty, ...parts.map((part) => part.element));
  byId("board").setAttribute("aria-label", words.board);
  const load = async () => {
    await Promise.all(parts.map((part) => part.load()));
    empty.hidden = parts.some((part) => !part.isEmpty());
  };
  drawn.listen(() => { if (parts.some((part) => !part.isEmpty())) empty.hidden = true; });
  return load;
}
