import { KEY_BURST, KEY_RATE, PRICES } from './prices.ts';

/** A count as sentences have it: one is a word. */
function countText(count: number): string {
  return count === 1 ? 'one' : count.toLocaleString('en-US');
}

function unitsText(units: number): string {
  return `${countText(units)} ${units === 1 ? 'unit' : 'units'}`;
}

/** What a call of the public API costs, without its objects. */
export const CALL_PRICE = `A call costs ${unitsText(PRICES.call)}`;
/** What a call of the public API costs. */
export const LIST_PRICE = `${CALL_PRICE}, and ${countText(PRICES.call)} more for each further ${PRICES.callObjects} objects that it answers.`;
/** What a message costs, by queue, webhook or stream. */
export const MESSAGE_PRICE = `Each message costs ${unitsText(PRICES.message)}`;
/** What a replay costs, behind a comma. */
export const REPLAY_PRICE = `at ${unitsText(PRICES.message)} a message and one for each ${countText(PRICES.examinedPerUnit)} transactions that are looked at`;
/** What everybody begins with. */
export const FREE_UNITS_TEXT = `Your first ${unitsText(PRICES.free)} are free.`;
/** How often a key may be used, where the operator says nothing else. */
export const KEY_RATE_TEXT = `A key may make ${KEY_RATE} calls a second, and ${KEY_RATE * KEY_BURST} at once`;
