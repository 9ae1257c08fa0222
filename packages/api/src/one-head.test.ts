import { setImmediate } from 'node:timers/promises';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from './testing/open-test-api.ts';

const START = 1_700_000_000_000_000_000n;
const [TOKEN, TOPIC, OWNER] = [8_000n, 900n, 1_001n];
const CLIENTS = 8;
const BLOCKS = BigInt(testSize(15, 25));
const at = (block: bigint) => START + block * 1_000_000_000n;

/** The n-th block: one more transaction, message, transfer, NFT and token than there were. */
function rowsOf(block: bigint) {
  const version = at(block);
  const state = { slot: Number(block % 2n), version };
  const moved = {
    tokenTransferToken: [TOKEN, TOKEN],
    tokenTransferAccount: [OWNER, 2_002n],
    tokenTransferAmount: [-3n, 3n],
    tokenTransferApproval: [0, 0],
  };
  return sampleRows({
    transaction: [
      sampleTransaction({ consensusNs: version, block, payer: OWNER, type: Number(block % 2n) * 13 + 14, ...moved }),
    ],
    topicMessage: [sampleRow('topicMessage', { topic: TOPIC, sequenceNumber: block, consensusNs: version })],
    tokenSupply: [sampleRow('tokenSupply', { id: TOKEN, type: 'NON_FUNGIBLE_UNIQUE', serials: block, ...state })],
    nft: [sampleRow('nft', { token: TOKEN, serial: block, owner: OWNER, mintedNs: version, version })],
    nftOwner: [
      sampleRow('nftOwner', { owner: OWNER, token: TOKEN, serial: block, mintedNs: version, owned: 1, version }),
    ],
    accountHolding: [sampleRow('accountHolding', { account: OWNER, nfts: block, tokens: block, ...state })],
  });
}

/** Each has as many rows as there are blocks. */
const LISTS = [
  '/api/transactions?limit=100',
  `/api/accounts/0.0.${OWNER}/transactions?limit=100`,
  `/api/topics/0.0.${TOPIC}/messages?limit=100`,
  `/api/nfts/nfts?tokenId=0.0.${TOKEN}&limit=100`,
  `/api/nfts/nfts?owner=0.0.${OWNER}&limit=100`,
  '/api/blocks?limit=100',
];

interface Reply {
  readonly data: readonly unknown[];
  readonly totalCount: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What a reply says: its rows, its count, and the sums of its facets; all are those of one block. */
function countsIn({ data, totalCount, facets }: Reply): ReadonlySet<number> {
  const sums = Object.values(facets ?? {}).map((facet) => Object.values(facet).reduce((sum, count) => sum + count, 0));
  return new Set([data.length, totalCount, ...sums]);
}

async function askWhileAdding(api: TestApi, ask: (url: string) => Promise<{ tag: string | null; reply: Reply }>) {
  let written = 0n;
  const write = async () => {
    written++;
    await api.write(rowsOf(written), [
      sampleBlock({ sequence: written, batch: `b${written}`, firstNs: at(written), lastNs: at(written) }),
    ]);
  };
  await write();
  const torn: unknown[] = [];
  const seen = new Set<number>();
  const client = async (first: number) => {
    for (let turn = first; written < BLOCKS; turn++) {
      const url = LISTS[turn % LISTS.length] ?? '';
      // A request comes through the network, so that others have their turn between two: no answer of the rows waits for anything.
      await setImmediate();
      const { tag, reply } = await ask(url);
      const counts = countsIn(reply);
      for (const count of counts) seen.add(count);
      // Sequences begin at 1, so that the head's is the number of rows.
      // Behind it is the version of the portal, of which the decoded events are.
      const head = tag === null ? undefined : Number(/-(\d+)(?:-\w+)?"/.exec(tag)?.[1]);
      if (counts.size !== 1 || (head !== undefined && !counts.has(head)))
        torn.push({ url, tag, rows: reply.data.length, totalCount: reply.totalCount, facets: reply.facets });
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  while (written < BLOCKS) await write();
  await Promise.all(clients);
  expect(torn).toEqual([]);
  expect(seen.size).toBeGreaterThan(2);
}

describe('every list is of one head while blocks are added, for eight clients', () => {
  let api: TestApi;
  afterAll(() => api.close());

  it('where the same process writes them', async () => {
    api = await openTestApi();
    await askWhileAdding(api, async (url) => {
      const reply = await api.app.inject(url);
      expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
      return { tag: reply.headers.etag ?? null, reply: reply.json() };
    });
  }, 120_000);
});
