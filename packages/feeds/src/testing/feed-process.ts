import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { NS_PER_MS } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { messageId } from '@ledgerscope/messages';
import { gatherAlerts, openPortalStore, type PortalStore } from '@ledgerscope/portal-store';
import pino from 'pino';
import { AlertFollower } from '../alerts/alert-follower.ts';
import { type FollowedLedger, followLedger } from '../follow-ledger.ts';
import { SubscriptionFollower } from '../subscription-follower.ts';
import { ALERT_EVERY_SECONDS, TICK_NS } from './tick.ts';

const PAYERS = 10n;
const PAGE = 200;
const GATHER_MS = 200;

/** A ledger with a transaction in every tick, paid by ten accounts in turn; its head is now. */
const LEDGER: FollowedLedger = {
  headNs: () => BigInt(Date.now()) * NS_PER_MS,
  read: (afterNs, untilNs, limit) => {
    const rows = [];
    for (let ns = (afterNs / TICK_NS + 1n) * TICK_NS; ns <= untilNs && rows.length < limit; ns += TICK_NS)
      rows.push(sampleTransaction({ consensusNs: ns, payer: 1_001n + ((ns / TICK_NS) % PAYERS) }));
    return Promise.resolve(rows);
  },
};

/** Follows that ledger until it is killed; a message is the instant of its transaction. */
async function run(place: string): Promise<void> {
  const isFolder = place.startsWith('/');
  const portal = await openPortalStore(isFolder ? { dataFolder: place, unsafe: true } : { databaseUrl: place });
  const ledger = { snapshot: () => ({ head: undefined }) as unknown as ReturnType<LedgerStore['snapshot']> };
  const subscriptions = new SubscriptionFollower({
    ledger,
    portal,
    writeMessages: (_, matches) =>
      Promise.resolve({
        messages: matches.map(({ rule: { id, userId }, row: { consensusNs } }) => ({
          subscriptionId: id,
          userId,
          consensusNs,
          body: String(consensusNs),
          messageId: messageId({ subscriptionId: id, consensusNs }),
        })),
        stopped: new Map(),
      }),
    mailOf: (recipient) => ({ recipient, subject: 'Units', text: '', html: '' }),
    abiMailOf: (recipient) => ({ recipient, subject: 'ABI', text: '', html: '' }),
  });
  const log = pino({ level: 'error' }, pino.destination(2));
  const { signal } = new AbortController();
  const followers = [subscriptions, new AlertFollower(portal, ledger)];
  // It is killed, and would leave nothing compiled to the next one.
  flushCompileCache();
  process.send?.('following');
  void gather(portal);
  await followLedger({ ledger: LEDGER, portal, followers, subscriptions, log, signal, page: PAGE });
}

/** Writes mails that contain the instants of what they report. */
async function gather(portal: PortalStore): Promise<void> {
  while (true) {
    await gatherAlerts(
      portal,
      { afterSeconds: 0, everySeconds: ALERT_EVERY_SECONDS, most: 10 },
      ({ user, entries }) => ({
        recipient: user.email,
        subject: 'Alert',
        html: '',
        text: entries.map(({ ns }) => ns).join(' '),
      }),
    ).catch(() => undefined);
    await sleep(GATHER_MS);
  }
}

await run(process.argv[2] ?? '');
