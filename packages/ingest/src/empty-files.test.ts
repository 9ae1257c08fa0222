import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  makeNodes,
  type ProducedFile,
  SampleLedger,
  type StreamFormat,
  StreamWriter,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { blockTotals, counts, openLedgerStore } from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingestAll } from './testing/ingest-all.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const NODES = makeNodes(1);

/** A stream, and how it is read: what it holds, where it begins, and which files come between two starts of ingest. */
interface Case {
  readonly format: StreamFormat;
  /** Files before the first one that is there. */
  readonly missing: number;
  /** Transactions of each file, by the run that meets it first. */
  readonly runs: readonly (readonly number[])[];
  readonly batchTransactions: number;
}

const size = fc.constantFrom(0, 0, 1, 7);
const cases: fc.Arbitrary<Case> = fc.record({
  format: fc.constantFrom<StreamFormat>('record', 'wrapped'),
  missing: fc.nat(2),
  runs: fc.array(fc.array(size, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  batchTransactions: fc.constantFrom(1, 5, 15_000),
});
const FIRST_BATCH_EMPTY: Case = { format: 'record', missing: 0, runs: [[0], [3], [0, 0], [2]], batchTransactions: 1 };
const NOTHING_EVER: Case = { format: 'wrapped', missing: 1, runs: [[0, 0], [0]], batchTransactions: 15_000 };

async function check({ format, missing, runs, batchTransactions }: Case): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-empty-files-'));
  const stream = path.join(folder, 'stream');
  writeAddressBook(stream, NODES);
  const writer = new StreamWriter({ folder: stream, nodes: NODES, format, copies: 'one' });
  const ledger = new SampleLedger(3);
  let files = 0;
  const next = (transactions: number): ProducedFile => {
    const startNs = START_NS + BigInt(files++) * FILE_NS;
    return { ...ledger.file(startNs, transactions), media: [], startNs };
  };
  for (let file = 0; file < missing; file++) writer.skip(next(0));
  layEmptyStore(path.join(folder, 'data'));
  const store = await openLedgerStore({ kind: 'embedded', folder: path.join(folder, 'data') });
  try {
    for (const [index, run] of runs.entries()) {
      for (const transactions of run) await writer.write(next(transactions));
      await writer.untilSettled();
      const { caughtUp } = await ingestAll(stream, store, ['--batch-transactions', String(batchTransactions)]);
      expect(caughtUp).toBe(true);
      const read = runs.slice(0, index + 1).flat();
      expect((await blockTotals(store)).blocks).toBe(BigInt(read.length));
      expect((await counts(store)).transactions).toBe(BigInt(read.reduce((sum, each) => sum + each, 0)));
    }
  } finally {
    await store.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

describe('files without transactions', () => {
  it('are read like any other, wherever they are and whenever ingest starts again', async () => {
    const examples: [Case][] = [[FIRST_BATCH_EMPTY], [NOTHING_EVER]];
    await fc.assert(fc.asyncProperty(cases, check), { numRuns: testSize(4, 10), examples, endOnFailure: true });
  }, 300_000);
});
