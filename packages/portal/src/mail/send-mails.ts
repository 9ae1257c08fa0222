import { MS_PER_HOUR, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import {
  type Channel,
  type DueMail,
  deleteExpired,
  forgetExpiredMails,
  mailWasNotSent,
  mailWasSent,
  nextMailMs,
  type PortalStore,
  stopTexts,
  takeDueMails,
} from '@ledgerscope/portal-store';
import { workLoop } from '@ledgerscope/process/work-loop';
import type { Logger } from 'pino';
import type { Portal } from '../open-portal.ts';
import { answerMailRequests } from './answer-requests.ts';
import { type MailTransport, StoppedByRecipient, UndeliverableMail } from './mail-transport.ts';

const IDLE_MS = 30_000;
const LEAST_MS = 100;
const RETRY_PORTAL_MS = 5_000;
const BATCH = 10;
/** Longer than a batch can take with every timeout of the transport. */
const LEASE_SECONDS = 300;
const FIRST_RETRY_SECONDS = 30;
const MAX_RETRY_SECONDS = SECONDS_PER_HOUR;
/** About a day. */
const MAX_ATTEMPTS = 28;
const CLEAN_MS = MS_PER_HOUR;

/** Hears of each that was tried, and whether it was sent. */
type OnMail = (channel: Channel, isSent: boolean) => void;

/**
 * Sends what the outbox has for a transport until the signal ends it. The one of mails also writes the links that were asked for, and
 * deletes what has expired in the portal store.
 */
export async function sendMails(
  portal: Portal,
  transport: MailTransport,
  log: Logger,
  signal: AbortSignal,
  onMail: OnMail = () => {},
): Promise<void> {
  const store = await portal.opened;
  let cleanAt = 0;
  if (store !== undefined)
    await workLoop({
      name: 'mails',
      failure: 'emails are waiting: the portal database is not responding',
      afterErrorMs: RETRY_PORTAL_MS,
      waiter: () => store.wakes.from('mail', signal),
      step: async () => {
        if (transport.channel === 'email' && Date.now() >= cleanAt) {
          await deleteExpired(store);
          cleanAt = Date.now() + CLEAN_MS;
        }
        if (transport.channel === 'email') await answerMailRequests(store);
        await forgetExpiredMails(store);
        if ((await sendDueMails(store, transport, log, onMail)) === BATCH) return 0;
        return Math.min(Math.max((await nextMailMs(store, transport.channel)) ?? IDLE_MS, LEAST_MS), IDLE_MS);
      },
      log,
      signal,
    });
  transport.close();
}

/** Sends those that are due; how many that were. */
export async function sendDueMails(
  store: PortalStore,
  transport: MailTransport,
  log: Logger,
  onMail: OnMail = () => {},
): Promise<number> {
  const mails = await takeDueMails(store, transport.channel, BATCH, LEASE_SECONDS);
  await Promise.all(mails.map(async (mail) => onMail(transport.channel, await sendOne(store, transport, log, mail))));
  return mails.length;
}

async function sendOne(store: PortalStore, transport: MailTransport, log: Logger, mail: DueMail): Promise<boolean> {
  const { id, attempts } = mail;
  try {
    await transport.send(mail);
  } catch (error) {
    const isLast = error instanceof UndeliverableMail || attempts >= MAX_ATTEMPTS;
    const retrySeconds = isLast ? null : Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), MAX_RETRY_SECONDS);
    const { code, message } = error as { code?: string; message?: string };
    if (error instanceof StoppedByRecipient) await stopTexts(store, mail.recipient);
    await mailWasNotSent(store, id, message ?? String(error), retrySeconds);
    // The reason of a server may repeat whom the mail is for: it is in the outbox, and not in the log.
    const facts = { mail: id.toString(), attempts, code };
    log.warn(facts, isLast ? 'an email cannot be delivered' : `an email will be retried in ${retrySeconds} s`);
    return false;
  }
  await mailWasSent(store, id, !transport.storesTexts);
  return true;
}
