import { deleteUser } from '@ledgerscope/portal-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { openPortalApi, type PortalApi } from '../testing/open-portal-api.ts';
import { sendForm } from '../testing/send-form.ts';

const DAPP = { company: 'Makers', title: 'Shop', description: 'Sells.', accountId: '0.0.1001' };
/** One dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A few bytes that say they unfold to 30,000 × 30,000 dots. */
const BOMB = Buffer.from(PNG);
BOMB.writeUInt32BE(30_000, 16);
BOMB.writeUInt32BE(30_000, 20);
const SCRIPT = '<script>alert(1)</script>';
const SQL = "x'; drop table dapp; --";

describe('dapps of users', () => {
  let api: PortalApi;
  let owner: { id: string; token: string };
  let stranger: { id: string; token: string };
  let admin: { id: string; token: string };
  beforeAll(async () => {
    api = await openPortalApi();
    owner = await api.signedIn('owner@example.org');
    stranger = await api.signedIn('stranger@example.org');
    admin = await administrator(api, 'admin@example.org');
  });
  afterAll(() => api.close());

  type Parts = Parameters<typeof sendForm>[4];
  const create = (id: string, parts: Parts, token = owner.token) =>
    sendForm(api, 'POST', `/api/dapps/${id}/create`, token, parts);
  const own = async (user = owner) =>
    (await api.send('GET', `/api/users/${user.id}/dapps`, { token: user.token })).json.data;
  const approveAll = async () => {
    const { json } = await api.send('GET', '/api/admin/submissions', { token: admin.token });
    for (const { id } of json.data)
      await api.send('POST', `/api/admin/submissions/${id}/approve`, { token: admin.token, body: {} });
  };

  it('wait for the operator, and only their owner sees them', async () => {
    const { status, json } = await create('shop', { ...DAPP, website: 'https://shop.example', contractId: '0.0.2002' });
    expect([status, json.data.message]).toEqual([
      200,
      'Your Dapp has been submitted for review. Once approved, it will be activated on the dapp marketplace.',
    ]);
    expect(await own()).toMatchObject([
      {
        id: 'shop',
        active: false,
        review: 'pending',
        contractId: '0.0.2002',
        userId: owner.id,
        userName: 'Ada',
        userEmail: 'owner@example.org',
        userCompany: null,
        files: { abi: false, sourceCode: false, byteCode: false, logoURL: null },
      },
    ]);
    expect(await own(stranger)).toEqual([]);
    for (const path of ['', '/contracts', '/transactions', '/transfers', '/tokentransfers'])
      expect((await api.send('GET', `/api/dapps/shop${path}`)).status).toBe(404);
    expect((await api.send('GET', '/api/dapps')).json.data).toEqual([]);
  });

  it.each<[Parts, Record<string, string>]>([
    [
      {},
      { company: "Company name can't be blank", title: "Title can't be blank", accountId: "Account Id can't be blank" },
    ],
    [{ ...DAPP, accountId: '1.0.2' }, { accountId: 'Invalid format of Account Id' }],
    [{ ...DAPP, accountId: '0.0.x' }, { accountId: 'Invalid format of Account Id' }],
    [{ ...DAPP, accountId: SQL }, { accountId: 'Invalid format of Account Id' }],
    [{ ...DAPP, contractId: 'mine' }, { contractId: 'Invalid format of Contract Id' }],
    [{ ...DAPP, accountId: '0x00000000000000000000000000000000deadbeef' }, {}],
    [
      { ...DAPP, accountId: '0xdeadbeefdeadbeefdeadbeefdeadbeefdeadbeef' },
      { accountId: 'Invalid format of Account Id' },
    ],
    [{ ...DAPP, company: 'x'.repeat(51) }, { company: 'Use at most 50 characters' }],
    [{ ...DAPP, title: 'x'.repeat(51) }, { title: 'Use at most 50 characters' }],
    [{ ...DAPP, description: 'x'.repeat(301) }, { description: 'Use at most 300 characters' }],
    [
      { ...DAPP, website: 'javascript:alert(1)' },
      { website: 'Must be an address that starts with https:// or http://' },
    ],
    [
      { ...DAPP, iosAppLink: 'https://u:p@x.example' },
      { iosAppLink: 'Must be an address that starts with https:// or http://' },
    ],
  ])('are refused with the texts of their fields: %j', async (parts, faults) => {
    const id = String(parts.title ?? 'none').toLowerCase();
    const { status, json } = await create(id === 'shop' ? 'shop' : id, parts);
    expect(status).toBe(400);
    const expected = Object.keys(faults).length === 0 ? { title: 'A dapp with this title already exists.' } : faults;
    expect(json.fields).toEqual(Object.fromEntries(Object.entries(expected).map(([name, text]) => [name, [text]])));
  });

  it('have the id that their title says', async () => {
    expect((await create('other', { ...DAPP, title: 'My Shop!' })).json.error.parameter).toBe('id');
    expect((await create('x', { ...DAPP, title: '!!!' })).json.fields).toMatchObject({ title: [expect.any(String)] });
    const one = await Promise.all([
      create('race', { ...DAPP, title: 'Race' }),
      create('race', { ...DAPP, title: 'ra ce' }, stranger.token),
    ]);
    expect(one.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('cannot be changed or given contracts by anybody else', async () => {
    const { title: _title, ...change } = DAPP;
    const tries = [
      await sendForm(api, 'PUT', '/api/dapps/shop/update', stranger.token, { ...change, company: 'Thief' }),
      await sendForm(api, 'POST', '/api/contracts/dapps/shop/addcontract', stranger.token, { contractId: '0.0.666' }),
      await api.send('PUT', '/api/contracts/0.0.2002/update', {
        token: stranger.token,
        body: { dappId: 'shop', contracts: ['0.0.2002'] },
      }),
      // Nor by an administrator: the desk approves, it does not edit.
      await sendForm(api, 'PUT', '/api/dapps/shop/update', admin.token, change),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const shop = (await own()).find(({ id }: { id: string }) => id === 'shop');
    expect(shop).toMatchObject({ company: 'Makers', contracts: [{ id: '0.0.2002' }] });
  });

  it.each<[string, string, Uint8Array | string, RegExp]>([
    ['logo', 'logoURL', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`, /PNG/],
    ['logo', 'logoURL', `<!doctype html>${SCRIPT}`, /PNG/],
    ['logo', 'logoURL', '%PDF-1.7', /PNG/],
    ['logo', 'logoURL', Buffer.concat([PNG, Buffer.alloc(300_000)]), /must not exceed 256 KB/],
    ['logo', 'logoURL', Buffer.alloc(3_000_000), /must not exceed 256 KB/],
    ['logo', 'logoURL', BOMB, /must not exceed 2048 × 2048/],
    ['logo', 'logoURL', PNG.subarray(0, 12), /cannot be read/],
    ['logo', 'logoURL', 'GIF89a', /cannot be read/],
    ['logo', 'logoURL', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0]), /cannot be read/],
    ['ABI', 'abi', 'rubbish', /JSON/],
    ['ABI', 'abi', '{"abi": 5}', /list/],
    ['ABI', 'abi', '[{"type":"fallback","note":"\\u0000"}]', /character/],
    ['ABI', 'abi', '[{"type":"fallback","note":"\\\\\\ud800"}]', /character/],
    ['ABI', 'abi', `[{"type":"fallback","note":${'['.repeat(200_000)}${']'.repeat(200_000)}}]`, /deep/],
    ['ABI', 'abi', Buffer.alloc(1_100_000, 32), /must not exceed 1024 KB/],
    ['ABI', 'abi', Buffer.from([0xff, 0xfe, 0x00]), /UTF-8/],
    ['source code', 'sourceCode', Buffer.from([0x80, 0x81]), /UTF-8/],
    ['source code', 'sourceCode', 'a\0b', /UTF-8/],
    ['byte code', 'byteCode', '0xabc', /hexadecimal/],
    ['byte code', 'byteCode', SCRIPT, /hexadecimal/],
    ['evil', 'evil', 'x', /Unexpected file/],
  ])('refuse a file that is no %s: %s', async (label, field, contents, reason) => {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const file = { bytes, name: '../../etc/logo.png', type: 'image/png' };
    const { status, json } = await create('files', { ...DAPP, title: 'Files', contractId: '0.0.1', [field]: file });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      exception: 'fileError',
      file: label,
      message: `Unable to upload file ${label} at the moment, please try again later.`,
    });
    expect(json.fields[field][0]).toMatch(reason);
  });

  it('show a logo as the image that it is, whatever else it holds, once they are public', async () => {
    const polyglot = Buffer.concat([PNG, Buffer.from(`<svg onload="alert(1)">${SCRIPT}</svg>`)]);
    const file = { bytes: polyglot, name: 'logo.svg', type: 'image/svg+xml' };
    expect((await create('drawn', { ...DAPP, title: 'Drawn', logoURL: file })).status).toBe(200);
    const { logoURL } = (await own()).find(({ id }: { id: string }) => id === 'drawn');
    expect((await api.send('GET', logoURL)).status).toBe(404);
    await approveAll();
    const { json, body } = await api.send('GET', '/api/dapps/drawn');
    expect(json.data.files).toEqual({ abi: false, sourceCode: false, byteCode: false, logoURL });
    // Who registered a dapp is nobody else's business.
    expect(body).not.toContain('owner@example.org');
    const shown = await api.app.inject(logoURL);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(shown.headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(shown.rawPayload.equals(polyglot)).toBe(true);
    // Whoever comes next sees it too, and does not ask again.
    const next = await api.app.inject(logoURL);
    expect([next.headers['content-type'], next.headers['cache-control'], next.rawPayload.equals(polyglot)]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
      true,
    ]);
    expect((await api.send('GET', logoURL.replace(/.$/, 'x'))).status).toBe(404);
  });

  it('answer stored script as the text that it is', async () => {
    const texts = { company: SCRIPT, description: `${SCRIPT} ${SQL}`, deployed: SCRIPT };
    await create('scriptalert1script', { ...DAPP, ...texts, title: SCRIPT });
    await approveAll();
    const { json, headers } = await api.send('GET', '/api/dapps/scriptalert1script');
    expect(json.data).toMatchObject({ ...texts, title: SCRIPT });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('have at most one primary contract, also of many that are set at once', async () => {
    const add = (contractId: string, primary = 'false') =>
      sendForm(api, 'POST', '/api/contracts/dapps/shop/addcontract', owner.token, { contractId, primary });
    expect((await add('0.0.3001', 'true')).json.fields).toEqual({
      primary: ['The dapp already has a primary contract'],
    });
    expect((await add('')).json.fields).toEqual({ contractId: ["Contract Id can't be blank"] });
    const ids = ['0.0.3001', '0.0.3002', '0.0.3003'];
    for (const id of ids) expect((await add(id)).status).toBe(200);
    expect((await add('0.0.3001')).json.fields).toEqual({ contractId: ['The dapp already has this contract'] });
    const set = (id: string) =>
      api.send('PUT', `/api/contracts/${id}/update`, { token: owner.token, body: { dappId: 'shop', contracts: ids } });
    const answers = await Promise.all([...ids, ...ids, ...ids].map(set));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const shop = (await own()).find(({ id }: { id: string }) => id === 'shop');
    expect(shop.contracts.filter(({ primary }: { primary: boolean }) => primary)).toHaveLength(1);
    await set('0.0.2002');
    expect((await own()).find(({ id }: { id: string }) => id === 'shop').contractId).toBe('0.0.2002');
    expect((await set('0.0.9999')).status).toBe(404);
  });

  it('go with the account of their owner, unless they are public', async () => {
    const leaving = await api.signedIn('leaving@example.org');
    await create('stays', { ...DAPP, title: 'Stays' }, leaving.token);
    await approveAll();
    await create('goes', { ...DAPP, title: 'Goes' }, leaving.token);
    await deleteUser(api.store, BigInt(leaving.id), undefined);
    expect((await api.send('GET', '/api/dapps/stays')).status).toBe(200);
    // Its title can be taken by somebody else.
    expect((await create('goes', { ...DAPP, title: 'Goes' }, stranger.token)).status).toBe(200);
  });

  it('of one user are at most twenty, also when many are registered at once', async () => {
    const many = await api.signedIn('many@example.org');
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, index) => create(`many${index}`, { ...DAPP, title: `Many ${index}` }, many.token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await own(many)).toHaveLength(20);
  });
});
