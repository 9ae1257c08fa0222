import type { ListReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { exportedColumns } from './testing/exported-columns.ts';

const START = 1_700_000_000_000_000_000n;
/** More than two pages of an export. */
const COUNT = 2300;
const at = (index: number): bigint => START + BigInt(index) * 1_000_000_000n;
/** Several rows have the same instant, so that a page ends among them. */
const shared = (index: number): bigint => at(index - (index % 7));
const VERSION = at(COUNT - 1);
const OWNER = 2000n;
const CONTRACT = 6000n;
const FILE = 7000n;

describe('exports of what belongs to one account, contract, file or block', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const each = <Row>(make: (index: number) => Row): Row[] => Array.from({ length: COUNT }, (_, index) => make(index));
    await api.write(
      sampleRows({
        transaction: each((index) =>
          sampleTransaction({
            consensusNs: at(index),
            block: 1n,
            type: 16,
            payer: OWNER,
            entity: index === 0 ? CONTRACT : FILE,
          }),
        ),
        account: [
          sampleRow('account', { id: OWNER, version: VERSION }),
          sampleRow('account', { id: CONTRACT, isContract: 1, version: VERSION }),
        ],
        entity: each((index) =>
          sampleRow('entity', {
            kind: index % 2 === 0 ? 'topic' : 'file',
            id: 10_000n + BigInt(index),
            createdNs: shared(index),
            creator: OWNER,
          }),
        ),
        file: [sampleRow('file', { id: FILE, createdNs: at(0), creator: OWNER, version: VERSION })],
        fileData: each((index) => sampleRow('fileData', { file: FILE, consensusNs: at(index), type: 16 })),
        allowance: each((index) =>
          sampleRow('allowance', {
            owner: OWNER,
            spender: 20_000n + BigInt(index),
            amountGranted: 5n,
            amount: 5n,
            grantedNs: shared(index),
            changedNs: shared(index),
            version: VERSION,
          }),
        ),
        airdrop: each((index) =>
          sampleRow('airdrop', {
            receiver: OWNER,
            sender: 20_000n + BigInt(index),
            token: 9000n,
            amount: 1n,
            state: 'PENDING',
            pendingNs: shared(index),
            changedNs: shared(index),
            version: VERSION,
          }),
        ),
        contractStateChange: each((index) =>
          sampleRow('contractStateChange', {
            contract: CONTRACT,
            consensusNs: at(index),
            slot: Buffer.from((index + 1).toString(16).padStart(64, '0'), 'hex'),
            valueWritten: Uint8Array.of(1),
            written: 1,
          }),
        ),
      }),
      [sampleBlock({ sequence: 1n, number: 1n, batch: 'b', firstNs: at(0), lastNs: VERSION })],
    );
  });
  afterAll(() => api.close());

  it.each([
    ['account-created', `id=0.0.${OWNER}`, `/api/accounts/0.0.${OWNER}/created`, COUNT],
    ['account-created', `id=0.0.${OWNER}&kind=topic&order=asc`, `/api/accounts/0.0.${OWNER}/created`, COUNT / 2],
    ['account-files', `id=0.0.${OWNER}`, `/api/accounts/0.0.${OWNER}/files`, COUNT / 2],
    ['account-allowances', `id=0.0.${OWNER}&side=granted`, `/api/accounts/0.0.${OWNER}/allowances`, COUNT],
    ['account-airdrops', `id=0.0.${OWNER}&side=received`, `/api/accounts/0.0.${OWNER}/airdrops`, COUNT],
    ['contract-state', `id=0.0.${CONTRACT}`, `/api/contracts/0.0.${CONTRACT}/state`, COUNT],
    ['file-updates', `id=0.0.${FILE}`, `/api/files/0.0.${FILE}/updates`, COUNT],
    ['block-transactions', 'id=1', '/api/blocks/1/transactions', COUNT],
  ])('%s, %s: every row once, as %s lists them', async (list, query, listPath, count) => {
    const reply = await api.app.inject(`/api/export/${list}?format=jsonl&${query}`);
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    const lines = reply.body.split('\n').slice(0, -1);
    expect(lines).toHaveLength(count);
    expect(new Set(lines).size).toBe(count);
    const filters = query.replace(/^id=[^&]*&?/, '');
    for (const page of [1, 12]) {
      const shown = await api.get<ListReply<object>>(`${listPath}?limit=100&page=${page}&${filters}`);
      expect(shown.totalCount).toBe(count);
      const there = lines.slice((page - 1) * 100, page * 100).map((line) => JSON.parse(line) as object);
      expect(there).toEqual(shown.data.map(exportedColumns));
    }
  });

  it.each([
    ['allowances', `/api/accounts/0.0.${OWNER}/allowances?side=granted`, 'desc', 'spender'],
    ['airdrops', `/api/accounts/0.0.${OWNER}/airdrops?side=received`, 'desc', 'sender'],
    ['storage slots', `/api/contracts/0.0.${CONTRACT}/state?`, 'asc', 'slot'],
    ['created', `/api/accounts/0.0.${OWNER}/created?`, 'desc', 'id'],
  ])('lists of %s are walked to their end by cursor, in both orders', async (_, url, byDefault, key) => {
    const readRows = async (order: string) => walkList<Record<string, unknown>>(api, `${url}&limit=100${order}`);
    const rows = await readRows('');
    expect(new Set(rows.map((row) => row[key])).size).toBe(COUNT);
    expect(rows).toHaveLength(COUNT);
    expect(await readRows(`&order=${byDefault}`)).toEqual(rows);
    expect(await readRows(`&order=${byDefault === 'asc' ? 'desc' : 'asc'}`)).toEqual(rows.toReversed());
    expect(await api.get(`${url}&next=x-y`, 400)).toMatchObject({ error: { parameter: 'next' } });
  });

  it('are refused without an id, and for what nobody knows', async () => {
    for (const list of ['account-created', 'contract-state', 'file-updates', 'block-transactions'])
      expect(await api.get(`/api/export/${list}`, 400), list).toMatchObject({ error: { parameter: 'id' } });
    await api.get('/api/export/account-created?id=0.0.99999999', 404);
    await api.get('/api/export/block-transactions?id=99', 404);
  });
});
