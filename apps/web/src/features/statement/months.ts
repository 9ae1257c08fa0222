import { MONTHS } from '../../shared/format/instant.ts';

const PER_YEAR = 12;

/** The month in UTC of milliseconds since 1970, as `2026-10`. */
export function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}

/** The month so many behind another one, or before it. */
export function monthBeside(month: string, step: number): string {
  return textOf(placeOf(month) + step);
}

/** `Oct 2026` */
export function monthName(month: string): string {
  return `${MONTHS[placeOf(month) % PER_YEAR] ?? ''} ${month.slice(0, 4)}`;
}

/** Every month from one to another, newest first; none where the last one is before the first. */
export function monthsBetween(first: string, last: string): string[] {
  const count = Math.max(0, placeOf(last) - placeOf(first) + 1);
  return Array.from({ length: count }, (_, back) => monthBeside(last, -back));
}

function placeOf(month: string): number {
  return Number(month.slice(0, 4)) * PER_YEAR + Number(month.slice(5, 7)) - 1;
}

function textOf(place: number): string {
  return `${Math.floor(place / PER_YEAR)}-${String((place % PER_YEAR) + 1).padStart(2, '0')}`;
}
