import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { decode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { transferHbar } from '../activities/crypto/hbar-transfer.ts';
import { DemoNetwork } from '../demo-network.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import type { ProducedFile, WrittenItem } from '../produced-file.ts';
import { castOf } from './cast.ts';
import { amountOf } from './ids.ts';
import { SUCCESS, statusCode } from './status.ts';
import { SUPPLY, TREASURY } from './system-accounts.ts';

const GENESIS_NS = 1_700_000_000_000_000_000n;

const network = (seed: number) =>
  new DemoNetwork({ seed, genesisNs: GENESIS_NS, nodes: demoNodes(), addressBook: Buffer.from('book') });

const slot = (index: bigint, transactions: number) => ({
  startNs: GENESIS_NS + index * NS_PER_HOUR,
  endNs: GENESIS_NS + (index + 1n) * NS_PER_HOUR,
  transactions,
});

const records = (file: ProducedFile) => file.items.map(({ record }) => decode(hapi.TransactionRecord, record));

describe('the simulated ledger', () => {
  it('puts the whole supply on the treasury at genesis and moves it by balanced transfers only', async () => {
    const demo = network(1);
    const all: hapi.TransactionRecord[] = [];
    for (const index of [0n, 1n, 2n]) all.push(...records(await demo.produce(slot(index, 500))));
    const lists = all.map((record) => record.transferList?.accountAmounts ?? []);
    expect(lists.map((list) => list.reduce((total, { amount }) => total + amount, 0n)).filter(Boolean)).toEqual([]);
    const balances = new Map<bigint, bigint>([[BigInt(TREASURY), SUPPLY]]);
    for (const { accountID, amount } of lists.flat()) {
      const num = accountID?.accountNum ?? -1n;
      balances.set(num, (balances.get(num) ?? 0n) + amount);
    }
    const accounts = [...demo.books.accounts.values()];
    expect(accounts.filter(({ num, balance }) => (balances.get(BigInt(num)) ?? 0n) !== balance)).toEqual([]);
    expect(accounts.reduce((total, { balance }) => total + balance, 0n)).toBe(SUPPLY);
    expect(accounts.every(({ balance }) => balance >= 0n)).toBe(true);
  });

  it('gives the same bytes for the same seed, also across a snapshot, and others for another', async () => {
    const straight = network(7);
    const first = await straight.produce(slot(0n, 300));
    const second = await straight.produce(slot(1n, 300));
    const broken = network(7);
    expect(await broken.produce(slot(0n, 300))).toEqual(first);
    const restored = DemoNetwork.restore(broken.snapshot(), {
      seed: 7,
      genesisNs: GENESIS_NS,
      nodes: demoNodes(),
      addressBook: Buffer.from('book'),
    });
    expect(await restored.produce(slot(1n, 300))).toEqual(second);
    expect((await network(8).produce(slot(0n, 300))).items).not.toEqual(first.items);
  });

  it('charges a failed transaction and changes nothing else', async () => {
    const demo = network(2);
    await demo.produce(slot(0n, 200));
    const before = new Map([...demo.books.accounts].map(([num, { balance }]) => [num, balance]));
    const nextEntity = demo.books.nextEntity;
    let fee = 0n;
    const file = await demo.perform(slot(1n, 0).startNs, (world) => {
      const { foundation } = castOf(world);
      const feesBefore = world.state.feesCharged;
      const outcome = world.submit({
        payer: foundation,
        data: {
          cryptoTransfer: { transfers: { accountAmounts: [amountOf(foundation, -SUPPLY), amountOf(98, SUPPLY)] } },
        },
        reliable: true,
        execute: (effects) => {
          effects.newEntity();
          effects.moves.moveHbar(foundation, 98, SUPPLY);
          effects.onSuccess(() => expect.unreachable('a failed transaction changed the ledger'));
          return SUCCESS;
        },
      });
      expect(outcome?.status).toBe(statusCode('INSUFFICIENT_ACCOUNT_BALANCE'));
      fee = world.state.feesCharged - feesBefore;
    });
    const [record] = records(file);
    expect(record?.transactionFee).toBe(fee);
    expect(record?.receipt?.status).toBe(statusCode('INSUFFICIENT_ACCOUNT_BALANCE'));
    const paid = [...demo.books.accounts].filter(([num, { balance }]) => before.get(num) !== balance);
    const listed = (record?.transferList?.accountAmounts ?? []).map(({ accountID }) => Number(accountID?.accountNum));
    expect(paid.map(([num]) => num).sort((a, b) => a - b)).toEqual(listed);
    expect(demo.books.nextEntity).toBe(nextEntity);
  });

  it('never records what the payer cannot pay for', async () => {
    const demo = network(3);
    await demo.produce(slot(0n, 100));
    const file = await demo.perform(slot(1n, 0).startNs, (world) => {
      world.account(55).balance = 0n;
      expect(transferHbar(world, [[55, 98, 1n]], 'no money')).toBeUndefined();
      transferHbar(world, [[castOf(world).exchange, 98, 1n]], 'money');
    });
    expect(records(file).map(({ memo }) => memo)).toEqual(['money']);
  });

  it('orders consensus times strictly and counts entities up', async () => {
    const demo = network(4);
    const all: WrittenItem[] = [];
    for (const index of [0n, 1n]) all.push(...(await demo.produce(slot(index, 800))).items);
    for (const [index, item] of all.entries()) {
      const next = all[index + 1];
      if (next !== undefined) expect(next.consensusNs > item.consensusNs).toBe(true);
    }
    const created = all
      .filter(({ transaction }) => bodyOf(transaction).cryptoCreateAccount !== undefined)
      .map(({ record }) => decode(hapi.TransactionRecord, record))
      .filter(({ receipt }) => receipt?.status === SUCCESS)
      .map(({ receipt }) => receipt?.accountID?.accountNum ?? 0n)
      .filter((num) => num > 1_000n);
    expect(created.length).toBeGreaterThan(40);
    expect(created).toEqual([...created].sort((a, b) => (a < b ? -1 : 1)));
  });
});

function bodyOf(transaction: Uint8Array): hapi.TransactionBody {
  const { signedTransactionBytes } = decode(hapi.Transaction, transaction);
  return decode(hapi.TransactionBody, decode(hapi.SignedTransaction, signedTransactionBytes).bodyBytes);
}
