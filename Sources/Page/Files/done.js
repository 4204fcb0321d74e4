import { drawn, loader, section } from "./part.js";
import { now } from "./clock.js";
import { fill, make, note, textButton } from "./dom.js";
import { happened } from "./events.js";
import { language, timeText, words } from "./language.js";
import { press, say } from "./sending.js";
import { undoButton } from "./turn-view.js";

/**
 * What was done today, with a button to undo it where that is possible.
 */

/** @type {Wire.Done[]} */
let done = [];
const orders = textButton(words.orders, () => {
  location.hash = "#/talk";
  say(words.ordersSentence);
});
const part = section("done", words.doneToday, orders);

export function doneSection() {
  happened.listen((event) => { if (event.event === "ended") void load(); });
  return { element: part.element, load, isEmpty: () => done.length === 0 };
}

const load = loader("/v1/done", (reply) => {
  done = reply.done;
  part.element.hidden = done.length === 0;
  fill(part.body, make("ol", { class: "card timeline" }, ...done.map(row)));
  drawn.tell(undefined);
});

/** @param {Wire.Done} thing */
function row(thing) {
  return make("li", { lang: language },
    make("time", { class: "quiet small", datetime: thing.at }, timeText(thing.at, now())),
    make("div", {}, make("p", {}, thing.title), thing.summary !== thing.title && note(thing.summary)),
    thing.undo && undoButton(thing.undo.until, () => void takeBack(thing)));
}

/** @param {Wire.Done} thing */
async function takeBack(thing) {
  const reply = await press("/v1/undo", { session: thing.session });
  if (reply) await load();
}
