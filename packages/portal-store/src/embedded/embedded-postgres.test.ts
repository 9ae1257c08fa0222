import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortalStore, type PortalStore, setSiteSetting, siteSettings } from '../index.ts';
import { layEmptyPortal } from '../testing/empty-portal.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './postmaster.ts';
import { giveTree } from './runtime-user.ts';

const HOLDER = path.join(import.meta.dirname, '..', 'testing', 'hold-store.ts');
const WAIT_MS = 60_000;
/** How often the database or a process that writes to it is killed, in all. */
const KILLS = testSize(3, 50);

describe('the embedded PostgreSQL', () => {
  let top: string;
  let dataFolder: string;
  const processes: ChildProcess[] = [];
  beforeEach(() => {
    top = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-embedded-'));
    dataFolder = path.join(top, 'data');
  });
  afterEach(async () => {
    for (const child of processes.splice(0)) child.kill('SIGKILL');
    await until(() => postmaster() === undefined);
    rmSync(top, { recursive: true, force: true });
  });

  const pidFile = () => path.join(dataFolder, 'portal', 'pg', 'postmaster.pid');
  const postmaster = (): number | undefined => {
    if (!existsSync(pidFile())) return undefined;
    const pid = Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
    // The file is there before it says which.
    return pid > 0 && isAlive(pid) ? pid : undefined;
  };
  const countIn = async (store: PortalStore) => Number((await siteSettings(store)).get('count') ?? 0);

  /** A process that holds the store; resolves when it has opened it. */
  async function holder(mode: 'writes' | 'idle') {
    const child = spawn(process.execPath, [HOLDER, dataFolder, mode], { stdio: ['pipe', 'pipe', 'inherit'] });
    processes.push(child);
    const lines = createInterface({ input: child.stdout });
    let found: number | undefined;
    let acknowledged = 0;
    lines.on('line', (line) => {
      if (line === 'open') return;
      acknowledged = Number(line);
      found ??= acknowledged;
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the holder ended with ${code} before it had opened the store`);
    });
    await Promise.race([once(lines, 'line'), ended]);
    ended.catch(() => {});
    return {
      child,
      /** Where it began to count. */
      found: () => found ?? -1,
      acknowledged: () => acknowledged,
      kill: async () => {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      },
      close: async () => {
        const exited = once(child, 'exit');
        child.stdin.end();
        await exited;
      },
    };
  }

  it('starts in an empty folder, is reached by its socket alone, keeps what was written, and stops', async () => {
    const store = await openPortalStore({ dataFolder });
    expect(store.description).toContain('made in');
    const { rows } = await store.query((db) =>
      db.execute<{ addresses: string; version: number }>(
        "select current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int as version",
      ),
    );
    expect(rows[0]?.addresses).toBe('');
    expect(rows[0]?.version).toBeGreaterThanOrEqual(180_000);
    expect(statSync(path.join(dataFolder, 'portal')).mode & 0o077).toBe(0);
    await setSiteSetting(store, 'count', '7');
    await store.close();
    expect(postmaster()).toBeUndefined();
    const again = await openPortalStore({ dataFolder });
    expect(again.description).toContain('started in');
    expect(await countIn(again)).toBe(7);
    await again.close();
  });

  it('runs where only the owner may enter the folder above, and where the path is too long for a socket', async () => {
    const deep = path.join(top, 'private', 'd'.repeat(120), 'data');
    mkdirSync(path.join(top, 'private'), { mode: 0o700 });
    const store = await openPortalStore({ dataFolder: deep, unsafe: true });
    expect(await countIn(store)).toBe(0);
    await store.close();
  });

  it.runIf(process.getuid?.() === 0)('runs, started by root, as a user that no other program is', async () => {
    const pg = path.join(dataFolder, 'portal', 'pg');
    const first = await openPortalStore({ dataFolder, unsafe: true });
    await setSiteSetting(first, 'count', '1');
    const { uid } = statSync(pg);
    expect([0, 65_534]).not.toContain(uid);
    // Started in it, whoever may enter the folders above: `nobody` cannot list it, and so not reach its socket either.
    const list = (user: number) => spawnSync('/bin/ls', ['.'], { uid: user, gid: user, cwd: pg }).status;
    expect(list(65_534)).not.toBe(0);
    expect(list(uid)).toBe(0);
    await first.close();
    // A folder of before belongs to `nobody` until no database runs in it.
    giveTree(pg, { uid: 65_534, gid: 65_534 });
    const again = await openPortalStore({ dataFolder, unsafe: true });
    expect(await countIn(again)).toBe(1);
    expect(statSync(path.join(pg, 'PG_VERSION')).uid).toBe(uid);
    await again.close();
  });

  it('loses nothing that was acknowledged, however often it and its process are killed, and does not outlive it', async () => {
    layEmptyPortal(dataFolder);
    let acknowledged = 0;
    for (let round = 0; round < KILLS / 2; round++) {
      // At once, while what was killed may still be ending.
      const writer = await holder('writes');
      await until(() => writer.acknowledged() > acknowledged + 2);
      const database = postmaster();
      if (database !== undefined) process.kill(database, 'SIGKILL');
      if (round % 5 === 0) {
        // The process outlives this one: the database starts again under it, and it goes on.
        const before = writer.acknowledged();
        await until(() => writer.acknowledged() > before + 1);
      }
      await writer.kill();
      expect(writer.found()).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = writer.acknowledged();
    }
    const store = await openPortalStore({ dataFolder, unsafe: true });
    expect(await countIn(store)).toBeGreaterThanOrEqual(acknowledged);
    await store.close();
    expect(postmaster()).toBeUndefined();
    const idle = await holder('idle');
    expect(postmaster()).toBeDefined();
    await idle.kill();
    await until(() => postmaster() === undefined);
  }, 180_000);

  it('is shared by processes of one folder, and stops with the last of them', async () => {
    const [first, second] = await Promise.all([holder('idle'), holder('idle')]);
    const store = await openPortalStore({ dataFolder, unsafe: true });
    expect(store.description).toContain('already running in');
    await first.kill();
    await second.close();
    expect(await countIn(store)).toBe(0);
    await store.close();
    // The connections of the process that was killed may still count for others' until the database has noticed.
    await until(() => postmaster() === undefined);
  });

  it('is started again where it dies under a running process', async () => {
    layEmptyPortal(dataFolder);
    const store = await openPortalStore({ dataFolder, unsafe: true });
    await setSiteSetting(store, 'count', '3');
    const before = postmaster();
    if (before === undefined) throw new Error('no postmaster');
    process.kill(before, 'SIGKILL');
    // The connection's own process may answer once more before it notices.
    await until(() => ![undefined, before].includes(postmaster()));
    await until(async () => (await countIn(store).catch(() => -1)) === 3);
    await store.close();
    expect(postmaster()).toBeUndefined();
  });

  it('waits for the end of a database that goes on shutting down after it was adopted', async () => {
    layEmptyPortal(dataFolder);
    const store = await openPortalStore({ dataFolder, unsafe: true });
    const database = await EmbeddedPostgres.open(dataFolder, true);
    const { rows } = await store.query((db) =>
      db.execute<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'checkpointer'"),
    );
    const checkpointer = rows[0]?.pid ?? 0;
    const before = postmaster() ?? 0;
    // A shutdown ends with a checkpoint: without it the database stays at "is shutting down".
    process.kill(checkpointer, 'SIGSTOP');
    process.kill(before, 'SIGINT');
    const said: string[] = [];
    const answer = await database.untilItAnswers(async () => {
      const client = new Client({ ...database.client, database: 'postgres' });
      client.on('error', () => {});
      try {
        await client.connect();
        return (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one;
      } catch (error) {
        said.push(String(error));
        // Only once that was heard may it end.
        if (said.at(-1)?.includes('is shutting down')) process.kill(checkpointer, 'SIGCONT');
        throw error;
      } finally {
        await client.end().catch(() => {});
      }
    });
    expect(answer).toBe(1);
    expect(said.join()).toContain('the database system is shutting down');
    expect(postmaster()).not.toBe(before);
    // The store goes on with the new one. One process has opened it twice here: each waits for the other to let go.
    expect(await countIn(store)).toBe(0);
    await Promise.all([database.close(), store.close()]);
  });

  it('takes no strange process for its own where the number in its lock file was given out again', async () => {
    layEmptyPortal(dataFolder);
    await (await openPortalStore({ dataFolder, unsafe: true })).close();
    for (const file of [pidFile(), path.join(path.dirname(pidFile()), '.s.PGSQL.5432.lock')])
      writeFileSync(file, `${process.pid}\n`);
    const store = await openPortalStore({ dataFolder, unsafe: true });
    expect(await countIn(store)).toBe(0);
    await store.close();
  });
});

/** Waits until it holds. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + WAIT_MS; !(await holds()); await sleep(20))
    if (Date.now() > end) throw new Error('it did not come to hold');
}
