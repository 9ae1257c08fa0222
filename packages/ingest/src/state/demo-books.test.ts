import { deserialize } from 'node:v8';
import { demoNodes, demoProducers } from '@ledgerscope/demo-network';
import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  accountStates,
  entityCounts,
  exchangeRateAt,
  exchangeRateHistory,
  fileHistory,
  fileStates,
  type LedgerStore,
  nodeActivity,
  nodeStates,
  reconcile,
  scheduleState,
  stakingRewards,
  topicStates,
} from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockOf, itemOf } from '../derive/testing/built-block.ts';
import { StateLedger } from './testing/state-ledger.ts';

const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2n * 3_600_000_000_000n;
const FILES = 40n;
const TRANSACTIONS = testSize(6_000, 200_000);
const PER_FILE = TRANSACTIONS / Number(FILES);

/** What the demo network knows of an account, as far as it is compared. */
interface BookAccount {
  readonly balance: bigint;
  readonly key: Uint8Array;
  readonly alias: Uint8Array | undefined;
  readonly memo: string;
  readonly createdNs: bigint;
  readonly deleted: boolean;
  readonly isContract: boolean;
  readonly stakedNode: number | undefined;
  readonly stakedAccount: number | undefined;
  readonly declineReward: boolean;
  readonly maxAutoAssociations: number;
  readonly receiverSigRequired: boolean;
  readonly ethereumNonce: bigint;
}

interface Books {
  readonly accounts: Map<number, BookAccount>;
  readonly topics: Map<
    number,
    {
      readonly memo: string;
      readonly adminKey: Uint8Array | undefined;
      readonly submitKey: Uint8Array | undefined;
      readonly creator: number;
      readonly sequence: bigint;
      readonly deleted: boolean;
    }
  >;
  readonly files: Map<number, { contents: Uint8Array; memo: string; creator: number; deleted: boolean }>;
  readonly schedules: Map<
    number,
    { creator: number; payer: number; memo: string; executedNs?: bigint; deletedNs?: bigint; signatures: Set<string> }
  >;
}

