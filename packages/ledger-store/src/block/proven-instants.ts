import { headInstant, nsParameter, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { blocksAt } from './queries.ts';

const TAG = 'block:proven';
const MAX_AT_ONCE = 1_000;

/** Those of these consensus times at which there is a transaction that nodes signed: neither in an unsigned file nor an erratum. */
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
  const sequences = rows.map(({ block }) => block);
  const blocks = await blocksAt(snapshot, sequences);
  return rows.flatMap(({ consensusNs, block: sequence }) => {
    const block = blocks.get(sequence);
    return block?.proof === 'signatures' && !block.errataNs.includes(consensusNs) ? [consensusNs] : [];
  });
}
