import { addApiKey, type PortalStore } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { newToken, tokenHash } from '../secrets/token.ts';

/** A key of the public API, and whose it is. */
export interface TestKey {
  readonly key: string;
  readonly accessKey: string;
  readonly userId: bigint;
}

/** Makes a user with a key, and so many units. */
export async function addTestKey(store: PortalStore, email: string, units = 1_000n): Promise<TestKey> {
  const { rows } = await store.query((db) =>
    db.execute(sql`insert into portal_user (email, name) values (${email}, 'Client') returning id`),
  );
  const userId = BigInt(String(rows[0]?.id));
  const key = `ls_test_${newToken().text}`;
  const accessKey = `lsk_${tokenHash(key).slice(0, 24)}`;
  await addApiKey(store, userId, { accessKey, keyHash: tokenHash(key), keyEnd: key.slice(-4) });
  await store.query(async (db) => {
    await db.execute(sql`insert into unit_entry (user_id, kind, units) values (${userId}, 'grant', ${units})`);
    await db.execute(sql`insert into unit_balance (user_id, balance, "full") values (${userId}, ${units}, ${units})`);
  });
  return { key, accessKey, userId };
}
