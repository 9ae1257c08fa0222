import { compareAscending, consensusNsOf, entityIdFromStore } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countNftTransfers, countTokenTransfers, type LedgerStore, nftTransfers, tokenTransfers } from '../index.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';

const START = 1_700_000_000_000_000_000n;
const COUNT = 1500;
const at = (index: number): bigint => START + BigInt(index) * 1_000_000_000n;

interface Token {
  readonly consensusNs: bigint;
  readonly token: bigint;
  readonly account: bigint;
  readonly amount: bigint;
}
interface Nft {
  readonly consensusNs: bigint;
  readonly token: bigint;
  readonly serial: bigint;
  readonly sender: bigint;
  readonly receiver: bigint;
}

/** Every third transaction moves one to three tokens, every fifth one to three NFTs. */
const tokens: Token[] = [];
const nfts: Nft[] = [];
for (let index = 0; index < COUNT; index++) {
  const consensusNs = at(index);
  for (let part = 0; index % 3 === 0 && part <= (index % 7) % 3; part++) {
    const token = 100n + BigInt((index + part) % 4);
    tokens.push({ consensusNs, token, account: BigInt(1001 + (index % 5)), amount: -BigInt(index + part) });
    tokens.push({ consensusNs, token, account: BigInt(1001 + ((index + part) % 7)), amount: BigInt(index + part) });
  }
  for (let part = 0; index % 5 === 0 && part <= (index % 11) % 3; part++)
    nfts.push({
      consensusNs,
      token: 200n + BigInt(index % 3),
      serial: BigInt((index + part) % 9),
      sender: index % 2 === 0 ? 0n : BigInt(1001 + (index % 4)),
      receiver: BigInt(1001 + (index % 6)),
    });
}

const rows = Array.from({ length: COUNT }, (_, index) => {
  const moved = tokens.filter((row) => row.consensusNs === at(index));
  const changed = nfts.filter((row) => row.consensusNs === at(index));
  return sampleTransaction({
    consensusNs: at(index),
    block: 1n,
    amount: 77n,
    tokenTransferToken: moved.map((row) => row.token),
    tokenTransferAccount: moved.map((row) => row.account),
    tokenTransferAmount: moved.map((row) => row.amount),
    tokenTransferApproval: moved.map(() => 0),
    nftTransferToken: changed.map((row) => row.token),
    nftTransferSerial: changed.map((row) => row.serial),
    nftTransferSender: changed.map((row) => row.sender),
    nftTransferReceiver: changed.map((row) => row.receiver),
    nftTransferApproval: changed.map(() => 0),
  });
});

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const pages = fc.record({
  token: optional(fc.constantFrom(100n, 103n, 200n, 201n, 999n)),
  account: optional(fc.constantFrom(1001n, 1004n, 1006n, 1n)),
  instants: fc.option(fc.array(fc.nat(COUNT - 1), { maxLength: 30 }), { nil: undefined, freq: 2 }),
  serial: optional(fc.constantFrom(0n, 5n)),
  from: optional(fc.nat(COUNT)),
  until: optional(fc.nat(COUNT)),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});
type Drawn = typeof pages extends fc.Arbitrary<infer T> ? T : never;

function pageOf({ token, account, instants, from, until, ...rest }: Drawn) {
  return {
    ...rest,
    token: token === undefined ? undefined : entityIdFromStore(token),
    account: account === undefined ? undefined : entityIdFromStore(account),
    instants: instants?.map(at),
    from: from === undefined ? undefined : consensusNsOf(at(from)),
    until: until === undefined ? undefined : consensusNsOf(at(until)),
  };
}

function inSpan(consensusNs: bigint, { from, until, instants }: Drawn): boolean {
  return (
    (from === undefined || consensusNs >= at(from)) &&
    (until === undefined || consensusNs < at(until)) &&
    (instants === undefined || instants.some((index) => at(index) === consensusNs))
  );
}

/** Rows of one transaction come in an order that the source decides: compared as a multiset within each instant. */
function ordered<T extends { consensusNs: bigint }>(all: readonly T[], order: 'asc' | 'desc'): string[] {
  const text = (row: T): string =>
    Object.entries(row)
      .map(([name, value]) => `${name} ${value}`)
      .toSorted()
      .join();
  const sign = order === 'asc' ? 1 : -1;
  return all
    .toSorted((a, b) => sign * compareAscending(a.consensusNs, b.consensusNs) || text(a).localeCompare(text(b)))
    .map(text);
}

describe.each([
  ['embedded', testSize(20, 120)],
  ['http', testSize(8, 40)],
] as const)('token and NFT transfers, %s', (kind, numRuns) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    await store.writeBatch({
      batch: { sequence: 1n, batch: 'b', fileNames: ['1'], fileHashes: [''] },
      rows: sampleRows({ transaction: rows }),
      blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: at(COUNT - 1) })],
    });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  /** Walks a list by its last instant and the rows already seen of it. */
  async function walk<T extends { consensusNs: bigint }>(read: (after: Drawn & object) => Promise<T[]>): Promise<T[]> {
    const seen: T[] = [];
    for (;;) {
      const last = seen.at(-1)?.consensusNs;
      const after =
        last === undefined
          ? {}
          : { after: { consensusNs: last, rows: seen.filter((row) => row.consensusNs === last).length } };
      const found = await read(after as Drawn);
      seen.push(...found);
      if (found.length < 400) return seen;
    }
  }

  it('are listed to their end and counted, whatever the filter', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (drawn) => {
        const { serial, ...page } = pageOf(drawn);
        const { token, account } = drawn;
        const expected = tokens.filter(
          (row) =>
            inSpan(row.consensusNs, drawn) &&
            (token === undefined || row.token === token) &&
            (account === undefined || row.account === account),
        );
        const found = await walk((after) => tokenTransfers(store, { ...page, ...after, limit: 400 } as never));
        expect(ordered(found, drawn.order)).toEqual(ordered(expected, drawn.order));
        expect(await countTokenTransfers(store, { ...page, limit: 1 })).toBe(BigInt(expected.length));
        const expectedNfts = nfts.filter(
          (row) =>
            inSpan(row.consensusNs, drawn) &&
            (token === undefined || row.token === token) &&
            (account === undefined || row.sender === account || row.receiver === account) &&
            (serial === undefined || row.serial === serial),
        );
        const foundNfts = await walk((after) =>
          nftTransfers(store, { ...page, ...after, serial, limit: 400 } as never),
        );
        expect(ordered(foundNfts, drawn.order)).toEqual(ordered(expectedNfts, drawn.order));
        expect(await countNftTransfers(store, { ...page, serial, limit: 1 })).toBe(BigInt(expectedNfts.length));
        for (const list of [found, foundNfts]) {
          const times = list.map((row) => row.consensusNs);
          const sorted = times.toSorted((a, b) => Number(a - b));
          expect(times).toEqual(drawn.order === 'asc' ? sorted : sorted.reverse());
        }
      }),
      { numRuns },
    );
  }, 120_000);
});
