import { at, picture, request } from "./api.js";
import { announce } from "./announce.js";
import { drawn, loader, section } from "./part.js";
import { now } from "./clock.js";
import { button, form, make, quiet, row, textButton } from "./dom.js";
import { follow, happened } from "./events.js";
import { iconButton } from "./icons.js";
import { keptList } from "./kept-list.js";
import { language, timeText, words } from "./language.js";
import { press } from "./sending.js";

/** Notifications of apps, with their actions. */

/** @type {Wire.Notification[]} */
let notifications = [];
const clear = textButton(words.clearAll, () => void put("/v1/notifications"));
const part = section("notifications", words.notifications, clear);
const showCards = keptList(part.body, card);

export function notificationsSection() {
  follow("notification", take);
  // The question that waited has its answer now.
  happened.listen((event) => { if (event.event === "ended" && notifications.some((each) => each.thread === event.turn.session)) void load(); });
  return { element: part.element, load, isEmpty: () => notifications.length === 0 };
}

const load = loader("/v1/notifications", (reply) => show(reply.notifications));

/** @param {Wire.Notification[]} list */
function show(list) {
  notifications = list;
  part.element.hidden = list.length === 0;
  showCards(list);
  drawn.tell(undefined);
}

/** @param {Wire.Notification} notification */
function take(notification) {
  show([notification, ...notifications.filter((each) => each.id !== notification.id)]);
  announce([notification.name, notification.title, notification.body].filter(Boolean).join(", "));
}

/** @param {string} path */
async function put(path) {
  const reply = await request("DELETE", path).catch(() => null);
  if (reply) show(reply.notifications ?? []);
}

/** @param {Wire.Notification} notification */
function card(notification) {
  const path = at("notifications", notification.id);
  const title = [notification.title, notification.subtitle].filter(Boolean).join(" · ");
  return make("article", { class: "card notification", lang: language, "data-notification": notification.id },
    make("div", { class: "card-head" },
      quiet(`${notification.name} · ${timeText(notification.delivered, now())}`),
      iconButton("xmark", words.dismissThing(title), () => void put(path))),
    make("p", { class: "notification-title" }, title), notification.body && make("p", {}, notification.body),
    notification.picture && pictureElement(`${path}/picture`, title),
    notification.app === "Malgil" && row(make("a", { class: "button", href: `#/talk/${encodeURIComponent(notification.thread)}` }, words.openConversation)),
    notification.actions.length > 0 && row(...notification.actions.map((action) => actionElement(path, action))));
}

/**
 * The picture, as soon as it is there.
 *
 * @param {string} path
 * @param {string} alt
 */
function pictureElement(path, alt) {
  const made = make("span");
  void picture(path).then((src) => { if (src) made.append(make("img", { alt, src })); });
  return made;
}

/**
 * @param {string} path
 * @param {Wire.NotificationAction} action
 */
function actionElement(path, action) {
  if (action.text) return replyForm(path, action);
  const made = button({ class: action.destructive ? "button destructive" : "button" }, [action.title], () => void act(path, action.id, made));
  return made;
}

/**
 * @param {string} path
 * @param {string} action
 * @param {HTMLButtonElement} made
 * @param {string} [text]
 */
async function act(path, action, made, text) {
  made.disabled = true;
  const reply = await press(`${path}/act`, text === undefined ? { action } : { action, text });
  made.disabled = false;
  if (reply?.notifications) show(reply.notifications);
}

/**
 * @param {string} path
 * @param {Wire.NotificationAction} action
 */
function replyForm(path, action) {
  const input = make("input", { type: "text", class: "field", "aria-label": action.title, placeholder: action.title, maxlength: 1000 });
  const send = make("button", { type: "submit", class: "button" }, words.reply);
  return form("row", [input, send], () => { if (input.value.trim()) void act(path, action.id, send, input.value.trim()); });
}
