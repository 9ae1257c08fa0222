import type {
  Account,
  AccountRowReply,
  Contract,
  ContractRowReply,
  ListReply,
  Topic,
  TopicRowReply,
} from '@ledgerscope/contract';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

interface BookTopic {
  readonly memo: string;
  readonly adminKey: Uint8Array | undefined;
  readonly submitKey: Uint8Array | undefined;
  readonly creator: number;
  readonly createdNs: bigint;
  readonly sequence: bigint;
  readonly deleted: boolean;
}

interface BookFile {
  readonly contents: Uint8Array;
  readonly memo: string;
  readonly creator: number;
  readonly deleted: boolean;
}

interface BookSchedule {
  readonly creator: number;
  readonly payer: number;
  readonly memo: string;
  readonly executedNs?: bigint;
  readonly deletedNs?: bigint;
}

interface Books {
  readonly accounts: ReadonlyMap<number, BookAccount>;
  readonly topics: ReadonlyMap<number, BookTopic>;
  readonly files: ReadonlyMap<number, BookFile>;
  readonly schedules: ReadonlyMap<number, BookSchedule>;
}

let api: DemoApi<Books>;
beforeAll(async () => {
  api = await openDemoApi<Books>({ seed: 21, genesisNs: 1_767_225_600_000_000_000n, files: 20n, perFile: 200 });
}, 240_000);
afterAll(() => api.close());

const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');
const iso = (ns: bigint): string =>
  new Date(Number(ns / 1_000_000_000n) * 1000).toISOString().slice(0, 19) +
  `.${String(ns % 1_000_000_000n).padStart(9, '0')}Z`;

/** A list from its first row to its last, page by page. */
async function walk<Row>(url: string, limit = 100): Promise<{ rows: Row[]; totalCount: number }> {
  const rows: Row[] = [];
  let totalCount = 0;
  for (let next: string | null = ''; next !== null; ) {
    const reply: ListReply<Row> = await api.get(
      `${url}${url.includes('?') ? '&' : '?'}limit=${limit}${next === '' ? '' : `&next=${next}`}`,
    );
    rows.push(...reply.data);
    totalCount = reply.totalCount;
    next = reply.next ?? null;
  }
  return { rows, totalCount };
}

