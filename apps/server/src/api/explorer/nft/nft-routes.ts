import { formatNftCursor, type ListReply, type NftRow, parseNftListQuery, type RawQuery } from '@ledgerscope/contract';
import { searchNfts } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accepted } from '../accepted.ts';
import { accountNamed } from '../account-of-path.ts';
import { nftPageOf } from './nft-page-of.ts';
import { nftReplies, nftReplyOf } from './nft-reply.ts';

const SERIAL = /^[1-9]\d{0,17}$/;

/** NFTs. What their metadata leads to comes from outside the ledger, so that the answers do not depend on the head alone. */
export function addNftRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/nfts/nfts', async (request) => nftList(context, request.query as RawQuery));
  app.get('/api/nfts/nfts/:tokenId/:serial', async (request) => {
    const { tokenId, serial } = request.params as { tokenId: string; serial: string };
    const token = await accountNamed(context, tokenId, { name: 'tokenId', place: 'Path' });
    if (!SERIAL.test(serial))
      throw new ApiError('invalid_parameter', 'Path parameter serial has to be a number from 1.', 'serial');
    const data = await nftReplyOf(context.store, token, BigInt(serial));
    if (data === undefined) throw new ApiError('not_found', `No NFT ${tokenId}#${serial} is known.`);
    return { data };
  });
}

async function nftList(context: ApiContext, query: RawQuery): Promise<ListReply<NftRow>> {
  const request = accepted(parseNftListQuery(query));
  const { limit } = request;
  const page = await nftPageOf(context, request);
  const { rows, totalCount } = await searchNfts(context.store, { ...page, limit: limit === 0 ? 0 : limit + 1 });
  const data = await nftReplies(context.store, rows.slice(0, limit));
  const last = rows[limit - 1];
  const next = last !== undefined && rows.length > limit ? formatNftCursor(last) : null;
  return { data, totalCount: Number(totalCount), size: data.length, next };
}
