import { at, request } from "./api.js";
import { drawn, loader, section } from "./part.js";
import { button, byId, closeOutside, fill, make, quiet } from "./dom.js";
import { follow } from "./events.js";
import { iconButton } from "./icons.js";
import { keptList } from "./kept-list.js";
import { words } from "./language.js";
import { press } from "./sending.js";
import { treeElement } from "./tree.js";

/**
 * Live Activities: a pill at the top that expands, and cards on the board.
 */

/** @type {Wire.Activity[]} */
let activities = [];
let isExpanded = false;
const part = section("activities", words.ongoing);
const showCards = keptList(part.body, card);

export function activitiesSection() {
  follow("activity", take);
  byId("island").addEventListener("keydown", (event) => { if (event.key === "Escape" && isExpanded) expand(false); });
  addEventListener("hashchange", () => { if (isExpanded) expand(false); });
  closeOutside(byId("island"), () => { if (isExpanded) expand(false); });
  return { element: part.element, load, isEmpty: () => activities.length === 0 };
}

const load = loader("/v1/activities", (reply) => {
  activities = reply.activities;
  draw();
});

/** @param {Wire.Activity} activity */
function take(activity) {
  const isSeen = activity.tree && activity.state !== "dismissed";
  const others = activities.filter((each) => each.id !== activity.id);
  activities = isSeen ? [...others, activity].sort((one, other) => other.relevance - one.relevance) : others;
  draw();
}

function draw() {
  part.element.hidden = activities.length === 0;
  showCards(activities);
  drawIsland();
  drawn.tell(undefined);
}

/** @param {Wire.Activity} activity */
function card(activity) {
  const isOver = activity.state === "ended";
  const put = iconButton("xmark", words.dismissThing(activity.title), () => dismiss(activity));
  const state = isOver ? words.ended : activity.state === "stale" ? words.stale : null;
  return make("article", { class: `card activity ${activity.state}`, "data-activity": activity.id, "aria-label": activity.title },
    make("div", { class: "card-head" }, quiet([activity.title, state].filter(Boolean).join(" · ")), put),
    activity.tree && treeElement(activity.tree, (action) => void pressed(activity, action)));
}

/**
 * @param {Wire.Activity} activity
 * @param {string} action
 */
async function pressed(activity, action) {
  const reply = await press(at("activities", activity.id, "press"), { action });
  if (reply?.activity) take(reply.activity);
}

/** @param {Wire.Activity} activity */
async function dismiss(activity) {
  await request("DELETE", at("activities", activity.id)).catch(() => null);
  await load();
}

/** Draws the pill: it shows the most relevant running activity and the number of the others. */
function drawIsland() {
  const going = activities.filter((each) => each.state === "active" || each.state === "stale");
  const first = going[0];
  if (!first) {
    isExpanded = false;
    return fill(byId("island"));
  }
  const pill = button({ class: "pill", "aria-expanded": String(isExpanded), "aria-controls": "island-card", "aria-label": pillName(first) },
    [compact(first, going.length)], () => expand(!isExpanded));
  const opened = make("div", { id: "island-card", class: "island-card card", hidden: !isExpanded }, ...(isExpanded ? going.map(card) : []));
  fill(byId("island"), pill, opened);
}

/**
 * @param {Wire.Activity} activity
 * @param {number} count
 */
function compact(activity, count) {
  const places = [activity.island.compactLeading, activity.island.compactTrailing].filter(Boolean);
  const more = count > 1 ? quiet(words.ongoingMore(count - 1)) : null;
  const shown = places.length ? places.map((tree) => treeElement(tree, null)) : [activity.title];
  return make("span", { class: "pill-content", "aria-hidden": "true" }, ...shown, more);
}

/** @param {Wire.Activity} activity */
function pillName(activity) {
  return `${words.ongoing}: ${activity.title}`;
}

/** @param {boolean} value */
function expand(value) {
  isExpanded = value;
  const hadFocus = byId("island").contains(document.activeElement);
  drawIsland();
  if (hadFocus) byId("island").querySelector("button")?.focus();
}
