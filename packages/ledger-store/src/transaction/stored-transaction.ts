import { committedBlocks } from '../block/committed-blocks.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import { nsSetParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { type TransactionRow, transactionTable } from './rows.ts';

/** A transaction as readers get it: its row and the facts of the file that holds it. */
export interface StoredTransaction extends TransactionRow {
  blockNumber: bigint | null;
  blockFileName: string;
  blockHash: Uint8Array;
  /** 'record', 'wrapped-record' or 'block'. */
  blockFormat: string;
  /** 'signatures', 'unsigned' or 'unverified'. */
  blockProof: string;
}

/** Migration 0058 packs the columns of `transaction` in the order in which they stand there. */
const readPacked = packedRowReader(transactionTable.columns);

/** Adds each row's block facts, with one read at most. */
async function withBlocks(store: LedgerReader, tag: string, rows: TransactionRow[]): Promise<StoredTransaction[]> {
  if (rows.length === 0) return [];
  const bySequence = await committedBlocks(
    store,
    tag,
    rows.map((row) => row.block),
  );
  return rows.flatMap((row) => {
    const block = bySequence.get(row.block);
    // A row whose block is missing is not committed.
    if (block === undefined) return [];
    const { number, fileName, hash, format, proof } = block;
    const facts = {
      blockNumber: number,
      blockFileName: fileName,
      blockHash: hash,
      blockFormat: format,
      blockProof: proof,
    };
    return [Object.assign(row, facts)];
  });
}

/** Full rows of the transactions at these instants, in ascending order of time. */
export async function transactionsAt(
  store: LedgerReader,
  tag: string,
  instants: readonly bigint[],
): Promise<StoredTransaction[]> {
  const visible = instants.filter((ns) => store.head !== undefined && ns <= store.head.lastNs);
  if (visible.length === 0) return [];
  const sql = `SELECT packed FROM transaction_row
    WHERE consensus_ns IN ${nsSetParameter('instants')} ORDER BY consensus_ns`;
  const rows = await store.client.query(tag, sql, { instants: visible }, { packed: 'bytes' });
  return withBlocks(
    store,
    tag,
    rows.map(({ packed }) => readPacked(packed)),
  );
}
