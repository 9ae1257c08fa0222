import { parseEpoch } from './consensus-ns.ts';
import { isoInstant } from './iso-instant.ts';
import { NS_PER_MS } from './time.ts';

/** Below this an instant is in seconds, as the API takes it too. */
const SECONDS_BELOW = 100_000_000_000;

/**
 * An instant out of an address as milliseconds since 1970, in the forms that the API takes: milliseconds, seconds, seconds.nanoseconds, and
 * ISO 8601 (a date is its start in UTC). Undefined for anything else.
 */
export function epochMs(text: string): string | undefined {
  const exact = parseEpoch(text) ?? isoInstant(text);
  if (exact !== undefined) return String(exact / NS_PER_MS);
  if (!/^\d{1,15}$/.test(text)) return undefined;
  const value = Number(text);
  return String(value < SECONDS_BELOW ? value * 1000 : value);
}
