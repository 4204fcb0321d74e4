import { now } from "./clock.js";

/**
 * The current text of a ticking time, worded as in the terminal.
 */

const units = /** @type {[number, string, string][]} */ ([
  [31_536_000, "년", "yr"], [2_592_000, "개월", "mo"], [86_400, "일", "day"], [3_600, "시간", "hr"], [60, "분", "min"], [1, "초", "sec"],
]);

/**
 * @param {Wire.Tick} tick
 * @param {string} locale
 */
export function tickText(tick, locale) {
  const time = Math.min(tick.pause ?? Infinity, now());
  const isKorean = locale.startsWith("ko");
  if (tick.style === "timer") return clock(timerSeconds(tick, time), tick.showsHours !== false);
  if (tick.style !== "offset") return distance(Math.abs(Math.floor(tick.end - time)), isKorean);
  const passed = -Math.floor(tick.end - time);
  return (passed < 0 ? "-" : "+") + largest(Math.abs(passed), isKorean);
}

/**
 * The part of an interval that is over, from 0 to 1.
 *
 * @param {Wire.Tick} tick
 */
export function tickPart(tick) {
  const start = tick.start ?? tick.end;
  const length = Math.max(1e-9, tick.end - start);
  const passed = Math.max(0, Math.min(1, (Math.min(tick.pause ?? Infinity, now()) - start) / length));
  return tick.countsDown === false ? passed : 1 - passed;
}

/**
 * @param {Wire.Tick} tick
 * @param {number} now
 */
function timerSeconds(tick, now) {
  if (tick.start === undefined) return Math.abs(Math.floor(tick.end - now));
  const time = Math.min(Math.max(now, tick.start), Math.max(tick.end, tick.start));
  return Math.max(0, Math.floor(tick.countsDown === false ? time - tick.start : tick.end - time));
}

/**
 * @param {number} seconds
 * @param {boolean} showsHours
 */
function clock(seconds, showsHours) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (!showsHours || hours === 0) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

/**
 * A duration in its two largest units.
 *
 * @param {number} seconds
 * @param {boolean} isKorean
 */
function distance(seconds, isKorean) {
  const first = Math.max(0, units.findIndex(([size]) => size <= seconds));
  if (seconds < 1) return part(0, 5, isKorean);
  const rest = seconds % units[first][0];
  const parts = [part(Math.floor(seconds / units[first][0]), first, isKorean)];
  const next = units[first + 1];
  if (next && rest >= next[0]) parts.push(part(Math.floor(rest / next[0]), first + 1, isKorean));
  return parts.join(isKorean ? " " : ", ");
}

/**
 * @param {number} seconds
 * @param {boolean} isKorean
 */
function largest(seconds, isKorean) {
  const found = units.findIndex(([size]) => size <= seconds);
  const unit = found < 0 ? 5 : found;
  return part(Math.floor(seconds / units[unit][0]), unit, isKorean);
}

/**
 * @param {number} count
 * @param {number} unit
 * @param {boolean} isKorean
 */
function part(count, unit, isKorean) {
  return isKorean ? `${count}${units[unit][1]}` : `${count} ${units[unit][2]}`;
}
