import { entityChecksum, entityIdFromStore, LEDGER_IDS, NS_PER_SECOND } from '@ledgerscope/ledger';
import {
  sampleBlock,
  sampleHash,
  sampleRow,
  sampleRows,
  sampleTransaction,
} from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_700_000_000_000_000_000n;
const COUNT = 400;
const at = (index: number): bigint => START + BigInt(index) * 60n * NS_PER_SECOND;
const ADDRESS = new Uint8Array(20).fill(0xab);
const ALIAS = Uint8Array.from([0x12, 0x20, ...new Array<number>(32).fill(7)]);

interface List {
  data: { consensusTime: string; memo: string; payerID: string; type: string; amount: number }[];
  totalCount: number;
  size: number;
  next: string | null;
  facets?: Record<string, Record<string, number>>;
}

function transactionAt(index: number) {
  const message = index % 4 === 1;
  return sampleTransaction({
    consensusNs: at(index),
    block: index === COUNT ? 2n : 1n,
    type: message ? 27 : index % 8 === 2 ? 37 : 14,
    result: index % 10 === 0 ? 10 : 22,
    payer: 1001n + BigInt(index % 5),
    entity: message ? 9000n : 0n,
    amount: BigInt(index) * 1000n,
    memo: index % 3 === 0 ? `Invoice ${index} for Zoë` : '',
    transferAccount: [1001n + BigInt(index % 5), 2000n + BigInt(index % 7)],
    transferAmount: [-7n, 7n],
    transferApproval: [0, 0],
    transferErrata: [0, 0],
  });
}

