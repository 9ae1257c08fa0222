import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { ChartPoint, pctChange, spanFields } from './chart.ts';
import { arrayOf, entityId, flag, instant, object, whole } from './schemas.ts';
import { tokenNameFields } from './token.ts';

/** A sum of many 64-bit integers. */
function bigAmount(description: string) {
  return Type.Union(
    [Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.String({ pattern: '^[0-9]{16,39}$' })],
    { description: `${description} Integer; a decimal string beyond 2^53-1.` },
  );
}

const loading = Type.Literal(false, { description: 'Always false: the series is complete.' });

export const TokenValuePoint = object('One bucket of a series.', {
  timestamp: instant('Start of the bucket.'),
  value: bigAmount('Amount credited in the interval; 0 if empty.'),
  transfers: whole('Credits (NFTs: changes of owner, including mints and burns) in the bucket.'),
  partial: flag('True if the time range includes only part of the bucket.'),
});

/** What was moved of a token over time. */
export const TokenValueSeries = object('Transferred value of a token over time.', {
  totalSum: bigAmount('Total of the values, in smallest units of the token; NFTs count as 1.'),
  totalTransfers: whole('Total of the transfers.'),
  pctChange,
  data: arrayOf(TokenValuePoint, 'All buckets of the time range, including empty ones, oldest first.'),
  loading,
  ...spanFields,
});
export type TokenValueSeries = Static<typeof TokenValueSeries>;

export const TokenStats = object('Token counts, and tokens created over time.', {
  ...spanFields,
  fungibleTokens: whole('Known fungible tokens, including deleted ones.'),
  nonFungibleTokens: whole('Known NFT collections, including deleted ones.'),
  activeTokens: whole('Number of tokens with a stored creation that are not deleted.'),
  nfts: amount('Number of existing NFTs, based on the stored data.'),
  exact: flag('True if the ledger is stored from its start without gaps; otherwise the counts are minimums.'),
  totalSum: whole('Tokens created in the time range.'),
  pctChange,
  data: arrayOf(ChartPoint, 'Tokens created per bucket, including empty buckets, oldest first.'),
  loading,
});
export type TokenStats = Static<typeof TokenStats>;

/** What was moved of a token in a span. */
export const TokenActivity = object('A token and the amounts transferred.', {
  tokenID: entityId('The token.'),
  tokenId: entityId('Same as `tokenID`.'),
  ...tokenNameFields,
  transfers: whole('Credits (NFTs: changes of owner) in the period.'),
  value: bigAmount('Amount credited in the smallest units of the token; NFTs count as 1.'),
});
export type TokenActivity = Static<typeof TokenActivity>;
