import { consensusNs, formatIso } from '@ledgerscope/ledger';
import { type Finding, reconcile, STATE_TABLES } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, blockOf, builtItem } from '../derive/testing/built-block.ts';
import { RandomLedger } from './testing/random-ledger.ts';
import { StateLedger } from './testing/state-ledger.ts';

const SUPPLY = 5_000_000_000_000_000_000n;

describe('reconciling a ledger with itself', () => {
  const random = new RandomLedger(3);
  let ledger: StateLedger;

  beforeAll(async () => {
    ledger = await StateLedger.open();
    await ledger.commit(random.genesis());
    await ledger.commit(random.block(40), random.block(40));
  });
  afterAll(() => ledger.close());

  const findings = async (): Promise<Finding[]> => {
    const list: Finding[] = [];
    for await (const finding of reconcile(ledger.store)) list.push(finding);
    return list;
  };

  it('finds nothing in a sound one', async () => {
    expect(await findings()).toEqual([]);
  });

  it('names a transaction whose transfers do not sum to zero, and what follows from it', async () => {
    const seconds = random.nowNs / 1_000_000_000n + 5n;
    const item = builtItem({
      body: { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() },
      record: {
        transferList: { accountAmounts: [amount(1_001n, 6n), amount(1_002n, -1n)] },
        consensusTimestamp: { seconds, nanos: 0 },
      },
    });
    await ledger.commit(blockOf([item]));
    expect(await findings()).toEqual([
      { check: 'transfer-sum', subject: formatIso(consensusNs(seconds, 0)), expected: 0n, found: 5n },
      { check: 'supply', subject: 'hbar', expected: SUPPLY, found: SUPPLY + 5n },
    ]);
  });

  it('names a balance and a counter that went wrong, and leaves them as they are', async () => {
    const { client, head } = ledger.store;
    const version = head?.lastNs ?? 0n;
    await client.insert(
      STATE_TABLES.accountBalance,
      [{ id: 500_000n, balance: 2n, slot: 0, version }],
      'wrong balance',
    );
    await client.insert(STATE_TABLES.ledgerCounter, [{ name: 'topics', value: 4n, slot: 0, version }], 'wrong counter');
    const wrong = [
      { check: 'balance-sum', subject: 'hbar', expected: SUPPLY + 5n, found: SUPPLY + 7n },
      { check: 'supply', subject: 'hbar', expected: SUPPLY, found: SUPPLY + 7n },
      // Written to the column store alone.
      { check: 'rows', subject: 'account_balance 500000', expected: 0n, found: 1n },
      { check: 'rows', subject: 'ledger_counter topics', expected: 0n, found: 1n },
      { check: 'rows', subject: 'places in list 1 (account_balance) of 0', expected: 21n, found: 20n },
    ];
    expect((await findings()).slice(1)).toEqual(wrong);
    expect((await findings()).slice(1)).toEqual(wrong);
  });
});
