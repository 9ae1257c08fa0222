import type { EntityId } from '@ledgerscope/ledger';
import type { Condition } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';

/** Values that are wanted of each trait, by its name: an NFT has to have one of the values of every trait. */
export type WantedTraits = ReadonlyMap<string, readonly string[]>;

/** A value that a trait has in a collection, and how many NFTs have it. */
export interface CountedTrait {
  readonly name: string;
  readonly value: string;
  readonly nfts: bigint;
}

/** The traits that are wanted of an NFT and whose values it has none of. */
const MISSING = `arrayFilter(wanted -> NOT has(arrayMap(trait -> trait.1, arrayFilter(
    trait -> has(arrayZip({wantedNames:Array(String)}, {wantedValues:Array(String)}), trait),
    arrayZip(attribute_names, attribute_values))), wanted), arrayDistinct({wantedNames:Array(String)}))`;

/**
 * The traits of a collection, by its resolved metadata: most frequent values first. Where the filter names traits, a value
 * counts the NFTs that match the filter's other traits, so it shows how many a further choice would leave or add. A
 * collection is one range of the key, so only its rows are read.
 */
export function traitsOfToken(
  snapshot: LedgerSnapshot,
  token: EntityId,
  limit: number,
  wanted: WantedTraits = new Map(),
): Promise<CountedTrait[]> {
  const sql = `SELECT trait.1 AS name, trait.2 AS value, toUInt64(uniqExact(serial)) AS nfts
    FROM (SELECT serial, ${MISSING} AS missing, arrayJoin(arrayZip(attribute_names, attribute_values)) AS trait
      FROM nft_metadata FINAL WHERE token = {token:UInt64} AND serial > 0)
    WHERE empty(missing) OR missing = [trait.1]
    GROUP BY name, value ORDER BY nfts DESC, name, value LIMIT {limit:UInt32}`;
  const columns = { name: 'text', value: 'text', nfts: 'u64' } as const;
  const parameters = { token, limit, ...wantedParameters(wanted) };
  return snapshot.client.query('nft-metadata:traits', sql, parameters, columns, READ_LIMITS);
}

/** For tables with columns `token` and `serial`: NFTs of these collections that have one of the values of every trait. */
export function nftTraitsCondition(tokens: readonly EntityId[], wanted: WantedTraits): Condition {
  const sql = `(token, serial) GLOBAL IN (SELECT token, serial FROM nft_metadata FINAL
    WHERE token IN {traitTokens:Array(UInt64)} AND serial > 0 AND empty(${MISSING}))`;
  return { sql, parameters: { traitTokens: tokens, ...wantedParameters(wanted) } };
}

function wantedParameters(wanted: WantedTraits): Condition['parameters'] {
  const pairs = [...wanted].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  return { wantedNames: pairs.map(([name]) => name), wantedValues: pairs.map(([, value]) => value) };
}
