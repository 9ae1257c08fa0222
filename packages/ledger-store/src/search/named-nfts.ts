import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { NftKey } from '../nft/nft-key.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/** Shorter parts have no index. */
const MIN_LETTERS = 3;

/**
 * Some NFTs whose resolved name holds a text, whatever its case; `[]` for less than three letters. Names that changed
 * since may be among them.
 */
export async function namedNfts(snapshot: LedgerSnapshot, text: string, limit: number): Promise<NftKey[]> {
  if ([...text].length < MIN_LETTERS) return [];
  const sql = `SELECT token, serial FROM nft_metadata
    WHERE serial > 0 AND lowerUTF8(name) LIKE lowerUTF8({nftName:String}) LIMIT {limit:UInt32}`;
  const nftName = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return snapshot.client.query(
    'search:nft-names',
    sql,
    { nftName, limit },
    { token: 'u64', serial: 'i64' },
    SUGGEST_LIMITS,
  );
}
