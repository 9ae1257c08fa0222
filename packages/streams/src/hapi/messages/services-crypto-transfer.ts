// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { TokenTransferList, readTokenTransferList, TransferList, readTransferList } from './services-basic-types.ts';

/** proto.CryptoTransferTransactionBody */
export interface CryptoTransferTransactionBody {
  transfers: TransferList | undefined;
  tokenTransfers: readonly TokenTransferList[];
}
function newCryptoTransferTransactionBody(): CryptoTransferTransactionBody {
  return { transfers: undefined, tokenTransfers: NONE };
}
export function readCryptoTransferTransactionBody(c: Cursor, end: number, depth: number, m: CryptoTransferTransactionBody = newCryptoTransferTransactionBody()): CryptoTransferTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transfers = readTransferList(c, c.delimitedEnd(end), depth + 1, m.transfers); break;
      case 18: m.tokenTransfers = appendTo(m.tokenTransfers, readTokenTransferList(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('CryptoTransferTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoTransferTransactionBody: MessageType<CryptoTransferTransactionBody> = defineMessage<CryptoTransferTransactionBody>(
  'CryptoTransferTransactionBody',
  newCryptoTransferTransactionBody,
  readCryptoTransferTransactionBody,
  () => [
    { number: 1, name: 'transfers', kind: 'message', type: TransferList },
    { number: 2, name: 'tokenTransfers', kind: 'message', repeated: true, type: TokenTransferList },
  ],
);
