import { headInstant, nsParameter, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { blockTable } from './rows.ts';

const TAG = 'block:proven';
const MAX_AT_ONCE = 1_000;

/**
 * Those of these consensus times at which there is a transaction that nodes signed: neither in an unsigned file nor an erratum. It is asked
 * of the column store alone, since it is needed while rows are being made.
 */
export async function provenInstants(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const proven = new Set<bigint>();
  for (let start = 0; start < instants.length; start += MAX_AT_ONCE) {
    for (const ns of await findProven(snapshot, instants.slice(start, start + MAX_AT_ONCE))) proven.add(ns);
  }
  return proven;
}

async function findProven(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<bigint[]> {
  const where = `consensus_ns IN ${nsSetParameter('instants')} AND consensus_ns <= ${nsParameter('headNs')}`;
  const sql = ['transaction', 'node_transaction']
    .map((table) => `SELECT consensus_ns, block FROM ${table} WHERE ${where}`)
    .join(' UNION ALL ');
  const parameters = { instants: [...instants], headNs: headInstant(snapshot) };
  const rows = await snapshot.client.query(TAG, sql, parameters, { consensusNs: 'ns', block: 'i64' });
  const blocks = await readProofs(snapshot, new Set(rows.map(({ block }) => block)));
  return rows.flatMap(({ consensusNs, block: sequence }) => {
    const block = blocks.get(sequence);
    return block?.proof === 'signatures' && !block.errataNs.includes(consensusNs) ? [consensusNs] : [];
  });
}

async function readProofs({ client }: LedgerSnapshot, sequences: ReadonlySet<bigint>) {
  const { sequence, proof, errataNs } = blockTable.columns;
  const sql = `SELECT sequence, proof, errata_ns FROM block WHERE sequence IN {sequences:Array(Int64)}`;
  const rows = await client.query(TAG, sql, { sequences: [...sequences] }, { sequence, proof, errataNs });
  return new Map(rows.map((row) => [row.sequence, row]));
}
