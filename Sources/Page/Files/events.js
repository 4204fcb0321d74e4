import { learnTime } from "./clock.js";
import { locked, secretHeader } from "./api.js";
import { Topic } from "./topic.js";

/** The stream of events. It continues after the last known event, also when the page was reloaded. */

/** @type {Topic<any>} each event of the daemon */
export const happened = new Topic();

/**
 * Passes on the subject of each event of one kind.
 *
 * @param {"widget" | "control" | "activity" | "notification"} kind
 * @param {(thing: any) => void} take
 */
export const follow = (kind, take) => happened.listen((event) => { if (event.event === kind) take(event[kind]); });

/** @type {Topic<boolean>} whether the daemon can be reached */
export const reached = new Topic();

const lastName = "malgil.lastEvent";
/** The daemon sends a heartbeat every 15 seconds. */
const longestSilence = 45_000;
const longestPause = 30_000;

let isReached = true;
let pause = 0;
/** @type {(() => void) | null} */
let wake = null;

export const isOnline = () => isReached;

/** Follows the stream until the page is closed or the session ends. */
export async function followEvents() {
  addEventListener("online", () => wake?.());
  for (;;) {
    const isKnown = await stream().catch(() => true);
    if (!isKnown) return locked.tell(undefined);
    setReached(false);
    await waited();
  }
}

/** @returns {Promise<boolean>} false when the daemon does not accept the session */
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

/** Reconnects without waiting: a request has failed, or the person pressed the button. */
export function tryAgain() {
  wake?.();
}
