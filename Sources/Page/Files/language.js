import { messages as english } from "./messages.en.js";
import { messages as korean } from "./messages.ko.js";

/** The words of the page itself. What apps and the daemon say comes in the same language, which each request names. */

/** @typedef {typeof korean} Messages */

const name = "malgil.language";

/** @returns {"ko" | "en"} */
function chosen() {
  const kept = localStorage.getItem(name);
  if (kept === "ko" || kept === "en") return kept;
  return navigator.language.startsWith("ko") ? "ko" : "en";
}

export const language = chosen();
export const isKorean = language === "ko";

/** @type {Messages} */
export const words = isKorean ? korean : english;

/** @param {"ko" | "en"} value */
export function chooseLanguage(value) {
  localStorage.setItem(name, value);
  location.reload();
}

/**
 * `path` with the page's language.
 *
 * @param {string} path
 */
export function inLanguage(path) {
  return `${path}${path.includes("?") ? "&" : "?"}language=${language}`;
}

const clockTime = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" });
const dayAndTime = new Intl.DateTimeFormat(language, {
  month: "short", day: "numeric", hour: "numeric", minute: "2-digit",
});

/**
 * The time of day, with the day when it is another one than today.
 *
 * @param {string} timestamp
 * @param {number} now seconds since 1970
 */
export function timeText(timestamp, now) {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return "";
  const isToday = date.toDateString() === new Date(now * 1000).toDateString();
  return (isToday ? clockTime : dayAndTime).format(date);
}

/**
 * @param {string} until
 * @param {number} now seconds since 1970
 * @returns {string | null} how long is left; null when the time is over
 */
export function remaining(until, now) {
  const seconds = Math.floor(Date.parse(until) / 1000 - now);
  if (!(seconds > 0)) return null;
  return seconds >= 60 ? words.minutesLeft(Math.ceil(seconds / 60)) : words.secondsLeft(seconds);
}
