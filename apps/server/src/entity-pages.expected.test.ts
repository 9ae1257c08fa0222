import type {
  Account,
  Contract,
  ContractEvent,
  LedgerFile,
  ListReply,
  NodeList,
  StorageSlot,
} from '@ledgerscope/contract';
import { readAddressBook } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExpectedBlock,
  expectedBlocks,
  hasSharedData,
  readJson,
  readRecordBlock,
  readShared,
} from './ingest/derive/testing/shared-blocks.ts';
import { type LedgerApi, openLedgerApi } from './testing/open-ledger-api.ts';
import { walkList } from './testing/walk-list.ts';

const V6 = 'record-v6/mainnet/2025-07-23T20_37_42.076472454Z';
const V5 = 'record-v5/mainnet/2022-01-01T00_00_00.252365821Z';
const V2 = 'record-v2/mainnet/2019-09-13T21_53_51.396440Z';
const SIDECARS = 'record-v6/dev-sidecar-4n-keys';
const FILES = 'record-v5/dev-test-v6-4n-keys/eth-0.26.0';
/** Of these the sidecars are there. */
const STORAGE = [V6, SIDECARS];
/** Address books beside the files, and what the other decoder read in them. */
const BOOKS = [
  [V2, 'buckets/mainnet-2019-09-13/address_book.bin', 'addressbook/mirror-node-bootstrap/mainnet.json'],
  [V5, `files/${V5}/address_book.bin`, `${V5}/address_book.bin.json`],
  [V6, `files/${V6}/address_book.bin`, `${V6}/address_book.bin.json`],
] as const;

interface Slot {
  readonly slot: string;
  readonly written: string | null;
}
interface Sidecar {
  readonly consensusTimestamp: string;
  readonly stateChanges?: readonly { readonly contractId: string; readonly slots: readonly Slot[] }[];
  readonly actions?: readonly { readonly caller: string | null; readonly recipient: string | null }[];
}
interface Log {
  readonly contractId: string;
  readonly topics: readonly string[];
  readonly dataLength: number;
  readonly dataHead: string;
}
interface Transaction {
  readonly consensusTimestamp: string;
  readonly type: string;
  readonly status: string;
  readonly payer: string;
  readonly transfers: readonly (readonly [string, string])[];
  readonly contract?: {
    readonly calledContractId?: string | null;
    readonly result?: { readonly logs: readonly Log[] };
  };
  readonly file?: { readonly fileId?: string; readonly contentsLength?: number };
  readonly receiptIds?: { readonly file?: string };
  readonly body?: { readonly contents?: { readonly hex?: string } };
}
interface BookNode {
  readonly nodeId: string;
  readonly account: string;
  readonly description: string;
  readonly endpoints: readonly string[];
  readonly rsaPubKey: string;
}

/** Files of one folder, in the order of time, in one ledger. */
class Shown {
  readonly blocks: readonly ExpectedBlock[];
  api: LedgerApi | undefined;

  constructor(part: string) {
    this.blocks = expectedBlocks('record')
      .filter(({ file }) => file.includes(part))
      .toSorted((one, other) => (one.file.split('/').at(-1) ?? '').localeCompare(other.file.split('/').at(-1) ?? ''));
  }

  get transactions(): readonly Transaction[] {
    return this.blocks.flatMap(({ transactions }) => transactions as unknown as Transaction[]);
  }

  get sidecars(): readonly Sidecar[] {
    return this.blocks.flatMap(({ sidecarFiles = [] }) =>
      sidecarFiles.flatMap(({ records }) => records as unknown as Sidecar[]),
    );
  }

  async open(book?: string): Promise<void> {
    const given = book === undefined ? undefined : readAddressBook(readShared(book));
    this.api = await openLedgerApi({ givenAddressBook: async () => given });
    for (const block of this.blocks) await this.api.ledger.commit(readRecordBlock(block));
  }

  get<T>(url: string): Promise<T> {
    if (this.api === undefined) throw new Error('not open');
    return this.api.get<T>(url);
  }
}

async function accountsAgree(shown: Shown): Promise<void> {
  const gained = new Map<string, bigint>();
  for (const { transfers, payer } of shown.transactions) {
    gained.set(payer, gained.get(payer) ?? 0n);
    for (const [id, amount] of transfers) gained.set(id, (gained.get(id) ?? 0n) + BigInt(amount));
  }
  expect(gained.size).toBeGreaterThan(0);
  for (const [id, amount] of gained) {
    const { data } = await shown.get<{ data: Account }>(`/api/accounts/${id}`);
    expect([id, BigInt(data.balanceChange), data.balance]).toEqual([id, amount, null]);
  }
}

