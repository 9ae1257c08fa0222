import { demoNodes, demoProducers } from '@ledgerscope/demo-network';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  allStateRows,
  countByKind,
  LedgerCaches,
  type LedgerSnapshot,
  STATE_TABLES,
  stateRows,
  storedStateRows,
  type TransactionFilter,
} from '@ledgerscope/ledger-store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { blockOf, itemOf } from '../derive/testing/built-block.ts';
import { StateLedger } from './testing/state-ledger.ts';

const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 600_000_000_000n;
const SAMPLED = 60;
const BATCHES = BigInt(testSize(3, 8));

let ledger: StateLedger;
beforeAll(async () => {
  ledger = await StateLedger.open();
});
afterAll(() => ledger.close());

const network = demoProducers.create({
  seed: 5,
  genesisNs: GENESIS_NS,
  nodes: demoNodes(),
  addressBook: Buffer.from('book'),
});

async function commitFile(number: bigint): Promise<void> {
  const startNs = GENESIS_NS + number * FILE_NS;
  const { items } = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: 120 });
  const block = blockOf(items.map(({ transaction, record }, index) => itemOf(transaction, record, index)));
  const fileHash = new Uint8Array(48);
  new DataView(fileHash.buffer).setBigUint64(0, startNs);
  await ledger.commit({ ...block, number, fileHash });
}

type Row = Readonly<Record<string, unknown>>;
type AnyTable = (typeof STATE_TABLES)['account'];

/** Keys of rows that are there, the same ones every time as far as they go, and one of a row that never is. */
async function someKeys(table: AnyTable) {
  const rows = await allStateRows(ledger.store, table);
  const keyOf = (row: Row) => Object.fromEntries(table.key.map((property) => [property, row[property]]));
  const never = rows.slice(0, 1).map((row) => {
    const entries = Object.entries(keyOf(row));
    return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'bigint' ? 987_654_321n : value]));
  });
  return [...rows.slice(0, SAMPLED).map(keyOf), ...never] as unknown as { id: bigint }[];
}

function inOrder(table: AnyTable, rows: readonly unknown[]): unknown[] {
  const nameOf = (row: unknown) => table.key.map((property) => String((row as Row)[property])).join(' ');
  return [...rows].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** A reader that counts its statements. */
function counted() {
  let statements = 0;
  const { client } = ledger.store;
  const query = client.query;
  client.query = (...given) => {
    statements++;
    return query.apply(client, given) as never;
  };
  return {
    statements: () => statements,
    restore: () => {
      client.query = query;
    },
  };
}

it('keeps nothing of an answer that a batch overtook', async () => {
  await commitFile(0n);
  const table = STATE_TABLES.ledgerCounter;
  const keys = (await allStateRows(ledger.store, table)).map(({ name }) => ({ name }));
  overtake();
  const early = await stateRows(ledger.store, table, keys);
  const stored = await storedStateRows(ledger.store, table, keys);
  expect(early).not.toEqual(stored);
  expect(new Set(await stateRows(ledger.store, table, keys))).toEqual(new Set(stored));
});

it('gives, after every batch, what the store gives', async () => {
  for (let number = 2n; number < 2n + BATCHES; number++) {
    await commitFile(number);
    for (const table of Object.values(STATE_TABLES) as unknown as AnyTable[]) {
      const keys = await someKeys(table);
      const stored = inOrder(table, await storedStateRows(ledger.store, table, keys));
      expect(inOrder(table, await stateRows(ledger.store, table, keys)), table.name).toEqual(stored);
      const count = counted();
      const again = await stateRows(ledger.store, table, [...keys, ...keys]);
      count.restore();
      expect(inOrder(table, again), table.name).toEqual(stored);
      expect(count.statements()).toBe(0);
    }
  }
});

it('counts on, over what the last batches added, to what a count of all gives', async () => {
  const payer = (await allStateRows(ledger.store, STATE_TABLES.account)).at(-1)?.id ?? 0n;
  const filters: TransactionFilter[] = [
    {},
    { types: [14, 27] },
    { failedOnly: true },
    { entity: entityIdFromStore(payer) },
    { entity: entityIdFromStore(1002n), types: [14] },
    { payer: entityIdFromStore(payer) },
    { amountFrom: 1_000n, amountTo: 500_000_000n },
    { text: { words: ['a*'] } },
  ];
  for (let number = 2n + BATCHES; number < 5n + BATCHES; number++) {
    for (const filter of filters) {
      const anew = await countByKind({ ...ledger.store.snapshot(), caches: new LedgerCaches() }, filter);
      expect(await countByKind(ledger.store, filter), JSON.stringify(Object.keys(filter))).toEqual(anew);
    }
    await commitFile(number);
  }
});

it('reads anew where another process moved the head, and leaves what is newer to newer readers', async () => {
  const table = STATE_TABLES.account;
  const keys = await someKeys(table);
  await stateRows(ledger.store, table, keys);
  const { client, rows, caches, head } = ledger.store;
  if (head === undefined) throw new Error('no head');
  const countReads = async (reader: LedgerSnapshot) => {
    const byKey = vi.spyOn(rows.states, 'byKey');
    await stateRows(reader, table, keys);
    const times = byKey.mock.calls.length;
    byKey.mockRestore();
    return times;
  };
  const before = { client, rows, caches, head: { ...head, sequence: head.sequence - 1n } };
  expect(await countReads(before)).toBe(1);
  expect(await countReads(ledger.store)).toBe(0);
  const after = { client, rows, caches, head: { ...head, sequence: head.sequence + 1n } };
  expect(await countReads(after)).toBe(1);
  expect(await countReads(after)).toBe(0);
});

/** A query whose first answer comes only after another batch was committed. */
function overtake(): void {
  const { states } = ledger.store.rows;
  const byKey = states.byKey.bind(states) as (...given: readonly unknown[]) => Promise<unknown>;
  Object.assign(states, {
    byKey: async (...given: readonly unknown[]) => {
      Object.assign(states, { byKey });
      const rows = await byKey(...given);
      await commitFile(1n);
      return rows;
    },
  });
}
