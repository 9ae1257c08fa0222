import { decode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { DemoLedger, type Recorded, sumOf } from '../testing/demo-ledger.ts';
import { sendBatch } from './send-batch.ts';

const NS = 1_000_000_000n;

const nsOf = (at: hapi.Timestamp | undefined) => (at?.seconds ?? 0n) * NS + BigInt(at?.nanos ?? 0);

interface SeenBatch {
  readonly batch: Recorded;
  readonly inner: readonly Recorded[];
}

function batchesOf(items: readonly Recorded[]): SeenBatch[] {
  return items
    .filter(({ body }) => body.atomicBatch !== undefined)
    .map((batch) => ({
      batch,
      inner: items.filter(({ record }) => nsOf(record.parentConsensusTimestamp) === batch.consensusNs),
    }));
}

function checkInner({ batch, inner }: SeenBatch): void {
  const signed = batch.body.atomicBatch?.transactions ?? [];
  for (const [index, item] of inner.entries()) {
    expect(item.consensusNs).toBe(batch.consensusNs + BigInt(index + 1));
    expect(Buffer.compare(item.transaction.signedTransactionBytes, signed[index] ?? new Uint8Array(0))).toBe(0);
    expect(item.body.nodeAccountID?.accountNum).toBe(0n);
    expect(item.body.batchKey?.ed25519).toHaveLength(32);
    expect(item.record.transactionID).toEqual(item.body.transactionID);
    expect(item.record.transactionID?.nonce).toBe(0);
    expect(item.record.transactionFee).toBeGreaterThan(0n);
    expect(sumOf(item.record)).toBe(0n);
  }
}

describe('batches of the demo network', async () => {
  const ledger = await DemoLedger.open(41);
  const people = ledger.network.books.people.length;
  const entities = ledger.network.books.nextEntity;
  const items = await ledger.perform(async (world) => {
    for (let count = 0; count < 120; count++) await sendBatch.act(world);
  });
  const batches = batchesOf(items);

  it('record each inner transaction after the batch, with its own id and fee', () => {
    expect(batches.length).toBeGreaterThan(100);
    for (const batch of batches) checkInner(batch);
    const { sigMap } = decode(
      hapi.SignedTransaction,
      items[0]?.transaction.signedTransactionBytes ?? new Uint8Array(0),
    );
    expect(sigMap?.sigPair.length).toBeGreaterThan(1);
  });

  it('succeed with all that is inside', () => {
    const whole = batches.filter(({ batch }) => batch.status === 'SUCCESS');
    expect(whole.length).toBeGreaterThan(50);
    for (const { batch, inner } of whole) {
      expect(inner).toHaveLength(batch.body.atomicBatch?.transactions.length ?? -1);
      expect(inner.every(({ status }) => status === 'SUCCESS')).toBe(true);
    }
  });

  it('fail as a whole: what ran before is rolled back, what follows never runs, fees are paid', () => {
    const failed = batches.filter(({ batch }) => batch.status !== 'SUCCESS');
    expect(failed.length).toBeGreaterThan(1);
    for (const { batch, inner } of failed) {
      expect(batch.status).toBe('INNER_TRANSACTION_FAILED');
      expect(inner.length).toBeLessThanOrEqual(batch.body.atomicBatch?.transactions.length ?? 0);
      const statuses = inner.map(({ status }) => status);
      expect(statuses.at(-1)).toBe('INSUFFICIENT_ACCOUNT_BALANCE');
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set(statuses.length > 1 ? ['REVERTED_SUCCESS'] : []));
      for (const { record } of inner) {
        // Nothing but the fee: payer, fee collector and the two reward accounts, and rewards that it sets free.
        const receivers = (record.transferList?.accountAmounts ?? []).filter(({ amount }) => amount > 0n);
        const rewarded = record.paidStakingRewards.map(({ accountID }) => accountID?.accountNum);
        const others = receivers.map(({ accountID }) => accountID?.accountNum ?? 0n).filter((num) => num > 801n);
        expect(others.every((num) => rewarded.includes(num))).toBe(true);
        expect(record.receipt?.accountID).toBeUndefined();
      }
    }
    const created = items.filter(({ body, status }) => body.cryptoCreateAccount !== undefined && status === 'SUCCESS');
    expect(created.length).toBeGreaterThan(5);
    expect(ledger.network.books.people.length).toBe(people + created.length);
    expect(ledger.network.books.nextEntity).toBe(entities + created.length);
  });
});
