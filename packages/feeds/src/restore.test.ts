import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import {
  addFilter,
  addSubscription,
  backUpPortal,
  feedPosition,
  openPortalStore,
  type PortalStore,
  restorePortal,
  saveAccount,
} from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { expect, it } from 'vitest';
import { paidBy } from './testing/tick.ts';

const PROCESS = path.join(import.meta.dirname, 'testing/feed-process.ts');
const WAIT = { timeout: 60_000 };

async function started(databaseUrl: string): Promise<ChildProcess> {
  const child = fork(PROCESS, [databaseUrl], { stdio: 'inherit' });
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The instants of the messages of a queue, and of the alerts that mails tell of. */
async function written(portal: PortalStore) {
  const messages = await portal.query((db) => db.execute(sql`select body from queue_message order by id`));
  const mails = await portal.query((db) => db.execute(sql`select text from mail where subject = 'Alert' order by id`));
  return {
    messages: messages.rows.map(({ body }) => BigInt(String(body))),
    alerts: mails.rows.flatMap(({ text }) => String(text).split(' ').map(BigInt)),
  };
}

async function charged(portal: PortalStore): Promise<bigint> {
  const { rows } = await portal.query((db) =>
    db.execute(sql`select coalesce(-sum(units), 0) units from unit_entry where kind = 'use'`),
  );
  return BigInt(String(rows[0]?.units));
}

it('charges no unit, writes no message and reports nothing twice where a backup of the running portal is restored', async () => {
  const engine = await startTestPortal();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-restored-'));
  try {
    const from = await engine.databaseUrl();
    const portal = await openPortalStore({ databaseUrl: from });
    const { userId } = await addTestKey(portal, 'rich@example.org', 10_000_000n);
    const made = await addSubscription(portal, userId, {
      type: 'TRANSACTION',
      model: 'FREE',
      transactionTypes: [],
      expiresOn: null,
      remaining: null,
    });
    if (made === undefined) throw new Error('no subscription was made');
    await addFilter(portal, userId, made.id, {
      type: 'PAYER_ACCOUNT',
      values: ['0.0.1001'],
      signatures: [],
      sinceNs: 0n,
    });
    const choice = { alias: null, email: true, sms: false, smallestAmount: 0n, direction: 'both' } as const;
    await saveAccount(portal, userId, entityIdFromStore(1_004n), choice, null);
    const before = await started(from);
    const grown = (store: PortalStore, count: number, alerts: number) =>
      expect
        .poll(async () => {
          const now = await written(store);
          return now.messages.length > count && now.alerts.length > alerts;
        }, WAIT)
        .toBe(true);
    await grown(portal, 30, 0);
    await backUpPortal(portal, path.join(folder, 'portal'));
    const then = await written(portal);
    // What is written after the backup is lost with the portal.
    await grown(portal, then.messages.length + 20, then.alerts.length);
    await kill(before);
    const lost = await written(portal);
    await portal.close();

    const to = await engine.databaseUrl('empty');
    await restorePortal({ databaseUrl: to }, path.join(folder, 'portal'));
    const restored = await openPortalStore({ databaseUrl: to });
    const kept = await written(restored);
    expect(kept.messages.length).toBeLessThan(lost.messages.length);
    expect(await charged(restored)).toBe(BigInt(kept.messages.length));
    const after = await started(to);
    await grown(restored, lost.messages.length + 20, lost.alerts.length);
    await kill(after);
    const { followedNs } = await feedPosition(restored);
    const { messages, alerts } = await written(restored);
    expect(messages).toEqual(paidBy(0n, (messages[0] ?? 0n) - 1n, followedNs ?? 0n));
    expect(messages.slice(0, kept.messages.length)).toEqual(kept.messages);
    expect(alerts).toEqual(paidBy(3n, (alerts[0] ?? 0n) - 1n, alerts.at(-1) ?? 0n));
    expect(await charged(restored)).toBe(BigInt(messages.length));
    await restored.close();
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
