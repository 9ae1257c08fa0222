// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { TimestampSeconds, readTimestampSeconds } from './services-timestamp.ts';

/** proto.ExchangeRate */
export interface ExchangeRate {
  hbarEquiv: number;
  centEquiv: number;
  expirationTime: TimestampSeconds | undefined;
}
function newExchangeRate(): ExchangeRate {
  return { hbarEquiv: 0, centEquiv: 0, expirationTime: undefined };
}
export function readExchangeRate(c: Cursor, end: number, depth: number, m: ExchangeRate = newExchangeRate()): ExchangeRate {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.hbarEquiv = c.int32(end); break;
      case 16: m.centEquiv = c.int32(end); break;
      case 26: m.expirationTime = readTimestampSeconds(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      default: c.skipField('ExchangeRate', tag, end);
    }
  }
  return m;
}
export const ExchangeRate: MessageType<ExchangeRate> = defineMessage<ExchangeRate>(
  'ExchangeRate',
  newExchangeRate,
  readExchangeRate,
  () => [
    { number: 1, name: 'hbarEquiv', kind: 'int32' },
    { number: 2, name: 'centEquiv', kind: 'int32' },
    { number: 3, name: 'expirationTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.ExchangeRateSet */
export interface ExchangeRateSet {
  currentRate: ExchangeRate | undefined;
  nextRate: ExchangeRate | undefined;
}
function newExchangeRateSet(): ExchangeRateSet {
  return { currentRate: undefined, nextRate: undefined };
}
export function readExchangeRateSet(c: Cursor, end: number, depth: number, m: ExchangeRateSet = newExchangeRateSet()): ExchangeRateSet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.currentRate = readExchangeRate(c, c.delimitedEnd(end), depth + 1, m.currentRate); break;
      case 18: m.nextRate = readExchangeRate(c, c.delimitedEnd(end), depth + 1, m.nextRate); break;
      default: c.skipField('ExchangeRateSet', tag, end);
    }
  }
  return m;
}
export const ExchangeRateSet: MessageType<ExchangeRateSet> = defineMessage<ExchangeRateSet>(
  'ExchangeRateSet',
  newExchangeRateSet,
  readExchangeRateSet,
  () => [
    { number: 1, name: 'currentRate', kind: 'message', type: ExchangeRate },
    { number: 2, name: 'nextRate', kind: 'message', type: ExchangeRate },
  ],
);