async function contractsAgree(shown: Shown): Promise<void> {
  const logs = new Map<string, { log: Log; at: string; index: number }[]>();
  for (const { contract, consensusTimestamp: at } of shown.transactions) {
    const id = contract?.calledContractId;
    if (typeof id === 'string' && !logs.has(id)) logs.set(id, []);
    for (const [index, log] of (contract?.result?.logs ?? []).entries())
      logs.set(log.contractId, [...(logs.get(log.contractId) ?? []), { log, at, index }]);
  }
  for (const [id, wanted] of logs) {
    const { data } = await shown.get<{ data: Contract }>(`/api/contracts/${id}`);
    expect(data.contractID).toBe(id);
    const events = await walkList<ContractEvent>(shown, `/api/contracts/${id}/events?limit=100&order=asc`);
    expect(
      events.map(({ index, topics, data: bytes }) => [index, topics, bytes.length / 2]),
      id,
    ).toEqual(wanted.map(({ log, index }) => [index, log.topics, log.dataLength]));
    for (const [place, { log }] of wanted.entries())
      expect(events[place]?.data.slice(0, log.dataHead.length), id).toBe(log.dataHead);
  }
}

async function storageAgrees(shown: Shown): Promise<void> {
  const slots = new Map<string, Map<string, string>>();
  for (const { stateChanges = [] } of shown.sidecars)
    for (const { contractId, slots: changed } of stateChanges) {
      const known = slots.get(contractId) ?? new Map<string, string>();
      slots.set(contractId, known);
      for (const { slot, written } of changed)
        if (written !== null) known.set(slot.padStart(64, '0'), written.padStart(64, '0'));
    }
  expect(slots.size).toBeGreaterThan(0);
  for (const [id, wanted] of slots) {
    const state = await walkList<StorageSlot>(shown, `/api/contracts/${id}/state?limit=100`);
    expect(new Map(state.map(({ slot, value }) => [slot, value])), id).toEqual(wanted);
  }
  for (const { actions = [] } of shown.sidecars)
    for (const { caller, recipient } of actions)
      for (const id of [caller, recipient])
        if (id !== null && /^\d+\.\d+\.\d+$/.test(id)) await shown.get(`/api/accounts/${id}`);
}

async function filesAgree(shown: Shown): Promise<void> {
  const contents = new Map<string, { length: number; hex: string | undefined; whole: boolean }>();
  for (const { type, file, receiptIds, body, status } of shown.transactions) {
    const id = type === 'fileCreate' ? receiptIds?.file : file?.fileId;
    if (id === undefined || status !== 'SUCCESS' || !type.startsWith('file')) continue;
    const before = contents.get(id);
    const added = (file?.contentsLength ?? 0) === 0 ? '' : body?.contents?.hex;
    const start = type === 'fileAppend' ? (before ?? { length: 0, hex: undefined, whole: false }) : undefined;
    contents.set(id, {
      length: (start?.length ?? 0) + (file?.contentsLength ?? 0),
      hex: start === undefined ? added : start.hex === undefined || added === undefined ? undefined : start.hex + added,
      whole: start?.whole ?? true,
    });
  }
  expect(contents.size).toBeGreaterThan(0);
  for (const [id, { length, hex, whole }] of contents) {
    const { data } = await shown.get<{ data: LedgerFile }>(`/api/files/${id}`);
    expect([id, Number(data.sizeBytes), data.complete]).toEqual([id, length, whole]);
    if (hex !== undefined && whole) expect(data.contents ?? '', id).toBe(hex);
  }
}

describe.skipIf(!hasSharedData)('entity pages beside an independent decoder (shared data)', () => {
  describe.each([V2, V5, V6, SIDECARS, FILES])('%s', (part) => {
    const shown = new Shown(part);
    beforeAll(() => shown.open(), 240_000);
    afterAll(() => shown.api?.close());

    it('accounts show what they gained', () => accountsAgree(shown), 120_000);
    it('contracts show their events', () => contractsAgree(shown), 120_000);
    if (STORAGE.includes(part)) it('contracts show their storage', () => storageAgrees(shown), 120_000);
    if (part === FILES) it('files show their contents', () => filesAgree(shown), 120_000);
  });

  describe.each(BOOKS)('nodes of %s, by the address book beside the files', (part, book, read) => {
    const shown = new Shown(part);
    beforeAll(() => shown.open(book), 120_000);
    afterAll(() => shown.api?.close());

    it('are all there with their accounts, keys, descriptions and endpoints', async () => {
      const { nodes } = readJson<{ nodes: BookNode[] }>(`expected/${read}`);
      const { data } = await shown.get<ListReply<NodeList['data'][number]>>('/api/stats/nodes?period=OA');
      const byAccount = new Map(data.map((node) => [node.accountID, node]));
      expect(nodes.length).toBeGreaterThan(5);
      for (const { account, description, endpoints, rsaPubKey } of nodes) {
        const node = byAccount.get(account);
        expect(node, account).toMatchObject({ description, publicKey: rsaPubKey });
        expect(node?.serviceEndpoints.map(({ ipAddress, port }) => `${ipAddress}:${port}`)).toEqual(endpoints);
      }
      expect(data.length).toBe(nodes.length);
    });
  });
});
