import type {
  Account,
  Contract,
  ContractEvent,
  LedgerFile,
  ListReply,
  NodeList,
  StorageSlotReply,
} from '@ledgerscope/contract';
import { type ExpectedBlock, expectedBlocks, readRecordBlock } from '@ledgerscope/ingest/derive/testing/real-blocks';
import { readAddressBook } from '@ledgerscope/streams';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { readExpected, readReal } from '@ledgerscope/testkit/real-files';
import { walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
    const given = book === undefined ? undefined : readAddressBook(readReal(book));
    this.api = await openLedgerApi({ givenAddressBook: async () => given });
    await this.api.ledger.commitAll(this.blocks.map(readRecordBlock));
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

/** Logs of each contract in order; none of one that was called and wrote none. */
function logsOf(transactions: readonly Transaction[]): Map<string, { log: Log; index: number }[]> {
  const logs = new Map<string, { log: Log; index: number }[]>();
  const of = (id: string) => logs.get(id) ?? logs.set(id, []).get(id);
  for (const { contract } of transactions) {
    if (typeof contract?.calledContractId === 'string') of(contract.calledContractId);
    for (const [index, log] of (contract?.result?.logs ?? []).entries()) of(log.contractId)?.push({ log, index });
  }
  return logs;
}

async function contractsAgree(shown: Shown): Promise<void> {
  for (const [id, wanted] of logsOf(shown.transactions)) {
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

/** The newest value that each slot of each contract got. */
function slotsOf(sidecars: readonly Sidecar[]): Map<string, Map<string, string>> {
  const slots = new Map<string, Map<string, string>>();
  for (const { contractId, slots: changed } of sidecars.flatMap(({ stateChanges = [] }) => stateChanges)) {
    const known = slots.get(contractId) ?? new Map<string, string>();
    slots.set(contractId, known);
    for (const { slot, written } of changed)
      if (written !== null) known.set(slot.padStart(64, '0'), written.padStart(64, '0'));
  }
  return slots;
}

async function storageAgrees(shown: Shown): Promise<void> {
  const slots = slotsOf(shown.sidecars);
  expect(slots.size).toBeGreaterThan(0);
  for (const [id, wanted] of slots) {
    const state = await walkList<StorageSlotReply>(shown, `/api/contracts/${id}/state?limit=100`);
    expect(new Map(state.map(({ slot, value }) => [slot, value])), id).toEqual(wanted);
  }
  const parties = shown.sidecars.flatMap(({ actions = [] }) => actions.flatMap((one) => [one.caller, one.recipient]));
  for (const id of new Set(parties))
    if (id !== null && /^\d+\.\d+\.\d+$/.test(id)) await shown.get(`/api/accounts/${id}`);
}

/** What a file holds as far as the files say; `hex` is undefined where the other decoder kept only a digest of it. */
interface Contents {
  readonly length: number;
  readonly hex: string | undefined;
  /** Whether it was seen from its creation, or rewritten since. */
  readonly whole: boolean;
}
const NOTHING: Contents = { length: 0, hex: '', whole: true };
const UNSEEN: Contents = { length: 0, hex: undefined, whole: false };

function written(before: Contents, { file, body }: Transaction): Contents {
  const length = file?.contentsLength ?? 0;
  const added = length === 0 ? '' : body?.contents?.hex;
  const hex = before.hex === undefined || added === undefined ? undefined : before.hex + added;
  return { length: before.length + length, hex, whole: before.whole };
}

function contentsOf(transactions: readonly Transaction[]): Map<string, Contents> {
  const contents = new Map<string, Contents>();
  for (const one of transactions.filter(({ type, status }) => type.startsWith('file') && status === 'SUCCESS')) {
    const id = (one.type === 'fileCreate' ? one.receiptIds?.file : one.file?.fileId) ?? '';
    const before = one.type === 'fileAppend' ? (contents.get(id) ?? UNSEEN) : NOTHING;
    contents.set(id, written(before, one));
  }
  return contents;
}

async function filesAgree(shown: Shown): Promise<void> {
  const contents = contentsOf(shown.transactions);
  expect(contents.size).toBeGreaterThan(0);
  for (const [id, { length, hex, whole }] of contents) {
    const { data } = await shown.get<{ data: LedgerFile }>(`/api/files/${id}`);
    expect([id, Number(data.sizeBytes), data.complete]).toEqual([id, length, whole]);
    if (hex !== undefined) expect(data.contents ?? '', id).toBe(hex);
  }
}

describe('entity pages beside an independent decoder', () => {
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
      const { nodes } = readExpected<{ nodes: BookNode[] }>(read);
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
