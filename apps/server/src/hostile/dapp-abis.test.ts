import { administrator } from '@ledgerscope/api/portal/testing/administrator';
import { openPortalApi, type PortalApi } from '@ledgerscope/api/portal/testing/open-portal-api';
import { sendForm } from '@ledgerscope/api/portal/testing/send-form';
import { activeDapp } from '@ledgerscope/portal-store';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const CONTRACT = '0.0.2002';
const abiOf = (name: string) => JSON.stringify([{ type: 'function', name, inputs: [], outputs: [] }]);

let api: PortalApi;
let admin: { readonly token: string };
const tokens: string[] = [];
beforeAll(async () => {
  api = await openPortalApi();
  admin = await administrator(api, 'admin@example.org');
  for (const email of ['first@example.org', 'second@example.org']) tokens.push((await api.signedIn(email)).token);
});
afterAll(() => api.close());

const desk = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  api.send(method, `/api/admin/${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) });
const pending = async () => (await desk('GET', 'submissions?state=pending')).json.data;
/** The function by which calls of the contract are decoded. */
const inUse = async () => (await api.send('GET', `/api/contracts/${CONTRACT}/abi`)).json.data?.abi[0].name;
const files = (abi: string) => ({
  contractId: CONTRACT,
  abi: Buffer.from(abi),
  sourceCode: Buffer.from('contract A {}'),
});

async function register(token: string, title: string, abi: string): Promise<void> {
  const texts = { company: 'Company', description: 'What it does', accountId: '0.0.1001' };
  const path = `/api/dapps/${title.toLowerCase()}/create`;
  expect((await sendForm(api, 'POST', path, token, { ...texts, title, ...files(abi) })).status).toBe(200);
}

async function approved(body: object = {}): Promise<void> {
  const [{ id }] = await pending();
  expect((await desk('POST', `submissions/${id}/approve`, body)).status).toBe(200);
}

describeAttacks('dapps that claim the contract of another', [
  {
    name: 'the operator sees all files and who was first; approving does not replace the ABI of the first',
    limit: null,
    attack: async () => {
      const [first = '', second = ''] = tokens;
      await register(first, 'First', abiOf('pay'));
      await approved();
      expect(await inUse()).toBe('pay');
      // Another one with the same ABI, which it cannot make its own, and then with a misleading one.
      await register(second, 'Second', abiOf('pay'));
      const [request] = await pending();
      expect(request.otherAbis).toMatchObject([{ contractID: CONTRACT, source: 'dapp', dapp: 'First', used: true }]);
      const shown = (await desk('GET', `dapps/second/contracts/${CONTRACT}/files`)).json.data;
      expect([JSON.parse(shown.abi)[0].name, shown.sourceCode, shown.byteCode]).toEqual(['pay', 'contract A {}', null]);
      await approved();
      await register(second, 'Third', abiOf('giftEverything'));
      await approved();
      expect(await inUse()).toBe('pay');
    },
  },
  {
    name: 'only the operator says that another is used, and hiding that one gives the contract back',
    limit: null,
    attack: async () => {
      await register(tokens[1] ?? '', 'Fourth', abiOf('moved'));
      await approved({ takeOver: true });
      expect(await inUse()).toBe('moved');
      expect((await desk('PUT', 'dapps/fourth/active', { active: false })).status).toBe(200);
      expect(await inUse()).toBe('pay');
      expect((await desk('PUT', 'dapps/first/active', { active: false })).status).toBe(200);
      expect((await desk('PUT', 'dapps/second/active', { active: false })).status).toBe(200);
      expect((await activeDapp(api.store, 'third'))?.title).toBe('Third');
      expect(await inUse()).toBe('giftEverything');
    },
  },
  {
    name: 'the operator removes an ABI, and nobody else does',
    limit: null,
    attack: async () => {
      const { hash } = (await api.send('GET', `/api/contracts/${CONTRACT}/abi`)).json.data;
      const path = `/api/admin/contracts/${CONTRACT}/abis/${hash}`;
      expect((await api.send('DELETE', path, { token: tokens[1] ?? '' })).status).toBe(403);
      expect((await desk('DELETE', `contracts/${CONTRACT}/abis/${hash}`)).status).toBe(200);
      expect((await desk('DELETE', `contracts/${CONTRACT}/abis/${hash}`)).status).toBe(404);
      expect((await desk('DELETE', `contracts/${CONTRACT}/abis/x`)).status).toBe(404);
      expect((await desk('DELETE', `contracts/none/abis/${hash}`)).status).toBe(404);
      expect(await inUse()).toBeUndefined();
      const [{ action }] = (await desk('GET', 'audit')).json.data;
      expect(action).toBe('contract-abi.remove');
    },
  },
]);
