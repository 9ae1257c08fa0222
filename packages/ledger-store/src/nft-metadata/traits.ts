import type { EntityId } from '@ledgerscope/ledger';
import type { Condition } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';

/** A value that a trait has in a collection. */
export interface NftTrait {
  readonly name: string;
  readonly value: string;
}

/** The same with how many NFTs of the collection have it. */
export interface CountedTrait extends NftTrait {
  readonly nfts: bigint;
}

/**
 * The traits of a collection, by what its resolved metadata says: most frequent values first. A collection stands together in the
 * key, so that its rows alone are read.
 */
export function traitsOfToken(store: LedgerSnapshot, token: EntityId, limit: number): Promise<CountedTrait[]> {
  const sql = `SELECT trait.1 AS name, trait.2 AS value, toUInt64(uniqExact(serial)) AS nfts
    FROM (SELECT serial, arrayJoin(arrayZip(attribute_names, attribute_values)) AS trait FROM nft_metadata FINAL
      WHERE token = {token:UInt64} AND serial > 0)
    GROUP BY name, value ORDER BY nfts DESC, name, value LIMIT {limit:UInt32}`;
  const columns = { name: 'text', value: 'text', nfts: 'u64' } as const;
  return store.client.query('nft-metadata:traits', sql, { token, limit }, columns, READ_LIMITS);
}

/** For tables with columns `token` and `serial`: NFTs of these collections that have a trait. */
export function nftTraitCondition(tokens: readonly EntityId[], { name, value }: NftTrait): Condition {
  const sql = `(token, serial) IN (SELECT token, serial FROM nft_metadata FINAL
    WHERE token IN {traitTokens:Array(UInt64)} AND serial > 0
      AND arrayExists((one, of) -> one = {traitName:String} AND of = {traitValue:String}, attribute_names, attribute_values))`;
  return { sql, parameters: { traitTokens: tokens, traitName: name, traitValue: value } };
}
