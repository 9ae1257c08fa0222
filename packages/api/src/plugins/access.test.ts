import { CALLS, type Call } from '@ledgerscope/contract';
import { newToken } from '@ledgerscope/portal/secrets/token';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalApi, type PortalApi } from '../portal/testing/open-portal-api.ts';

const PROTECTED = Object.entries<Call>(CALLS).filter(([, { access }]) => access !== 'public');

describe('calls that are not for everybody', () => {
  let api: PortalApi;
  let user: { id: string; token: string };
  let other: { id: string; token: string };
  beforeAll(async () => {
    api = await openPortalApi();
    user = await api.signedIn('user@example.org');
    other = await api.signedIn('other@example.org');
  });
  afterAll(() => api.close());

  const ask = ({ method, path, params }: Call, userId: string, headers: Readonly<Record<string, string>>) => {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'userId' ? userId : encodeURIComponent(params[name]?.example ?? ''),
    );
    return api.send(method, url, { headers, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) });
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it.each(PROTECTED)('%s answers 401 without the token of a session that lasts', async (_, call) => {
    const forged = newToken().text;
    const spoilt = `${user.token.slice(0, -1)}${user.token.endsWith('A') ? 'B' : 'A'}`;
    for (const headers of [
      {},
      bearer(forged),
      bearer(spoilt),
      bearer(`${user.token}x`),
      { authorization: `Basic ${user.token}` },
      { authorization: user.token },
      // Nothing that a browser sends by itself signs in.
      { cookie: `access_token=${user.token}; token=${user.token}; session=${user.token}` },
    ] as Readonly<Record<string, string>>[]) {
      const { status, json, headers: sent } = await ask(call, user.id, headers);
      expect([status, json.error.code], JSON.stringify(headers)).toEqual([401, 'unauthenticated']);
      expect(sent['cache-control']).toBe('no-store');
    }
  });

  const BARE = PROTECTED.filter(
    ([, { access, method, form }]) => access === 'user' && method === 'DELETE' && Object.keys(form).length === 0,
  );

  it.each(BARE)('%s needs no body, even if the request is said to have JSON', async (_, call) => {
    const { status, json } = await ask(call, user.id, { ...bearer(user.token), 'content-type': 'application/json' });
    expect([200, 404], JSON.stringify(json)).toContain(status);
  });

  it.each(PROTECTED.filter(([, { access }]) => access === 'administrator'))(
    '%s answers 403 to a user',
    async (_, call) => {
      expect((await ask(call, user.id, bearer(user.token))).json.error.code).toBe('forbidden');
    },
  );

  it.each(PROTECTED.filter(([, { access, params }]) => access === 'user' && 'userId' in params))(
    '%s answers 403 to who names another user, whether there is one or not',
    async (_, call) => {
      for (const id of [other.id, '999999', '0', `0${user.id}`]) {
        const { status, json } = await ask(call, id, bearer(user.token));
        expect([status, json.error.code], id).toEqual([403, 'forbidden']);
      }
      expect((await api.send('GET', `/api/users/${other.id}`, { token: other.token })).json.data.email).toBe(
        'other@example.org',
      );
    },
  );

  it('take the token of a session until it ends', async () => {
    const url = `/api/users/${user.id}`;
    expect((await api.send('GET', url, { token: user.token })).status).toBe(200);
    await api.store.query((db) =>
      db.execute(sql`update session set expires_at = now() where user_id = ${BigInt(user.id)}`),
    );
    expect((await api.send('GET', url, { token: user.token })).status).toBe(401);
  });

  it('are declared with a rule: who may call is said wherever the portal is asked or something changes', () => {
    for (const [name, { access, path }] of Object.entries<Call>(CALLS)) {
      expect(['public', 'user', 'administrator'], name).toContain(access);
      if (/^\/api\/users\b/.test(path)) expect(access, name).not.toBe('public');
      if (/^\/api\/admin\b/.test(path)) expect(access, name).toBe('administrator');
    }
  });
});
