import { PortalFullError } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortalApi, PASSWORD, type PortalApi } from '../testing/open-portal-api.ts';

describe('the profile of a user', () => {
  let api: PortalApi;
  let user: { id: string; token: string };
  let shortage: string | undefined;
  beforeAll(async () => {
    api = await openPortalApi({ shortage: () => shortage });
    user = await api.signedIn('ada@example.org');
  });
  afterAll(() => api.close());

  const put = (body: object) => api.send('PUT', `/api/users/${user.id}`, { token: user.token, body });

  it('changes name, company and phone number, and nothing else', async () => {
    const form = { name: 'Ada L.', company: 'Engines', contact: '+1 (202) 555-0123' };
    const { status, json } = await put({ ...form, role: 'administrator', email: 'eve@example.org', id: '99' });
    expect(status).toBe(200);
    const profile = { name: 'Ada L.', company: 'Engines', contact: '+12025550123' };
    expect(json.data).toMatchObject({ ...profile, role: 'user', email: 'ada@example.org', id: user.id });
    expect((await put({ name: 'Ada' })).json.data).toMatchObject({ name: 'Ada', company: null, contact: null });
    const again = await api.send('GET', `/api/users/${user.id}`, { token: user.token });
    expect(again.json.data).toMatchObject({ name: 'Ada', company: null, contact: null });
  });

  it.each([
    [{ name: '' }, { name: ["Can't be blank"] }],
    [
      { name: 'A', contact: '555-0123' },
      { contact: ['Enter the number with its country code, such as +1 202 555 0123'] },
    ],
    [
      { name: 'A', contact: '+1<script>' },
      { contact: ['Enter the number with its country code, such as +1 202 555 0123'] },
    ],
    [{ name: 'A', company: 'x'.repeat(101) }, { company: ['Use at most 100 characters'] }],
  ])('refuses %j', async (body, fields) => {
    expect(await put(body)).toMatchObject({ status: 400, json: { fields } });
  });

  describe('without room on the disk', () => {
    const refused = {
      status: 503,
      headers: { 'retry-after': '60' },
      json: { error: { code: 'disk_full', message: expect.stringContaining('The server’s disk is full') } },
    };
    const read = () => api.send('GET', `/api/users/${user.id}`, { token: user.token });

    it('stays as it is and can be read, by who signs in then too', async () => {
      shortage = 'nothing is free';
      expect(await put({ name: 'Eve' })).toMatchObject(refused);
      expect(await api.send('POST', '/api/auth/signup', { body: {} })).toMatchObject(refused);
      const signIn = { username: 'ada@example.org', password: PASSWORD };
      expect((await api.send('POST', '/api/auth/login', { body: signIn })).status).toBe(200);
      expect((await read()).json.data.name).not.toBe('Eve');
      shortage = undefined;
      expect((await put({ name: 'Ada' })).status).toBe(200);
    });

    it('is read where the database itself says so, whose refusal of a change has the same words', async () => {
      await api.store.query((db) => db.execute(sql`update session set last_used_at = now() - interval '2 days'`));
      const query = api.store.query.bind(api.store);
      const full = vi.spyOn(api.store, 'query').mockImplementation((work) => {
        const isChange = /\.(?:update|insert|transaction)\(/.test(String(work));
        return isChange ? Promise.reject(new PortalFullError('full')) : query(work);
      });
      expect((await read()).status).toBe(200);
      expect(await put({ name: 'Eve' })).toMatchObject(refused);
      full.mockRestore();
      expect((await put({ name: 'Ada' })).status).toBe(200);
    });
  });

  it('notes when the user was last here', async () => {
    const before = Date.now() - 1_000;
    const url = `/api/users/time/${user.id}`;
    const { json } = await api.send('PUT', url, { token: user.token, body: { time: '2000-01-01T00:00:00Z' } });
    expect(Date.parse(json.data.lastLogin)).toBeGreaterThan(before);
  });
});
