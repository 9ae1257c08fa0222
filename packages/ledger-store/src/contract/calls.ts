import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter, nsSetParameter } from '../high-water.ts';
import { lastingRowsOfMany } from '../lasting-rows.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { nameAt } from '../rows-at.ts';
import { type ContractResultRow, contractResultTable } from './rows.ts';

/** The contract results of the transactions at these instants, in order of time; those that have none are left out. */
export async function contractResultsAt(
  store: LedgerReader,
  instants: readonly bigint[],
): Promise<ContractResultRow[]> {
  const inOrder = [...instants].sort((one, other) => (one < other ? -1 : 1));
  return lastingRowsOfMany(store, inOrder, {
    nameOf: (at) => nameAt(contractResultTable, at),
    columns: contractResultTable.columns,
    read: (missing) => readResults(store, missing),
  });
}

function readResults(store: LedgerReader, instants: readonly bigint[]): Promise<ContractResultRow[]> {
  const sql = `SELECT ${columnList(contractResultTable)} FROM contract_result
    WHERE consensus_ns IN ${nsSetParameter('instants')} AND consensus_ns <= ${nsParameter('highWater')}`;
  const parameters = { instants: [...instants], highWater: highWaterNs(store) };
  return store.client.query('contract:results', sql, parameters, contractResultTable.columns, READ_LIMITS);
}

/** Who has these EVM addresses (20 bytes as lower-case hex): the newest entity created with each that has one. */
export async function entitiesByEvmAddress(
  store: LedgerReader,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (addresses.length === 0) return new Map();
  const sql = `SELECT lower(hex(address)) AS evm_address, id FROM entity_address
    WHERE form = 'evm' AND address IN (SELECT unhex(arrayJoin({addresses:Array(String)})))
      AND created_ns <= ${nsParameter('highWater')} ORDER BY created_ns`;
  const parameters = { addresses: [...addresses], highWater: highWaterNs(store) };
  const columns = { evmAddress: 'text', id: 'u64' } as const;
  const rows = await store.client.query('entity:by-evm-addresses', sql, parameters, columns, READ_LIMITS);
  return new Map(rows.map((row) => [row.evmAddress, row.id]));
}
