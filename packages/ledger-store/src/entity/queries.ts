import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';

/** Who has this EVM address (20 bytes): the newest entity created with it; undefined when none was ingested. */
export function entityByEvmAddress(store: LedgerReader, address: Uint8Array): Promise<EntityId | undefined> {
  return entityBy(store, 'evm', address);
}

/** Who has this alias (a serialized key, or 20 bytes). */
export function entityByAlias(store: LedgerReader, alias: Uint8Array): Promise<EntityId | undefined> {
  return entityBy(store, 'alias', alias);
}

async function entityBy(
  store: LedgerReader,
  form: 'evm' | 'alias',
  address: Uint8Array,
): Promise<EntityId | undefined> {
  if (address.length === 0) return undefined;
  const sql = `SELECT id FROM entity_address
    WHERE form = {form:String} AND address = unhex({address:String}) AND created_ns <= ${nsParameter('highWater')}
    ORDER BY created_ns DESC LIMIT 1`;
  const parameters = { form, address: Buffer.from(address).toString('hex'), highWater: highWaterNs(store) };
  const [found] = await store.client.query(`entity:by-${form}`, sql, parameters, { id: 'u64' });
  return found === undefined ? undefined : entityIdFromStore(found.id);
}