describe('GET /api/transactions', () => {
  let api: TestApi;
  const all = Array.from({ length: COUNT }, (_, index) => transactionAt(index));
  beforeAll(async () => {
    api = await openTestApi();
    await api.write(
      sampleRows({
        transaction: all,
        topicMessage: all
          .filter((row) => row.type === 27)
          .map((row, index) =>
            sampleRow('topicMessage', {
              topic: 9000n,
              sequenceNumber: BigInt(index + 1),
              consensusNs: row.consensusNs,
              payer: row.payer,
              message: Buffer.from(`{"temp": ${index}, "place": "MÜNCHEN"}`),
            }),
          ),
        entity: [
          sampleRow('entity', { kind: 'account', id: 1003n, createdNs: at(0), evmAddress: ADDRESS, alias: ALIAS }),
        ],
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: at(0), lastNs: at(COUNT - 1) })],
    );
  });
  afterAll(() => api.close());

  const count = async (query: string): Promise<number> =>
    (await api.get<List>(`/api/transactions?limit=0&${query}`)).totalCount;

  it('finds words of memos and messages in any case, with wildcards', async () => {
    const memos = all.filter((row) => row.memo !== '').length;
    const messages = all.filter((row) => row.type === 27).length;
    expect(await count('q=invoice')).toBe(memos);
    expect(await count('q=ZO%C3%8B%20INVOICE')).toBe(memos);
    expect(await count('q=m%C3%BCnchen')).toBe(messages);
    expect(await count('query=m%C3%BCn*')).toBe(messages);
    expect(await count('memo=m%C3%BCnchen')).toBe(0);
    expect(await count('q=inv*%2027*')).toBe(all.filter((row) => /\b27/.test(row.memo)).length);
    expect(await count('q=%21%21')).toBe(0);
    expect(await count('q=*')).toBe(COUNT);
  });

  it('looks up ids, hashes, times, addresses and aliases over all time, unless a period is given', async () => {
    const row = transactionAt(17);
    const start = row.consensusNs - row.validStartDelta;
    const id = `0.0.${row.payer}@${start / NS_PER_SECOND}.${String(start % NS_PER_SECOND).padStart(9, '0')}`;
    const time = `${row.consensusNs / NS_PER_SECOND}.${String(row.consensusNs % NS_PER_SECOND).padStart(9, '0')}`;
    for (const q of [id, time, Buffer.from(sampleHash(row.consensusNs)).toString('hex')]) {
      const list = await api.get<List>(`/api/transactions?q=${encodeURIComponent(q)}`);
      expect(
        list.data.map(({ memo }) => memo),
        q,
      ).toEqual([row.memo]);
      expect(await count(`period=1H&q=${encodeURIComponent(q)}`), q).toBe(0);
    }
    expect(await count('q=0.0.77%40123.000000001')).toBe(0);
    const byId = await count('q=0.0.1003');
    expect(byId).toBe(all.filter(({ payer }) => payer === 1003n).length);
    expect(await count(`q=0x${Buffer.from(ADDRESS).toString('hex')}`)).toBe(byId);
    expect(await count(`q=${base32(ALIAS)}`)).toBe(byId);
    expect(await count(`accountFrom=0.0.${base32(ALIAS)}`)).toBe(byId);
    expect(await count(`accountFrom=0x${'ee'.repeat(20)}`)).toBe(0);
  });

  it('checks checksums and names the parameter', async () => {
    const right = entityChecksum(entityIdFromStore(1003n), LEDGER_IDS.mainnet ?? new Uint8Array());
    expect(await count(`accountFrom=0.0.1003-${right}`)).toBe(all.filter(({ payer }) => payer === 1003n).length);
    for (const parameter of ['accountFrom', 'accountTo', 'contractID', 'tokenID', 'topicID', 'q']) {
      const reply = await api.get<{ error: { parameter: string }; message: string }>(
        `/api/transactions?${parameter}=0.0.1003-aaaaa`,
        400,
      );
      expect(reply.error.parameter).toBe(parameter);
      expect(reply.message).toContain(right);
    }
    const bad = await api.get<{ error: { parameter: string } }>('/api/transactions?topicID=nine', 400);
    expect(bad.error.parameter).toBe('topicID');
  });

  it('breaks the whole list down, whatever the page, and agrees with the counts of each value', async () => {
    const list = await api.get<List>('/api/transactions?limit=3&accountTo=0.0.2002');
    const { transactionTypes = {}, serviceTypes = {}, status = {} } = list.facets ?? {};
    for (const facet of [transactionTypes, serviceTypes, status])
      expect(Object.values(facet).reduce((sum, value) => sum + value, 0)).toBe(list.totalCount);
    for (const [name, value] of Object.entries(transactionTypes))
      expect(await count(`accountTo=0.0.2002&transactionTypes=${name}`)).toBe(value);
    for (const [name, value] of Object.entries(serviceTypes))
      expect(await count(`accountTo=0.0.2002&serviceTypes=${name}`)).toBe(value);
    for (const [name, value] of Object.entries(status))
      expect(await count(`accountTo=0.0.2002&status=${name}`)).toBe(value);
    expect(await api.get<List>('/api/transactions?facets=false')).not.toHaveProperty('facets');
  });

  it('limits by period, counted back from the newest transaction, by dates and by amounts', async () => {
    expect(await count('period=1H')).toBe(60);
    expect(await count('period=OA')).toBe(COUNT);
    expect(await count(`startDate=${at(10) / NS_PER_SECOND}&endDate=${at(20) / 1_000_000n}`)).toBe(10);
    expect(await count('amountFrom=10000&amountTo=20000')).toBe(11);
    expect(await count('amountTo=0')).toBe(1);
    expect(await count('transactionTypes=CRYPTO_TRANSFER&serviceTypes=TOKEN')).toBe(0);
  });

  it('lets a client walk a list to its end by its cursor', async () => {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const list: List = await api.get(`/api/transactions?limit=7&memo=invoice&order=asc&next=${next}`);
      seen.push(...list.data.map(({ memo }) => memo));
      next = list.next;
    }
    expect(seen).toEqual(all.filter((row) => row.memo !== '').map((row) => row.memo));
  });

  it('answers 304 until a block is added', async () => {
    const first = await api.app.inject('/api/transactions?limit=1');
    const tag = String(first.headers.etag);
    const again = await api.app.inject({ url: '/api/transactions?limit=1', headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await api.app.inject('/api/transactions?limit=x')).headers.etag).toBeUndefined();
    await api.write(sampleRows({ transaction: [transactionAt(COUNT)] }), [
      sampleBlock({ sequence: 2n, batch: 'c', firstNs: at(COUNT), lastNs: at(COUNT) }),
    ]);
    const later = await api.app.inject({ url: '/api/transactions?limit=1', headers: { 'if-none-match': tag } });
    expect(later.statusCode).toBe(200);
    expect(later.headers.etag).not.toBe(tag);
  });
});

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
