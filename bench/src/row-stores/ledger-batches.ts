import { openLedgerStore } from '@ledgerscope/ledger-store';
import { columnList } from '@ledgerscope/ledger-store/table';
import { BATCH_TABLES } from '@ledgerscope/ledger-store/tables';
import type { ListEntry } from './list-chunk.ts';

export interface LedgerTransaction {
  readonly at: bigint;
  /** The row as pages read it, and what it caused in the EVM or a topic. */
  readonly value: Uint8Array;
  /** The first eight bytes of its hash. */
  readonly hash: bigint;
}

export interface LedgerEntry extends ListEntry {
  readonly kind: number;
  readonly term: bigint;
}

export interface LedgerBatch {
  readonly transactions: readonly LedgerTransaction[];
  readonly entries: readonly LedgerEntry[];
  readonly accounts: readonly { readonly id: bigint; readonly packed: Uint8Array }[];
}

const LIMITS = { seconds: 600, memoryBytes: 8_000_000_000 };
const AFTER = "fromUnixTimestamp64Nano({after:Int64}, 'UTC')";
const LAST = "fromUnixTimestamp64Nano({last:Int64}, 'UTC')";
const WITHIN = `> ${AFTER} AND consensus_ns <= ${LAST}`;

/** The transactions of a stored ledger in the order of time with what ingest derived of them, so many in each batch. */
export async function* ledgerBatches(folder: string, size: number): AsyncGenerator<LedgerBatch> {
  const store = await openLedgerStore({ kind: 'embedded', folder });
  const { client } = store;
  try {
    for (let after = 0n; ; ) {
      const rows = await client.query(
        'bench:rows',
        `SELECT consensus_ns AS at, reinterpretAsUInt64(reverse(substring(hash, 1, 8))) AS hash FROM transaction
          WHERE consensus_ns > ${AFTER} ORDER BY consensus_ns LIMIT ${size}`,
        { after },
        { at: 'ns', hash: 'u64' },
        LIMITS,
      );
      const last = rows.at(-1)?.at;
      // Ends with the ledger.
      if (last === undefined) return;
      const span = { after, last };
      const values = await client.query(
        'bench:rows',
        `SELECT consensus_ns AS at, concat(formatRow('RowBinary', ${columnList(BATCH_TABLES.transaction)}), parts) AS value
          FROM transaction JOIN transaction_raw USING (consensus_ns)
          WHERE consensus_ns ${WITHIN}`,
        span,
        { at: 'ns', value: 'bytes' },
        LIMITS,
      );
      const valueAt = new Map(values.map(({ at, value }) => [at, value]));
      const entries = await client.query(
        'bench:rows',
        `SELECT kind, term, consensus_ns AS at, type, result, roles, delta FROM term_transaction
          WHERE consensus_ns ${WITHIN} ORDER BY kind, term, consensus_ns`,
        span,
        { kind: 'u8', term: 'u64', at: 'ns', type: 'u16', result: 'u16', roles: 'u16', delta: 'i64' },
        LIMITS,
      );
      const accounts = await client.query(
        'bench:rows',
        `SELECT id, argMax(formatRow('RowBinary', ${columnList(BATCH_TABLES.account)}), version) AS packed FROM account WHERE version > ${AFTER} AND version <= ${LAST} GROUP BY id`,
        span,
        { id: 'u64', packed: 'bytes' },
        LIMITS,
      );
      const transactions = rows.map((row) => ({ ...row, value: valueAt.get(row.at) ?? new Uint8Array() }));
      yield { transactions, entries, accounts };
      after = last;
    }
  } finally {
    await store.close();
  }
}
