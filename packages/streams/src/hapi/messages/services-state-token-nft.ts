// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, NftID, readNftID } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** proto.Nft */
export interface Nft {
  nftId: NftID | undefined;
  ownerId: AccountID | undefined;
  spenderId: AccountID | undefined;
  mintTime: Timestamp | undefined;
  metadata: Uint8Array;
  ownerPreviousNftId: NftID | undefined;
  ownerNextNftId: NftID | undefined;
}
function newNft(): Nft {
  return { nftId: undefined, ownerId: undefined, spenderId: undefined, mintTime: undefined, metadata: EMPTY, ownerPreviousNftId: undefined, ownerNextNftId: undefined };
}
export function readNft(c: Cursor, end: number, depth: number, m: Nft = newNft()): Nft {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nftId = readNftID(c, c.delimitedEnd(end), depth + 1, m.nftId); break;
      case 18: m.ownerId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.ownerId); break;
      case 26: m.spenderId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.spenderId); break;
      case 34: m.mintTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.mintTime); break;
      case 42: m.metadata = c.bytes(end); break;
      case 50: m.ownerPreviousNftId = readNftID(c, c.delimitedEnd(end), depth + 1, m.ownerPreviousNftId); break;
      case 58: m.ownerNextNftId = readNftID(c, c.delimitedEnd(end), depth + 1, m.ownerNextNftId); break;
      default: c.skipField('Nft', tag, end);
    }
  }
  return m;
}
export const Nft: MessageType<Nft> = defineMessage<Nft>(
  'Nft',
  newNft,
  readNft,
  () => [
    { number: 1, name: 'nftId', kind: 'message', type: NftID },
    { number: 2, name: 'ownerId', kind: 'message', type: AccountID },
    { number: 3, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 4, name: 'mintTime', kind: 'message', type: Timestamp },
    { number: 5, name: 'metadata', kind: 'bytes' },
    { number: 6, name: 'ownerPreviousNftId', kind: 'message', type: NftID },
    { number: 7, name: 'ownerNextNftId', kind: 'message', type: NftID },
  ],
);
