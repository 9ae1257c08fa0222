import os from 'node:os';
import { maintainQueues } from '@ledgerscope/aws-queues/maintain-queues';
import type { EntityId } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { abiMails } from '@ledgerscope/portal/mail/abi-mails';
import { hbarMails } from '@ledgerscope/portal/mail/hbar-mails';
import { unitMails } from '@ledgerscope/portal/mail/unit-mails';
import { webhookMails } from '@ledgerscope/portal/mail/webhook-mails';
import type { Portal } from '@ledgerscope/portal/open-portal';
import type { Sealer } from '@ledgerscope/portal/secrets/sealer';
import { acquireLease, type PortalStore } from '@ledgerscope/portal-store';
import type { NewestReaders } from '@ledgerscope/process/newest-readers';
import { untilAborted } from '@ledgerscope/process/stop-requests';
import { abiRegistry } from '@ledgerscope/transactions/foreign-abi/abi-registry';
import { messageWriter } from '@ledgerscope/transactions/messages/write-messages';
import type { Logger } from 'pino';
import { AlertFollower } from './alerts/alert-follower.ts';
import { alertMessages } from './alerts/alert-message.ts';
import { sendAlerts } from './alerts/send-alerts.ts';
import { type SendingOptions, sendDeliveries } from './deliveries/send-deliveries.ts';
import { FeedsHealth } from './feeds-health.ts';
import { followedLedger, followLedger } from './follow-ledger.ts';
import { PaymentFollower } from './payment-follower.ts';
import { SubscriptionFollower } from './subscription-follower.ts';

/** What the feeds work with. */
export interface Feeds {
  readonly store: LedgerStore;
  readonly portal: Portal;
  /** Scheme and host of links in mails; undefined where none is configured. */
  readonly publicUrl: string | undefined;
  /** The account that is paid in hbar; undefined where nobody can pay so. */
  readonly paymentAccount?: EntityId | undefined;
  /** The same for mails and texts of alerts, which cannot do without. */
  readonly origin: () => string;
  /** Without it nobody can end alerts by a link, and nothing is posted to webhooks. */
  readonly sealer: Sealer | undefined;
  /** What sends to webhooks and to queues at AWS; undefined where nothing does. */
  readonly sending?: Pick<SendingOptions, 'dispatcher' | 'queues' | 'batch' | 'onDelivery'> | undefined;
  /** Is called while somebody is to be notified of what is newest. */
  readonly readers?: NewestReaders | undefined;
  /** Why nothing is to be stored on the disk of the data folder; undefined while there is room. */
  readonly shortage?: (() => string | undefined) | undefined;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** Follows the ledger for as long as the server runs, while no other process does, and sends to receivers beside others. */
export async function runFeeds(feeds: Feeds): Promise<void> {
  const { sending, sealer, publicUrl, log, signal } = feeds;
  const portal = await Promise.race([feeds.portal.opened, untilAborted(signal)]);
  if (!portal) return;
  const mailOf = webhookMails(publicUrl);
  const sent = sending && sendDeliveries({ ...sending, sealer, portal, mailOf, log, signal });
  const maintained = sending?.queues && maintainQueues({ portal, service: sending.queues, log }, signal);
  await Promise.all([followWithLease(feeds, portal), sent, maintained]);
}

async function followWithLease(feeds: Feeds, portal: PortalStore): Promise<void> {
  const { log, signal, store } = feeds;
  const diskShortage = portal.shared ? undefined : feeds.shortage;
  // What is followed is asked of rows.
  const health = new FeedsHealth(() => store.unfinishedRows ?? diskShortage?.());
  while (!signal.aborted) {
    const lease = await acquireLease(portal, {
      guards: 'feeds',
      holder: `${os.hostname()}, process ${process.pid}`,
      signal,
      describe: () => health.report(),
      // The position moves from where it is only: what a process writes that lost the lease is refused.
      graceMs: 0,
      onWaiting: (holder) =>
        holder === undefined
          ? log.warn('feeds: the portal database is not responding; waiting for the lease')
          : log.info(
              `feeds: ${holder} holds the lease; this process is on standby and takes over when that process ends`,
            ),
    });
    if (lease === undefined) return;
    log.info('feeds: this process follows the ledger');
    const stop = new AbortController();
    const lost = lease.lost.then((reason) => {
      if (!signal.aborted) log.warn(`feeds: the lease was lost (${reason})`);
      stop.abort();
    });
    try {
      await follow(feeds, portal, health, AbortSignal.any([signal, stop.signal]));
    } finally {
      await lease.release();
      await lost;
    }
  }
}

async function follow(feeds: Feeds, open: PortalStore, health: FeedsHealth, signal: AbortSignal): Promise<void> {
  const { store, portal, publicUrl, paymentAccount, origin, sealer, readers, log } = feeds;
  const signatures = abiRegistry(portal, log);
  const subscriptions = new SubscriptionFollower({
    ledger: store,
    portal: open,
    writeMessages: messageWriter({ signatures }),
    mailOf: unitMails(publicUrl),
    abiMailOf: abiMails(publicUrl),
  });
  const ledger = followedLedger(store);
  const payments =
    paymentAccount === undefined
      ? []
      : [new PaymentFollower({ portal: open, account: paymentAccount, mailOf: hbarMails(publicUrl) })];
  const { shortage, onStep } = health;
  const followers = [subscriptions, ...payments, new AlertFollower(open, store, signatures)];
  await Promise.all([
    followLedger({ ledger, portal: open, followers, subscriptions, readers, shortage, onStep, log, signal }),
    sendAlerts(open, alertMessages(origin, sealer), log, signal),
  ]);
}
