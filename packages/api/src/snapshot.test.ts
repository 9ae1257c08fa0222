import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from './testing/open-test-api.ts';

const START = 1_700_000_000_000_000_000n;
const TOKEN = 8_000n;
const OWNER = 1_001n;
const at = (batch: bigint) => START + batch * 1_000_000_000n;

/** The batch that mints the NFT of this number. */
function mint(serial: bigint) {
  const version = at(serial);
  const slot = Number(serial % 2n);
  return sampleRows({
    transaction: [sampleTransaction({ consensusNs: version, block: serial, type: 37, entity: TOKEN })],
    token: [sampleRow('token', { id: TOKEN, type: 'NON_FUNGIBLE_UNIQUE', createdNs: at(1n), slot, version })],
    tokenSupply: [
      sampleRow('tokenSupply', {
        id: TOKEN,
        type: 'NON_FUNGIBLE_UNIQUE',
        serials: serial,
        nfts: serial,
        totalSupply: serial,
        slot,
        version,
      }),
    ],
    nft: [sampleRow('nft', { token: TOKEN, serial, owner: OWNER, mintedNs: version, version })],
    accountHolding: [sampleRow('accountHolding', { account: OWNER, nfts: serial, tokens: 1n, slot, version })],
  });
}

type Ask = (...values: unknown[]) => Promise<unknown>;

interface List {
  readonly data: readonly unknown[];
  readonly totalCount: number;
}

describe('what a request is answered from', () => {
  let api: TestApi;
  let written = 0n;
  const writeNext = async () => {
    written++;
    const block = sampleBlock({ sequence: written, batch: `batch-${written}`, lastNs: at(written) });
    await api.write(mint(written), [block]);
  };
  beforeAll(async () => {
    api = await openTestApi();
    await writeNext();
  });
  afterAll(() => api.close());

  /** Commits the next batch once the row store is asked in this way, before the first answer is given. */
  function commitBehind(asked: 'states.between' | 'transactions.scan' | 'entries.page' | 'blocks.page'): void {
    const [part = '', method = ''] = asked.split('.');
    const rows = (api.store.rows as unknown as Record<string, Record<string, Ask>>)[part] ?? {};
    const ask = rows[method]?.bind(rows);
    rows[method] = async (...values) => {
      const answer = await ask?.(...values);
      Object.assign(rows, { [method]: ask });
      await writeNext();
      return answer;
    };
  }

  it.each([
    ['states.between', `/api/nfts/nfts?tokenId=0.0.${TOKEN}&limit=50`],
    ['transactions.scan', `/api/transactions?limit=50`],
    ['entries.page', `/api/accounts/0.0.${TOKEN}/transactions?limit=50`],
    ['blocks.page', '/api/blocks?limit=50'],
  ] as const)('is one head, though a block is added behind %s of %s', async (method, url) => {
    const before = Number(written);
    commitBehind(method);
    const { data, totalCount } = await api.get<List>(url);
    expect(Number(written)).toBe(before + 1);
    expect({ rows: data.length, totalCount }).toEqual({ rows: before, totalCount: before });
    const after = await api.get<List>(url);
    expect({ rows: after.data.length, totalCount: after.totalCount }).toEqual({
      rows: before + 1,
      totalCount: before + 1,
    });
  });
});
