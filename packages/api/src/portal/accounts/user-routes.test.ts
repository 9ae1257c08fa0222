import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalApi, type PortalApi } from '../testing/open-portal-api.ts';

describe('the profile of a user', () => {
  let api: PortalApi;
  let user: { id: string; token: string };
  beforeAll(async () => {
    api = await openPortalApi();
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

  it('notes when the user was last here', async () => {
    const before = Date.now() - 1_000;
    const url = `/api/users/time/${user.id}`;
    const { json } = await api.send('PUT', url, { token: user.token, body: { time: '2000-01-01T00:00:00Z' } });
    expect(Date.parse(json.data.lastLogin)).toBeGreaterThan(before);
  });
});
