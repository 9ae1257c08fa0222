import { KEY_BURST, KEY_RATE, PRICES } from './prices.ts';

/** A count as sentences have it: one is a word. */
function countText(count: number): string {
  return count === 1 ? 'one' : count.toLocaleString('en-US');
}

function unitsText(units: number): string {
  return `${countText(units)} ${units === 1 ? 'unit' : 'units'}`;
}

/** What a call of the public API costs, without its objects. */
export const CALL_PRICE = `Each call costs ${unitsText(PRICES.call)}`;
/** What a call of the public API costs. */
export const LIST_PRICE = `${CALL_PRICE}, plus ${countText(PRICES.call)} for every additional ${PRICES.callObjects} objects returned.`;
/** What a call costs, in a few words: a list by its objects, a live stream by its messages. */
export function costText({
  cost,
  tag,
  isList,
}: {
  readonly cost: number;
  readonly tag: string;
  readonly isList: boolean;
}) {
  if (tag === 'streams') return `${unitsText(PRICES.message)} to open, and for each message`;
  return isList
    ? `${unitsText(cost)}, plus ${countText(cost)} for every additional ${PRICES.callObjects} objects returned`
    : unitsText(cost);
}

/** What a message costs, by queue, webhook or stream. */
export const MESSAGE_PRICE = `Each message costs ${unitsText(PRICES.message)}`;
/** What a replay costs, after "cost". */
export const REPLAY_PRICE = `${unitsText(PRICES.message)} per message plus one unit per ${countText(PRICES.examinedPerUnit)} transactions scanned`;
/** What costs nothing, and where it is. */
export const FREE_EXPORTS_TEXT =
  'Exports of whole lists (`GET /api/export/{list}`, as CSV, JSON Lines or Parquet) are free and need no key.';
/** What everybody begins with. */
export const FREE_UNITS_TEXT = `Your first ${unitsText(PRICES.free)} are free.`;
/** How often a key may be used, where the operator says nothing else. */
export const KEY_RATE_TEXT = `By default each key is limited to ${KEY_RATE} requests per second, with bursts of up to ${KEY_RATE * KEY_BURST}`;
