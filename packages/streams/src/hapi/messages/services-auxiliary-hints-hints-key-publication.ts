// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.services.auxiliary.hints.HintsKeyPublicationTransactionBody */
export interface HintsKeyPublicationTransactionBody {
  partyId: number;
  numParties: number;
  hintsKey: Uint8Array;
}
function newHintsKeyPublicationTransactionBody(): HintsKeyPublicationTransactionBody {
  return { partyId: 0, numParties: 0, hintsKey: EMPTY };
}
export function readHintsKeyPublicationTransactionBody(c: Cursor, end: number, depth: number, m: HintsKeyPublicationTransactionBody = newHintsKeyPublicationTransactionBody()): HintsKeyPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.partyId = c.unsigned32(end); break;
      case 16: m.numParties = c.unsigned32(end); break;
      case 26: m.hintsKey = c.bytes(end); break;
      default: c.skipField('HintsKeyPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const HintsKeyPublicationTransactionBody: MessageType<HintsKeyPublicationTransactionBody> = defineMessage<HintsKeyPublicationTransactionBody>(
  'HintsKeyPublicationTransactionBody',
  newHintsKeyPublicationTransactionBody,
  readHintsKeyPublicationTransactionBody,
  () => [
    { number: 1, name: 'partyId', kind: 'uint32' },
    { number: 2, name: 'numParties', kind: 'uint32' },
    { number: 3, name: 'hintsKey', kind: 'bytes' },
  ],
);
