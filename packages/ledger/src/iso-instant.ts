import { type ConsensusNs, consensusNsOf, parseIso } from './consensus-ns.ts';
import { NS_PER_MINUTE } from './time.ts';

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * An instant as people and programs write it in ISO 8601: a day (its start in UTC), or a time to the minute, second or nanosecond, in
 * UTC or with an offset; undefined for any other text, and before 1970.
 */
export function isoInstant(text: string): ConsensusNs | undefined {
  const [, day, minute = '00:00', second = '00', fraction = '0', zone = 'Z'] = ISO.exec(text) ?? [];
  if (day === undefined) return undefined;
  const local = parseIso(`${day}T${minute}:${second}.${fraction}Z`);
  if (local === undefined) return undefined;
  const utc = local - offsetMinutes(zone) * NS_PER_MINUTE;
  return utc < 0n ? undefined : consensusNsOf(utc);
}

function offsetMinutes(zone: string): bigint {
  if (zone.toUpperCase() === 'Z') return 0n;
  const digits = zone.slice(1).replace(':', '');
  const minutes = BigInt(digits.slice(0, 2)) * 60n + BigInt(digits.slice(2));
  return zone.startsWith('-') ? -minutes : minutes;
}
