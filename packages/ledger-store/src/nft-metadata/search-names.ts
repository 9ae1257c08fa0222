import type { Condition } from '../condition.ts';
import { wildcardPattern } from '../token/token-filter.ts';

/**
 * FINAL picks the newest row of each key after the index chose the granules: rows are never uncommitted here, and no key has
 * two slots. It took a third of the time of asking the matches again.
 */
const NAMED = `SELECT token, serial FROM nft_metadata FINAL
  WHERE serial > 0 AND lowerUTF8(name) LIKE lowerUTF8({nftName:String})`;

/**
 * For tables with columns `token` and `serial`: NFTs whose resolved name contains a text, whatever its case; `*` matches any
 * run of characters.
 */
export function nftNameCondition(name: string): Condition {
  return { sql: `(token, serial) GLOBAL IN (${NAMED})`, parameters: { nftName: `%${wildcardPattern(name)}%` } };
}
