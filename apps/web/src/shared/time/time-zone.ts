import { MS_PER_MINUTE } from '@ledgerscope/ledger';
import { useSyncExternalStore } from 'react';
import { storedChoice } from '../stored-choice.ts';

/** In which zone dates are typed: that of the visitor's device, or UTC. */
export type TimeZone = 'local' | 'utc';

const CHOICE = storedChoice<TimeZone>('ledgerscope-time-zone', (stored) => (stored === 'utc' ? 'utc' : 'local'));

/** The zone in which dates are typed; stored in this browser. */
export function useTimeZone(): readonly [TimeZone, (zone: TimeZone) => void] {
  return [useSyncExternalStore(CHOICE.subscribe, CHOICE.current), CHOICE.choose];
}

/** The zone of the visitor's device as its distance from UTC at a time: `UTC+5:30`. */
export function localZoneName(ms: number): string {
  const minutes = -new Date(ms).getTimezoneOffset();
  if (minutes === 0) return 'UTC+0';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Milliseconds since 1970 as a field for date and time writes them; empty for none. */
export function fieldText(epochMs: string | undefined, zone: TimeZone): string {
  const date = new Date(epochMs === undefined || epochMs === '' ? Number.NaN : Number(epochMs));
  if (Number.isNaN(date.getTime())) return '';
  const shift = zone === 'utc' ? 0 : date.getTimezoneOffset() * MS_PER_MINUTE;
  return new Date(date.getTime() - shift).toISOString().slice(0, 16);
}

/** What such a field holds as milliseconds since 1970; undefined while it is not filled in. */
export function epochOfField(text: string, zone: TimeZone): string | undefined {
  const ms = Date.parse(zone === 'utc' ? `${text}Z` : text);
  return Number.isNaN(ms) ? undefined : String(ms);
}
