import { countWithNoun } from '@ledgerscope/ledger';

/** Months as dates name them. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Beyond the years that `Date` knows: year, month, day, hours and minutes, seconds. */
const FAR = /^([+-]?\d+)-(\d{2})-(\d{2})T((\d{2}):\d{2})(:\d{2})/;
const ISO = /^((?:\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})\.(\d{9})Z$/;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.44 * DAY;
const YEAR = 365.25 * DAY;

/**
 * `MMM DD YYYY, HH:mm A` of the specification, in the visitor's time zone, or with seconds; in UTC, and saying so, for years beyond
 * 275760. The text itself where it is no instant.
 */
export function formatInstant(iso: string, withSeconds = false): string {
  const date = new Date(milliseconds(iso));
  if (Number.isNaN(date.getTime())) return formatFar(iso, withSeconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${MONTHS[date.getMonth()]} ${two(date.getDate())} ${date.getFullYear()}`;
  return `${day}, ${two(date.getHours())}:${two(date.getMinutes())}${withSeconds ? `:${two(date.getSeconds())}` : ''} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

function formatFar(iso: string, withSeconds: boolean): string {
  const [, year, month, day, time, hours, seconds] = FAR.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || name === undefined) return iso;
  const years = year.replace('+', '');
  return `${name} ${day} ${years}, ${time}${withSeconds ? seconds : ''} ${Number(hours) < 12 ? 'AM' : 'PM'} UTC`;
}

/** `seconds.nanoseconds` of an instant of the API; undefined for any other text. */
export function epochOfIso(iso: string): string | undefined {
  const match = ISO.exec(iso);
  if (match === null) return undefined;
  const seconds = Date.parse(`${match[1]}Z`) / 1000;
  return Number.isNaN(seconds) ? undefined : `${seconds}.${match[2]}`;
}

/** How long ago, in one unit: `4 s ago`, `2 h ago`, `3 months ago`; `in ...` for the future. */
export function formatAge(iso: string, nowMs: number): string {
  const seconds = (nowMs - milliseconds(iso)) / 1000;
  if (Number.isNaN(seconds)) return '';
  const text = duration(Math.abs(seconds));
  return seconds < -1 ? `in ${text}` : `${text} ago`;
}

/** Whether an instant of the API is over; of years that `Date` does not know, those before our era are. */
export function isOver(iso: string, nowMs: number): boolean {
  const ms = milliseconds(iso);
  return Number.isNaN(ms) ? iso.startsWith('-') : ms < nowMs;
}

/** A duration in one unit. */
export function duration(seconds: number): string {
  if (seconds < MINUTE) return `${Math.floor(seconds)} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h`;
  if (seconds < MONTH) return countWithNoun(Math.floor(seconds / DAY), 'day');
  if (seconds < YEAR) return countWithNoun(Math.floor(seconds / MONTH), 'month');
  return countWithNoun(Math.floor(seconds / YEAR), 'year');
}

function milliseconds(iso: string): number {
  // Engines differ on nine fraction digits; three are enough for everything shown.
  return Date.parse(iso.replace(/(\.\d{3})\d+Z$/, '$1Z'));
}
