import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/** Accounts and contracts whose key holds this public key now (32 bytes Ed25519, 33 bytes ECDSA), oldest first. */
export async function accountsByKey(snapshot: LedgerSnapshot, publicKey: Uint8Array, limit: number): Promise<bigint[]> {
  const sql = `SELECT id FROM account
    WHERE id GLOBAL IN (SELECT id FROM account_key WHERE key_hash = cityHash64(unhex({publicKey:String}))
        ORDER BY key_hash, id LIMIT {limit:UInt32})
      AND version <= ${nsParameter('headNs')}
    GROUP BY id HAVING position(argMax(key, version), unhex({publicKey:String})) > 0 ORDER BY id`;
  const parameters = { publicKey: Buffer.from(publicKey).toString('hex'), limit, headNs: headInstant(snapshot) };
  const rows = await snapshot.client.query('search:by-key', sql, parameters, { id: 'u64' }, SUGGEST_LIMITS);
  return rows.map(({ id }) => id);
}
