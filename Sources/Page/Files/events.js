import { learnTime } from "./clock.js";
import { locked, secretHeader } from "./api.js";
import { Topic } from "./topic.js";

/** The one stream of what happens. It goes on after the last event that is known, also after a reload of the page. */

/** @type {Topic<any>} each event of the daemon */
export const happened = new Topic();

/**
 * Tells what one kind of event is about.
 *
 * @param {"widget" | "control" | "activity" | "notification"} kind
 * @param {(thing: any) => void} take
 */
export const follow = (kind, take) => happened.listen((event) => { if (event.event === kind) take(event[kind]); });

/** @type {Topic<boolean>} whether the daemon is there */
export const reached = new Topic();

const lastName = "malgil.lastEvent";
/** The daemon shows a sign of life every 15 seconds. */
const longestSilence = 45_000;
const longestPause = 30_000;

let isReached = true;
let pause = 0;
/** @type {(() => void) | null} */
let wake = null;

export const isOnline = () => isReached;

/** Follows the stream until the page is left or locked. */
export async function followEvents() {
  addEventListener("online", () => wake?.());
  for (;;) {
    const isKnown = await stream().catch(() => true);
    if (!isKnown) return locked.tell(undefined);
    setReached(false);
    await waited();
  }
}

/** @returns {Promise<boolean>} false when the daemon does not know this page */
async function stream() {
  const stop = new AbortController();
  const reply = await fetch("/v1/events", { headers: streamHeaders(), signal: stop.signal, cache: "no-store" });
  if (reply.status === 401) return false;
  if (reply.status === 400) sessionStorage.removeItem(lastName);
  if (!reply.ok || !reply.body) return true;
  pause = 0;
  setReached(true);
  await read(reply.body.getReader(), stop);
  return true;
}

function streamHeaders() {
  const last = sessionStorage.getItem(lastName);
  return { ...secretHeader(), ...(last ? { "Last-Event-ID": last } : {}) };
}

/**
 * @param {ReadableStreamDefaultReader<Uint8Array>} reader
 * @param {AbortController} stop
 */
async function read(reader, stop) {
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const silence = setTimeout(() => stop.abort(), longestSilence);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    blocks.forEach(take);
  }
}

/** @param {string} block */
function take(block) {
  const data = block.split("\n").find((line) => line.startsWith("data: "));
  if (!data) return;
  const event = JSON.parse(data.slice(6));
  if (event.id) sessionStorage.setItem(lastName, String(event.id));
  if (event.event === "reset") sessionStorage.removeItem(lastName);
  if (event.at) learnTime(event.at);
  happened.tell(event);
}

function waited() {
  pause = Math.min(longestPause, pause === 0 ? 500 : pause * 2);
  const time = pause * (0.75 + Math.random() / 2);
  return new Promise((done) => {
    wake = () => done(undefined);
    setTimeout(wake, time);
  });
}

/** @param {boolean} value */
function setReached(value) {
  if (value === isReached) return;
  isReached = value;
  reached.tell(value);
}

/** Tries at once, after a request found that nobody answers or somebody pressed a button. */
export function tryAgain() {
  wake?.();
}
