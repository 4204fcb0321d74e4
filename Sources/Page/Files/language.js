import { messages as english } from "./messages.en.js";
import { messages as korean } from "./messages.ko.js";

/**
 * The language of the page and its own words. Requests name the language, so that texts of apps and of the daemon come
 * in it, too.
 */

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
 * Adds the page's language to an address.
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
 * The time of day, with the date when it is not today.
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
 * @returns {string | null} the remaining time; null when it is over
 */
export function remaining(until, now) {
  const seconds = Math.floor(Date.parse(until) / 1000 - now);
  if (!(seconds > 0)) return null;
  return seconds >= 60 ? words.minutesLeft(Math.ceil(seconds / 60)) : words.secondsLeft(seconds);
}
