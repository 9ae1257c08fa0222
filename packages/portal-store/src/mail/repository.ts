import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from '../drizzle.ts';
import { msUntil } from '../ms-until.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { wake } from '../wake/wakes.ts';
import { type Channel, type MailRow, mailTable } from './table.ts';

/** A mail or a text to be sent; a mail where nothing else is said. */
export type NewMail = Pick<MailRow, 'recipient' | 'subject' | 'text' | 'html'> &
  Partial<Pick<MailRow, 'channel' | 'unsubscribeUrl' | 'expiresAt'>>;
/** One that is to be sent now. */
export type DueMail = Pick<
  MailRow,
  'id' | 'uuid' | 'attempts' | 'recipient' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'
>;

/** The texts of a mail that nobody is to read any more. */
const FORGOTTEN = { text: '', html: '', unsubscribeUrl: null } as const;
/** A server that refuses a mail may quote its links. */
const LINK_TOKEN = /([?&]token=)[\w%-]*/gi;

/** Writes a mail into the outbox, in the transaction that causes it. */
export async function writeMail(db: Pick<PortalDatabase, 'insert' | 'execute'>, mail: NewMail): Promise<void> {
  await db.insert(mailTable).values(mail);
  await wake(db, 'mail');
}

/**
 * Leases mails of a channel that are due, the oldest first, for as long as sending takes; another process does not get them in
 * that time. A mail whose sender ends without a result is due again afterwards.
 */
export async function takeDueMails(
  store: PortalStore,
  channel: Channel,
  most: number,
  leaseSeconds: number,
): Promise<DueMail[]> {
  return store.query((db) => {
    const due = db
      .select({ id: mailTable.id })
      .from(mailTable)
      .where(
        and(
          eq(mailTable.channel, channel),
          isNull(mailTable.sentAt),
          isNull(mailTable.failedAt),
          lte(mailTable.dueAt, sql`now()`),
          or(isNull(mailTable.expiresAt), gt(mailTable.expiresAt, sql`now()`)),
        ),
      )
      .orderBy(mailTable.dueAt)
      .limit(most)
      .for('update', { skipLocked: true });
    return db
      .update(mailTable)
      .set({
        attempts: sql`${mailTable.attempts} + 1`,
        dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(inArray(mailTable.id, due))
      .returning({
        id: mailTable.id,
        uuid: mailTable.uuid,
        recipient: mailTable.recipient,
        subject: mailTable.subject,
        text: mailTable.text,
        html: mailTable.html,
        unsubscribeUrl: mailTable.unsubscribeUrl,
        attempts: mailTable.attempts,
      });
  });
}

/** Deletes the texts of mails whose link or code has ended; what was not sent by then is given up. */
export async function forgetExpiredMails(store: PortalStore): Promise<void> {
  const { sentAt, failedAt, expiresAt, text } = mailTable;
  await store.query((db) =>
    db
      .update(mailTable)
      .set({
        ...FORGOTTEN,
        failedAt: sql`case when ${sentAt} is null then coalesce(${failedAt}, now()) end`,
      })
      .where(and(ne(text, ''), lte(expiresAt, sql`now()`))),
  );
}

/** In how many milliseconds something of a channel is due; undefined where nothing waits. */
export async function nextMailMs(store: PortalStore, channel: Channel): Promise<number | undefined> {
  const { dueAt, sentAt, failedAt } = mailTable;
  const [row] = await store.query((db) =>
    db
      .select({ ms: msUntil(sql`min(${dueAt})`) })
      .from(mailTable)
      .where(and(eq(mailTable.channel, channel), isNull(sentAt), isNull(failedAt))),
  );
  return row?.ms ?? undefined;
}

/** Notes that a mail was sent. @param forget whether its texts are deleted */
export async function mailWasSent(store: PortalStore, id: bigint, forget: boolean): Promise<void> {
  const texts = forget ? FORGOTTEN : {};
  await store.query((db) =>
    db
      .update(mailTable)
      .set({ sentAt: sql`now()`, lastError: null, ...texts })
      .where(eq(mailTable.id, id)),
  );
}

/** Notes that a mail could not be sent, and when it is tried again; null gives it up. */
export async function mailWasNotSent(
  store: PortalStore,
  id: bigint,
  reason: string,
  retrySeconds: number | null,
): Promise<void> {
  const next =
    retrySeconds === null
      ? { failedAt: sql`now()`, ...FORGOTTEN }
      : { dueAt: sql`now() + make_interval(secs => ${retrySeconds})` };
  await store.query((db) =>
    db
      .update(mailTable)
      .set({ lastError: reason.replaceAll(LINK_TOKEN, '$1…').slice(0, 500), ...next })
      .where(eq(mailTable.id, id)),
  );
}

/** The newest mails and texts, for the development mailbox. */
export async function newestMails(
  store: PortalStore,
  limit: number,
  channels: readonly Channel[] = ['email', 'sms'],
): Promise<MailRow[]> {
  return store.query((db) =>
    db.select().from(mailTable).where(inArray(mailTable.channel, channels)).orderBy(desc(mailTable.id)).limit(limit),
  );
}
