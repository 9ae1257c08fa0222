import { entityIdFromStore } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dappActivity, entityVolume, type LedgerStore, listTransactions } from '../index.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';

const AT = 1_709_164_813_000_000_000n;
const RELAY = entityIdFromStore(1001n);
const SENDER = entityIdFromStore(2001n);
const PAYER = entityIdFromStore(2002n);
const CONTRACT = entityIdFromStore(5000n);

/** The first call is relayed, the second is paid for by who sends it. */
const transactions = [
  sampleTransaction({ consensusNs: AT, block: 1n, type: 50, payer: RELAY, entity: CONTRACT, amount: 7n }),
  sampleTransaction({ consensusNs: AT + 1n, block: 1n, type: 7, payer: PAYER, entity: CONTRACT }),
];
const { consensusNs, type, result, amount, payer, validStartDelta } =
  transactions[0] ?? sampleTransaction({ consensusNs: AT });

describe('who sent what a relay paid for', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
    await store.writeBatch({
      batch: { sequence: 1n, batch: 'b', fileNames: ['1'], fileHashes: [''] },
      rows: sampleRows({
        transaction: transactions,
        transactionSender: [{ consensusNs, sender: SENDER, type, result, amount, payer, validStartDelta }],
        contractResult: [
          sampleRow('contractResult', { consensusNs, contract: CONTRACT, sender: SENDER, payer, type, result }),
          sampleRow('contractResult', {
            consensusNs: AT + 1n,
            contract: CONTRACT,
            sender: PAYER,
            payer: PAYER,
            type: 7,
            result,
          }),
        ],
      }),
      blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: AT, lastNs: AT + 1n })],
    });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  it('has the transaction in its list and its counts', async () => {
    const listed = await listTransactions(store, { entity: SENDER, order: 'desc', limit: 5 });
    expect(listed.rows.map((row) => [row.consensusNs, row.payer])).toEqual([[AT, RELAY]]);
    expect(listed.totalCount).toBe(1n);
    const range = { first: AT, last: AT + 1n };
    expect(await entityVolume(store, SENDER, range, { unit: 'all' })).toEqual([{ bucket: 0, transactions: 1n }]);
    expect((await listTransactions(store, { payer: SENDER, order: 'desc', limit: 5 })).rows).toEqual([]);
  });

  it('is the user of a program, not the relay', async () => {
    expect(await dappActivity(store, [CONTRACT], 'contracts')).toMatchObject({ users: 2n, transactions: 2n });
    expect(await dappActivity(store, [CONTRACT], 'account')).toMatchObject({ users: 2n });
    expect(await dappActivity(store, [SENDER], 'account')).toMatchObject({ users: 0n, transactions: 1n });
  });
});