describe("every entity over HTTP, beside the simulated network's own books", () => {
  it('lists every account, newest first, with its balance', async () => {
    const wanted = [...api.books.accounts]
      .filter(([, { isContract }]) => !isContract)
      .toSorted(([a], [b]) => b - a)
      .map(([num, { balance, memo, deleted, createdNs }]) => ({
        accountID: `0.0.${num}`,
        balance: String(balance),
        memo,
        deleted,
        createdOn: iso(createdNs),
      }));
    const { rows, totalCount } = await walk<AccountRowReply>('/api/accounts');
    expect(wanted.length).toBeGreaterThan(200);
    expect(
      rows.map(({ accountID, balance, memo, deleted, createdOn }) => ({
        accountID,
        balance: String(balance),
        memo,
        deleted,
        createdOn,
      })),
    ).toEqual(wanted);
    expect(totalCount).toBe(wanted.length);
  });

  it('lists every contract', async () => {
    const wanted = [...api.books.accounts].filter(([, { isContract }]) => isContract).toSorted(([a], [b]) => b - a);
    const { rows, totalCount } = await walk<ContractRowReply>('/api/contracts', 2);
    expect(wanted.length).toBeGreaterThan(2);
    expect(rows.map(({ contractID, memo, deleted }) => [contractID, memo, deleted])).toEqual(
      wanted.map(([num, { memo, deleted }]) => [`0.0.${num}`, memo, deleted]),
    );
    expect(totalCount).toBe(wanted.length);
  });

  it('lists every topic', async () => {
    const wanted = [...api.books.topics].toSorted(([a], [b]) => b - a);
    const { rows, totalCount } = await walk<TopicRowReply>('/api/topics', 5);
    expect(wanted.length).toBeGreaterThan(3);
    expect(
      rows.map(({ topicID, memo, deleted, createdBy, numMessages }) => [
        topicID,
        memo,
        deleted,
        createdBy,
        numMessages,
      ]),
    ).toEqual(
      wanted.map(([num, { memo, deleted, creator, sequence }]) => [
        `0.0.${num}`,
        memo,
        deleted,
        `0.0.${creator}`,
        Number(sequence),
      ]),
    );
    expect(totalCount).toBe(wanted.length);
  });

  it('has every account with its fields', async () => {
    for (const [num, book] of api.books.accounts) {
      const { data } = await api.get<{ data: Account }>(`/api/accounts/0.0.${num}`);
      expect(
        {
          ...pick(data, 'memo', 'deleted', 'isContract', 'declineReward', 'receiverSigRequired'),
          ...pick(data, 'maxAutomaticTokenAssociations', 'stakedAccountId', 'stakedNodeId', 'createdOn'),
          balance: String(data.balance),
          key: book.isContract ? '' : data.publicKey?.protobuf,
          alias: data.aliasHex ?? '',
          nonce: book.isContract ? 0 : data.ethereumNonce,
        },
        `account ${num}`,
      ).toEqual({
        ...pick(book, 'memo', 'deleted', 'isContract', 'declineReward', 'receiverSigRequired'),
        maxAutomaticTokenAssociations: book.maxAutoAssociations,
        stakedAccountId: `0.0.${book.stakedAccount ?? 0}`,
        stakedNodeId: book.stakedNode ?? null,
        createdOn: iso(book.createdNs),
        balance: String(book.balance),
        key: book.isContract ? '' : hex(book.key),
        alias: hex(book.alias),
        nonce: Number(book.ethereumNonce),
      });
    }
  }, 300_000);

  it('has every contract and its code', async () => {
    for (const [num] of [...api.books.accounts].filter(([, { isContract }]) => isContract)) {
      const { data } = await api.get<{ data: Contract }>(`/api/contracts/0.0.${num}`);
      expect(data.contractID).toBe(`0.0.${num}`);
      const code = await api.get<{ data: { byteCode: string | null } }>(`/api/contracts/0.0.${num}/byte-code`);
      expect(code.data.byteCode === null || code.data.byteCode.length > 0).toBe(true);
    }
  });

  it('has every topic with its keys and the transaction that created it', async () => {
    for (const [num, book] of api.books.topics) {
      const { data } = await api.get<{ data: Topic }>(`/api/topics/0.0.${num}`);
      expect([data.adminKey?.protobuf ?? '', data.submitKey?.protobuf ?? '']).toEqual([
        hex(book.adminKey),
        hex(book.submitKey),
      ]);
      const created = await api.get<{ data: { createdID: string | null; topicID: string | null } }>(
        `/api/transactions/${data.transactionID}`,
      );
      expect(created.data.topicID).toBe(data.topicID);
    }
  });

  it('has every file with its contents, and every schedule', async () => {
    for (const [num, book] of api.books.files) {
      const { data } = await api.get<{ data: { memo: string; deleted: boolean; contents: string | null } }>(
        `/api/files/0.0.${num}`,
      );
      expect([data.memo, data.deleted]).toEqual([book.memo, book.deleted]);
      if (!book.deleted) expect(data.contents?.slice(0, 200)).toBe(hex(book.contents).slice(0, 200));
      const updates = await api.get<ListReply<{ type: string }>>(`/api/files/0.0.${num}/updates?order=asc`);
      expect(updates.data[0]?.type).toBe('FILECREATE');
    }
    expect(api.books.schedules.size).toBeGreaterThan(0);
    for (const [num, { executedNs, deletedNs, creator, memo }] of api.books.schedules) {
      const { data } = await api.get<{ data: Record<string, unknown> & { state: string } }>(
        `/api/schedules/0.0.${num}`,
      );
      expect(data).toMatchObject({
        createdBy: `0.0.${creator}`,
        memo,
        executedTime: executedNs === undefined ? null : iso(executedNs),
        deletedTime: deletedNs === undefined ? null : iso(deletedNs),
      });
    }
  });
});

function pick<T, K extends keyof T>(value: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<T, K>;
}
