import { compareAscending } from '@ledgerscope/ledger';
import { accountTable } from '../account/rows.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ACCOUNT_KEYS, keyTerm } from '../rows/account-keys.ts';
import { stateRows } from '../state/queries.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/** Accounts of one key that are looked up; more of them are found by the column store. */
const MOST_LOOKED = 1_000;

/** Accounts and contracts whose key holds this public key now (32 bytes Ed25519, 33 bytes ECDSA), oldest first. */
export async function accountsByKey(snapshot: LedgerSnapshot, publicKey: Uint8Array, limit: number): Promise<bigint[]> {
  const span = { first: 0n, last: headInstant(snapshot) };
  const ever = await snapshot.rows.facts.of(ACCOUNT_KEYS, [keyTerm(publicKey)], span, MOST_LOOKED);
  if (ever === undefined) return scanByKey(snapshot, publicKey, limit);
  const ids = [...new Set(ever)].sort(compareAscending);
  const rows = await stateRows(
    snapshot,
    accountTable,
    ids.map((id) => ({ id })),
  );
  const wanted = Buffer.from(publicKey);
  const withKey = new Set(rows.filter(({ key }) => Buffer.from(key).includes(wanted)).map(({ id }) => id));
  return ids.filter((id) => withKey.has(id)).slice(0, limit);
}

async function scanByKey(snapshot: LedgerSnapshot, publicKey: Uint8Array, limit: number): Promise<bigint[]> {
  const sql = `SELECT id FROM account
    WHERE id GLOBAL IN (SELECT id FROM account_key WHERE key_hash = cityHash64(unhex({publicKey:String}))
        ORDER BY key_hash, id LIMIT {limit:UInt32})
      AND version <= ${nsParameter('headNs')}
    GROUP BY id HAVING position(argMax(key, version), unhex({publicKey:String})) > 0 ORDER BY id`;
  const parameters = { publicKey: Buffer.from(publicKey).toString('hex'), limit, headNs: headInstant(snapshot) };
  const rows = await snapshot.client.query('search:by-key', sql, parameters, { id: 'u64' }, SUGGEST_LIMITS);
  return rows.map(({ id }) => id);
}
