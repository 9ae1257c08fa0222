import { readNumberedId } from '@ledgerscope/contract/mirror/mirror-ids';
import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import type { EntityId } from '@ledgerscope/ledger';
import { nftBySerial, nftTable, rowsUnder } from '@ledgerscope/ledger-store';
import { isWithin } from '../bounds.ts';
import { keyRange, lookThrough } from '../look-through.ts';
import { invalidParameter, notFound } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { mirrorNfts } from './mirror-nft.ts';

/** NFTs of a collection that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 10_000;

/** NFTs of a collection, and one of them. */
export const MIRROR_NFT_HANDLERS = {
  mirrorTokenNfts: async ({ snapshot, path, query, linkBehind }) => {
    const token = tokenOfPath(path);
    const [owners, serials] = [query.all('account.id'), query.all('serialnumber')];
    const { order, limit } = query;
    const { behind, isPast } = keyRange(serials, order);
    const after = behind === undefined ? undefined : { token, serial: behind };
    const nfts = rowsUnder(snapshot, nftTable, { token }, { order, after });
    const { found, end } = await lookThrough(nfts, {
      limit,
      most: MOST_LOOKED,
      isPast: ({ serial }) => isPast(serial),
      passes: ({ serial, owner }) => isWithin(serials, serial) && isWithin(owners, owner),
    });
    const links =
      end === undefined ? NO_LINKS : linkBehind([{ key: 'serialnumber', value: String(end.serial) }], readLong);
    return { body: { nfts: await mirrorNfts(snapshot, found), links } };
  },
  mirrorNft: async ({ snapshot, path }) => {
    const token = tokenOfPath(path);
    const serial = readLong(path.serialNumber ?? '', 1n);
    if (serial === undefined) throw invalidParameter('serialnumber');
    const nft = await nftBySerial(snapshot, token, serial);
    const [reply] = await mirrorNfts(snapshot, nft === undefined ? [] : [nft]);
    if (reply === undefined) throw notFound();
    return { body: reply };
  },
} satisfies Partial<MirrorHandlers>;

/** @throws MirrorError for a text that names no token */
export function tokenOfPath({ tokenId = '' }: Readonly<Record<string, string>>): EntityId {
  const token = readNumberedId(tokenId);
  if (token === undefined) throw invalidParameter('tokenid');
  return token;
}
