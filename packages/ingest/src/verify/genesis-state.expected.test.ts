import type {
  Account,
  AccountRowReply,
  ByteCode,
  Contract,
  LedgerFile,
  ListReply,
  StorageSlotReply,
} from '@ledgerscope/contract';
import { decompress, readGenesisState } from '@ledgerscope/streams';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { readExpected, readReal } from '@ledgerscope/testkit/real-files';
import { walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExpectedTransaction, expectedBlocks, readWrappedBlock } from '../derive/testing/real-blocks.ts';
import { genesisStateOf } from './genesis-state-of.ts';

const FILE = 'files/wrb/mainnet/genesis/0000000000000000000.blk.zstd';
const SUPPLY = 5_000_000_000_000_000_000n;

interface InitialState {
  readonly accounts: number;
  readonly contracts: number;
  readonly files: number;
  readonly slots: number;
  readonly balances: readonly (readonly [string, string])[];
}

/** Balances behind the transactions of the first block. */
function balancesAfter(state: InitialState, transactions: readonly ExpectedTransaction[]): Map<string, bigint> {
  const balances = new Map(state.balances.map(([id, balance]) => [id, BigInt(balance)]));
  for (const { transfers } of transactions)
    for (const [id, amount] of transfers as [string, string][])
      balances.set(id, (balances.get(id) ?? 0n) + BigInt(amount));
  return balances;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe("the state before mainnet's first block, over HTTP", () => {
  let api: LedgerApi;
  const expected = expectedBlocks('wrappedRecordBlock').find(({ file }) => file === FILE);
  const bytes = readReal(FILE);
  const initial = (): InitialState => readExpected('wrb/mainnet/genesis/initial-state.json');
  const genesis = () => {
    if (expected === undefined) throw new Error('no genesis block');
    return { block: readWrappedBlock(expected), state: readGenesisState(FILE, bytes) };
  };
  beforeAll(async () => {
    api = await openLedgerApi();
    const { block } = genesis();
    const state = genesisStateOf(FILE, bytes, block, false);
    expect(state).toBeDefined();
    await api.ledger.write(await api.ledger.gather([block], false, state));
  }, 240_000);
  afterAll(() => api.close());

  it('gives every account its balance, 50 billion hbar in all', async () => {
    const { balances, accounts, contracts } = initial();
    const rows = await walkList<AccountRowReply>(api, '/api/accounts?kind=ACCOUNT,CONTRACT&limit=100');
    const shown = new Map(rows.map(({ accountID, balance }) => [accountID, BigInt(balance ?? -1)]));
    const wanted = balancesAfter(initial(), expected?.transactions ?? []);
    expect(balances.length).toBe(accounts);
    expect(rows.filter(({ isContract }) => isContract).length).toBe(contracts);
    expect([...shown].filter(([id, balance]) => wanted.get(id) !== balance)).toEqual([]);
    expect(shown.size).toBe(wanted.size);
    expect([...shown.values()].reduce((sum, balance) => sum + balance, 0n)).toBe(SUPPLY);
    const { totalCount, totalCountIsLowerBound } = await api.get<ListReply<AccountRowReply>>('/api/accounts?limit=1');
    expect([totalCount, totalCountIsLowerBound]).toEqual([accounts - contracts, undefined]);
    expect((await api.get<ListReply<AccountRowReply>>('/api/contracts?limit=1')).totalCount).toBe(contracts);
  }, 240_000);

  it('has pages of accounts, with keys and what named them', async () => {
    const { data } = await api.get<{ data: Account }>('/api/accounts/0.0.98');
    expect(data).toMatchObject({ knownFrom: 'GENESIS', createdOn: null, payerID: null, isContract: false });
    expect(data.expiry).toBe('+1000000000-12-31T23:59:59.000000000Z');
    expect(data.publicKey).not.toBeNull();
    const supply = await api.get<{ data: { releasedSupply: unknown } }>('/api/network/supply');
    expect(supply.data.releasedSupply).not.toBeNull();
    const { balance } = (await api.get<{ data: { balance: unknown } }>('/api/accounts/0.0.2/balance')).data;
    expect(String(balance)).toBe(initial().balances.find(([id]) => id === '0.0.2')?.[1]);
  });

  it('has the contents of every file', async () => {
    const files = genesis().state?.files ?? [];
    expect(files.length).toBe(initial().files);
    for (const { fileId, contents, deleted } of files) {
      const id = `0.0.${fileId?.fileNum}`;
      const { data } = await api.get<{ data: LedgerFile }>(`/api/files/${id}`);
      expect(data, id).toMatchObject({ sizeBytes: contents.length, deleted, complete: true, knownFrom: 'GENESIS' });
      expect(data.contents ?? '', id).toBe(hex(contents.subarray(0, 65_536)));
      expect((await api.get<ListReply<unknown>>(`/api/files/${id}/updates`)).totalCount, id).toBe(0);
    }
  }, 120_000);

  it('has code and storage of every contract', async () => {
    const { bytecodes = [], slots = [] } = genesis().state ?? {};
    expect([bytecodes.length, slots.length]).toEqual([initial().contracts, initial().slots]);
    for (const { contract, code } of bytecodes) {
      const id = `0.0.${contract.contractNum}`;
      const { data } = await api.get<{ data: ByteCode }>(`/api/contracts/${id}/byte-code`);
      expect(data, id).toMatchObject({ runtimeByteCode: hex(code), storedAt: null });
      expect((await api.get<{ data: Contract }>(`/api/contracts/${id}`)).data.knownFrom).toBe('GENESIS');
      const shown = await walkList<StorageSlotReply>(api, `/api/contracts/${id}/state?limit=100`);
      const wanted = slots.filter((slot) => slot.contract.contractNum === contract.contractNum);
      expect(new Map(shown.map(({ slot, value }) => [slot, value])), id).toEqual(
        new Map(wanted.map(({ slot, value }) => [hex(slot).padStart(64, '0'), hex(value).padStart(64, '0')])),
      );
      expect(shown.every(({ changedTime, writes }) => changedTime === null && writes === 0)).toBe(true);
    }
  }, 240_000);

  it('is omitted where its hash is not known, or its sum is not the supply', () => {
    const { block, state } = genesis();
    const forged = forgedBalance(state?.accounts[0]?.tinybarBalance ?? 0n);
    expect(readGenesisState(FILE, forged)?.hash).not.toBe(state?.hash);
    expect(genesisStateOf(FILE, forged, block, false)).toBeUndefined();
    expect(genesisStateOf(FILE, forged, block, true)).toBeUndefined();
    expect(genesisStateOf(FILE, bytes, { ...block, number: 7n, fileHash: new Uint8Array(48) }, true)).toBeUndefined();
  });

  /** The block with one more tinybar for its first account. */
  function forgedBalance(balance: bigint): Uint8Array {
    const plain = Buffer.from(decompress(FILE, bytes));
    const at = plain.indexOf(Buffer.concat([Buffer.of(0x28), varint(balance)]));
    expect(at).toBeGreaterThan(0);
    plain[at + 1] = (plain[at + 1] ?? 0) ^ 1;
    return plain;
  }
});

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left >>= 7n) {
    if (left < 0x80n) return Buffer.from([...bytes, Number(left)]);
    bytes.push(Number(left & 0x7fn) | 0x80);
  }
}
