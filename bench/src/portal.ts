import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KnownKeys } from '@ledgerscope/portal/api-keys/known-keys';
import { hashPassword } from '@ledgerscope/portal/secrets/password';
import { keysOfHashes, openPortalStore } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { watchMachineShare } from './machine-share.ts';
import { medianOf } from './median-of.ts';
import { percentile } from './percentile.ts';
import { startServer } from './queries/server-process.ts';

const PASSWORD = 'a long enough passphrase';
const CHECKS = 5_000;

/**
 * Sign-ins a second through HTTP, by how many at once, and what one hash of a password takes; and how long it takes to know whose
 * key a call comes with, in a store of many users.
 */
export async function benchPortal(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '1,4,16' },
      users: { type: 'string', default: '20000' },
    },
  });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-bench-portal-'));
  const source = path.join(folder, 'source');
  fs.mkdirSync(source);
  const flags = ['--data', folder, '--source', source, '--network', 'testnet', '--request-rate', '0'];
  const server = await startServer([...flags, '--trust-proxy', '127.0.0.1,::1']);
  const machineShare = watchMachineShare();
  const connections = values.connections.split(',').map(Number);
  const most = Math.max(...connections);
  for (let user = 0; user < most; user++) await makeUser(server.url, user);
  const hashes: number[] = [];
  for (let count = 0; count < 20; count++) {
    const started = performance.now();
    await hashPassword(PASSWORD);
    hashes.push(performance.now() - started);
  }
  console.log(`\none hash of a password (argon2id, 19 MiB, two passes): ${medianOf(hashes).toFixed(0)} ms`);
  console.log('  at once  sign-ins/s   p50 ms   p95 ms');
  for (const atOnce of connections) {
    const { times, perSecond } = await signIns(server.url, atOnce, Number(values.seconds) * 1_000);
    const figures = [perSecond.toFixed(1), medianOf(times).toFixed(0), percentile(times, 95).toFixed(0)];
    console.log(`  ${String(atOnce).padStart(7)} ${figures.map((figure) => figure.padStart(10)).join('')}`);
  }
  await server.stop();
  await checks(folder, Number(values.users));
  console.log(`  ${machineShare()}`);
  fs.rmSync(folder, { recursive: true, force: true });
}

const post = (url: string, body: unknown, client: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  });

const emailOf = (user: number) => `ada${user}@example.org`;

async function makeUser(url: string, user: number): Promise<void> {
  // Until the portal's store is open, its calls answer 503.
  for (;;) {
    const body = { name: 'Ada', email: emailOf(user), password: PASSWORD };
    const { status } = await post(`${url}/api/auth/signup`, body, `10.0.0.${user}`);
    if (status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const mailbox = await (await fetch(`${url}/hedera/dev/mailbox`)).text();
  const token = /token=([\w-]{43})/.exec(mailbox)?.[1];
  await post(`${url}/api/auth/activate`, { token }, `10.0.0.${user}`);
}

let clients = 0;

/** Milliseconds of one; each from another client, because one client and one address may try so often alone. */
async function signIn(url: string, user: number): Promise<number> {
  const client = `10.${1 + (clients >> 16)}.${(clients >> 8) & 255}.${clients++ & 255}`;
  const started = performance.now();
  const reply = await post(`${url}/api/auth/login`, { username: emailOf(user), password: PASSWORD }, client);
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`a sign-in was answered ${reply.status}`);
  return performance.now() - started;
}

async function signIns(url: string, atOnce: number, ms: number) {
  const times: number[] = [];
  const started = performance.now();
  const end = started + ms;
  const work = async (user: number) => {
    while (performance.now() < end) times.push(await signIn(url, user));
  };
  await Promise.all(Array.from({ length: atOnce }, (_, user) => work(user)));
  return { times, perSecond: (times.length * 1_000) / (performance.now() - started) };
}

/** Whose key it is: asked of the database, and as the server knows it once it was asked for. */
async function checks(folder: string, users: number): Promise<void> {
  const store = await openPortalStore({ dataFolder: folder });
  const secrets = Array.from({ length: users }, () => `ls_test_${randomBytes(32).toString('base64url')}`);
  await store.query((db) =>
    db.execute(sql`with made as (insert into portal_user (email, name, password_hash)
        select 'user' || n || '@example.org', 'User', '' from generate_series(1, ${users}) n returning id),
      numbered as (select id, row_number() over (order by id) as n from made)
      insert into api_key (access_key, user_id, key_hash, key_end)
      select 'lsk_' || n, id, (string_to_array(${secrets.map(hashOf).join(',')}, ','))[n], 'xxxx' from numbered`),
  );
  const known = new KnownKeys();
  const ways = {
    'one indexed read': async (secret: string) => (await keysOfHashes(store, [hashOf(secret)]))[0],
    'as the public API asks': (secret: string) => known.find(store, hashOf(secret)),
  };
  console.log(`the check of a key, ${users} users with one each, 200 keys in turns`);
  for (const [name, find] of Object.entries(ways)) {
    const times: number[] = [];
    for (let count = 0; count < CHECKS; count++) {
      const started = performance.now();
      const found = await find(secrets[((count % 200) * 97) % secrets.length] ?? '');
      times.push(performance.now() - started);
      if (found === undefined) throw new Error('a key was not found');
    }
    // The first ones fill caches and plans.
    const warm = times.slice(CHECKS / 10);
    console.log(`  ${name}: p50 ${medianOf(warm).toFixed(3)} ms, p95 ${percentile(warm, 95).toFixed(3)} ms`);
  }
  await store.close();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