describe("the state of a ledger that the demo network wrote, beside the network's own books", () => {
  let ledger: StateLedger;
  let store: LedgerStore;
  let books: Books;

  beforeAll(async () => {
    const network = demoProducers.create({
      seed: 9,
      genesisNs: GENESIS_NS,
      nodes: demoNodes(),
      addressBook: new Uint8Array(8),
    });
    ledger = await StateLedger.open();
    store = ledger.store;
    const waiting: StreamBlock[] = [];
    for (let number = 0n; number < FILES; number++) {
      const startNs = GENESIS_NS + number * FILE_NS;
      const { items } = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE });
      const block = blockOf(items.map(({ transaction, record }, index) => itemOf(transaction, record, index)));
      const fileHash = new Uint8Array(48);
      new DataView(fileHash.buffer).setBigUint64(0, startNs);
      if (number % 7n === 3n) ledger.restart();
      waiting.push({ ...block, number, fileHash });
      // One to four blocks at once, and all kinds of state across them.
      if (BigInt(waiting.length) > (number / 4n) % 4n || number === FILES - 1n)
        await ledger.commit(...waiting.splice(0));
    }
    books = deserialize(network.snapshot()) as Books;
  }, 900_000);
  afterAll(() => ledger.close());

  it('has every account as the books have it', async () => {
    const states = await accountStates(store, [...books.accounts.keys()].map(idOf));
    const found = [...books.accounts.keys()].map((num) => {
      const state = states.get(idOf(num));
      return (
        state && {
          num,
          balance: state.balance,
          key: statedKey(state.isContract === 1, state.key),
          alias: hex(state.alias),
          memo: state.memo,
          createdNs: state.createdNs,
          deleted: state.deleted === 1,
          isContract: state.isContract === 1,
          stakedNode: state.stakedNodeId,
          stakedAccount: state.stakedAccountId,
          declineReward: state.declineReward === 1,
          maxAutoAssociations: state.maxAutomaticTokenAssociations,
          receiverSigRequired: state.receiverSigRequired === 1,
          ethereumNonce: state.isContract === 1 ? 0n : state.ethereumNonce,
        }
      );
    });
    const wanted = [...books.accounts].map(([num, account]) => ({
      num,
      balance: account.balance,
      key: statedKey(account.isContract, account.key),
      alias: hex(account.alias),
      memo: account.memo,
      createdNs: account.createdNs,
      deleted: account.deleted,
      isContract: account.isContract,
      stakedNode: BigInt(account.stakedNode ?? -1),
      stakedAccount: BigInt(account.stakedAccount ?? 0),
      declineReward: account.declineReward,
      maxAutoAssociations: account.maxAutoAssociations,
      receiverSigRequired: account.receiverSigRequired,
      ethereumNonce: account.ethereumNonce,
    }));
    expect(wanted.length).toBeGreaterThan(200);
    expect(found).toEqual(wanted);
  });

  it('has every topic as the books have it', async () => {
    const topics = await topicStates(store, [...books.topics.keys()].map(idOf));
    const found = [...books.topics.keys()].map((num) => {
      const topic = topics.get(idOf(num));
      if (topic === undefined) return undefined;
      const { memo, adminKey, submitKey, creator, sequenceNumber, deleted } = topic;
      return { memo, keys: [hex(adminKey), hex(submitKey)], creator, sequenceNumber, deleted: deleted === 1 };
    });
    const wanted = [...books.topics.values()].map(({ memo, adminKey, submitKey, creator, sequence, deleted }) => ({
      memo,
      keys: [hex(adminKey), hex(submitKey)],
      creator: BigInt(creator),
      sequenceNumber: sequence,
      deleted,
    }));
    expect(wanted.length).toBeGreaterThan(0);
    expect(found).toEqual(wanted);
  });

  it('has every file as the books have it', async () => {
    const files = await fileStates(store, [...books.files.keys()].map(idOf));
    expect(books.files.size).toBeGreaterThan(0);
    for (const [num, book] of books.files) {
      const file = files.get(idOf(num)) ?? missing(`file ${num}`);
      expect([file.memo, file.deleted === 1], `file ${num}`).toEqual([book.memo, book.deleted]);
      if (book.deleted) continue;
      const [piece] = await fileHistory(store, idOf(num));
      expect([file.sizeBytes, file.contentsNs], `file ${num}`).toEqual([
        BigInt(book.contents.length),
        piece?.consensusNs,
      ]);
    }
  });

  it('has every schedule as the books have it', async () => {
    expect(books.schedules.size).toBeGreaterThan(0);
    for (const [num, book] of books.schedules) {
      const schedule = (await scheduleState(store, idOf(num))) ?? missing(`schedule ${num}`);
      const { creator, payer, memo, executedNs, deletedNs } = schedule;
      expect({ creator, payer, memo, executedNs, deletedNs }, `schedule ${num}`).toEqual({
        creator: BigInt(book.creator),
        payer: BigInt(book.payer),
        memo: book.memo,
        executedNs: book.executedNs ?? 0n,
        deletedNs: book.deletedNs ?? 0n,
      });
      // Whoever pays for signing is in the signature map too.
      expect(schedule.signatories.map(hex)).toEqual(expect.arrayContaining([...book.signatures]));
    }
  });

  it('counts what exists exactly', async () => {
    const alive = (map: ReadonlyMap<number, { readonly deleted: boolean }>): bigint =>
      BigInt([...map.values()].filter(({ deleted }) => !deleted).length);
    const accounts = new Map([...books.accounts].filter(([, { isContract }]) => !isContract));
    const contracts = new Map([...books.accounts].filter(([, { isContract }]) => isContract));
    expect(await entityCounts(store)).toMatchObject({
      exact: true,
      accounts: alive(accounts),
      contracts: alive(contracts),
      topics: alive(books.topics),
      files: alive(books.files),
      schedules: BigInt([...books.schedules.values()].filter(({ deletedNs }) => deletedNs === undefined).length),
    });
  });

  it('agrees with itself', async () => {
    const findings = [];
    for await (const finding of reconcile(store)) findings.push(finding);
    expect(findings).toEqual([]);
  });

  it('knows nodes, their fees and rewards', async () => {
    expect((await nodeStates(store)).length).toBe(demoNodes().length);
    const activity = await nodeActivity(store);
    const busy = activity.filter(({ transactions }) => transactions > 0n);
    expect(busy.length).toBe(demoNodes().length);
    expect(busy.every(({ fees }) => fees > 0n)).toBe(true);
    const paid = await stakingRewards(store, entityIdFromStore(busy[0]?.account ?? 0n), { limit: 5 });
    expect(paid.rows.reduce((sum, { amount }) => sum + amount, 0n)).toBeLessThanOrEqual(paid.totalTinybar);
  });

  it('knows the exchange rate, now and then', async () => {
    const first = (await exchangeRateAt(store, GENESIS_NS + FILE_NS / 4n)) ?? missing('a first rate');
    const last = (await exchangeRateAt(store)) ?? missing('a last rate');
    expect(first.consensusNs).toBeLessThan(last.consensusNs);
    expect(Math.min(first.hbarEquiv, first.centEquiv, last.centEquiv)).toBeGreaterThan(0);
    const history = await exchangeRateHistory(store, GENESIS_NS, last.consensusNs);
    expect([history.at(0), history.at(-1)]).toEqual([first, last]);
  });
});

function missing(what: string): never {
  throw new Error(`the store has no ${what}`);
}

/**
 * Contracts that an Ethereum transaction creates have no admin key in the stream, and so the key of their own id; the books
 * give them their creator's. The books leave the nonces of contracts out, too.
 */
function statedKey(isContract: boolean, key: Uint8Array): string {
  const text = hex(key);
  return isContract && /^(3a21|0a)/.test(text) ? 'its own' : text;
}

function idOf(num: number): EntityId {
  return entityIdFromStore(BigInt(num));
}

function hex(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString('hex');
}
