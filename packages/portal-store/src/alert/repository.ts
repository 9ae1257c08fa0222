import type { EntityId } from '@ledgerscope/ledger';
import { countText } from '../contact/text-limit.ts';
import { and, eq, isNull, lte, or, sql } from '../drizzle.ts';
import type { FeedWrite } from '../feed/position.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import type { Channel } from '../mail/table.ts';
import { msUntil } from '../ms-until.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { type SavedAccountRow, savedAccountTable } from '../saved-account/table.ts';
import { type UserRow, userTable } from '../user/table.ts';
import { wake } from '../wake/wakes.ts';
import { type AlertedTransaction, type AlertRow, alertTable } from './table.ts';

const ROWS_PER_STATEMENT = 1_000;
/** Transactions that are noted of one stretch; of the others it is noted how many there are. */
const MOST_NOTED = 50;

/** A user with alerts of an account. */
export type Watcher = Pick<
  SavedAccountRow,
  'userId' | 'accountId' | 'email' | 'sms' | 'emailSinceNs' | 'smsSinceNs' | 'smallestAmount' | 'direction'
>;
/** What was found for one of them. */
export type NewAlert = Pick<AlertRow, 'userId' | 'accountId' | 'channel' | 'transactions' | 'entries'>;

/** What is reported in one message. */
export interface GatheredAlert {
  readonly user: Pick<UserRow, 'id' | 'email' | 'contact'>;
  /** True where it is the last text that the user, or the number, gets for a day. */
  readonly isLastText: boolean;
  readonly account: Pick<SavedAccountRow, 'accountId' | 'alias'>;
  readonly channel: Channel;
  readonly transactions: number;
  /** The first of each stretch, in the order of consensus. */
  readonly entries: readonly AlertedTransaction[];
}

const IS_WATCHED = or(eq(savedAccountTable.email, true), eq(savedAccountTable.sms, true));

/** When something of an account was last reported by the channel. */
const LAST_AT = sql`case ${alertTable.channel} when 'email' then ${savedAccountTable.lastEmailAt} else ${savedAccountTable.lastSmsAt} end`;

/** Whether any user has alerts of any account. */
export async function anyWatcher(store: PortalStore): Promise<boolean> {
  const rows = await store.query((db) =>
    db.select({ userId: savedAccountTable.userId }).from(savedAccountTable).where(IS_WATCHED).limit(1),
  );
  return rows.length > 0;
}

/** The users with alerts of these accounts. It costs a look-up for each, however many are saved. */
export async function findWatchers(store: PortalStore, accounts: readonly EntityId[]): Promise<Watcher[]> {
  if (accounts.length === 0) return [];
  const { userId, accountId, email, sms, emailSinceNs, smsSinceNs, smallestAmount, direction } = savedAccountTable;
  const ids = sql.param(accounts.map((id) => accountId.mapToDriverValue(id)));
  return store.query((db) =>
    db
      .select({ userId, accountId, email, sms, emailSinceNs, smsSinceNs, smallestAmount, direction })
      .from(savedAccountTable)
      .innerJoin(userTable, eq(userTable.id, userId))
      .where(and(sql`${accountId} = any(${ids}::text[])`, IS_WATCHED, isNull(userTable.suspendedAt))),
  );
}

/** Notes what was found, in the transaction that moves the position of the feeds. */
export async function addAlerts(tx: Parameters<FeedWrite>[0], alerts: readonly NewAlert[]): Promise<void> {
  for (let start = 0; start < alerts.length; start += ROWS_PER_STATEMENT)
    await tx
      .insert(alertTable)
      .values(
        alerts
          .slice(start, start + ROWS_PER_STATEMENT)
          .map((alert) => ({ ...alert, entries: alert.entries.slice(0, MOST_NOTED) })),
      );
  await wake(tx, 'alert');
}

/**
 * Writes what was found into the outbox, one message for each account and channel, in the transaction that deletes it: also if
 * a process is killed, nothing is lost and nothing is reported twice.
 * @param options.afterSeconds how long it waits for more of the same account
 * @param options.everySeconds how long after a message the next one of the same account and channel waits
 * @param messageOf undefined where it cannot be reported
 * @returns how many messages were written
 */
export async function gatherAlerts(
  store: PortalStore,
  options: { readonly afterSeconds: number; readonly everySeconds: number; readonly most: number },
  messageOf: (alert: GatheredAlert) => NewMail | undefined,
): Promise<number> {
  const { userId, accountId, channel, foundAt } = alertTable;
  const due = await store.query((db) =>
    db
      .select({ userId, accountId, channel })
      .from(alertTable)
      .innerJoin(savedAccountTable, isOf())
      .where(sql`coalesce(${LAST_AT}, '-infinity') <= now() - make_interval(secs => ${options.everySeconds})`)
      .groupBy(userId, accountId, channel)
      .having(lte(sql`min(${foundAt})`, sql`now() - make_interval(secs => ${options.afterSeconds})`))
      .orderBy(sql`min(${foundAt})`)
      .limit(options.most),
  );
  let written = 0;
  for (const one of due) if (await gatherOne(store, one, options.everySeconds, messageOf)) written++;
  return written;
}

/** In how many milliseconds something can be reported; undefined where nothing waits. @param options those of gathering */
export async function nextAlertMs(
  store: PortalStore,
  { afterSeconds, everySeconds }: { readonly afterSeconds: number; readonly everySeconds: number },
): Promise<number | undefined> {
  const due = sql`greatest(${alertTable.foundAt} + make_interval(secs => ${afterSeconds}), ${LAST_AT} + make_interval(secs => ${everySeconds}))`;
  const [row] = await store.query((db) =>
    db
      .select({ ms: msUntil(sql`min(${due})`) })
      .from(alertTable)
      .innerJoin(savedAccountTable, isOf()),
  );
  return row?.ms ?? undefined;
}

function isOf() {
  return and(eq(savedAccountTable.userId, alertTable.userId), eq(savedAccountTable.accountId, alertTable.accountId));
}

async function gatherOne(
  store: PortalStore,
  { userId, accountId, channel }: Pick<AlertRow, 'userId' | 'accountId' | 'channel'>,
  everySeconds: number,
  messageOf: (alert: GatheredAlert) => NewMail | undefined,
): Promise<boolean> {
  const isEmail = channel === 'email';
  const lastAt = isEmail ? savedAccountTable.lastEmailAt : savedAccountTable.lastSmsAt;
  const saved = and(eq(savedAccountTable.userId, userId), eq(savedAccountTable.accountId, accountId));
  return inTransaction(store, async (tx) => {
    // Of two processes, one writes it.
    const [found] = await tx
      .select({ account: savedAccountTable, user: userTable })
      .from(savedAccountTable)
      .innerJoin(userTable, eq(userTable.id, savedAccountTable.userId))
      .where(and(saved, or(isNull(lastAt), lte(lastAt, sql`now() - make_interval(secs => ${everySeconds})`))))
      .for('no key update', { of: savedAccountTable, skipLocked: true });
    if (found === undefined) return false;
    const rows = await tx
      .delete(alertTable)
      .where(and(eq(alertTable.userId, userId), eq(alertTable.accountId, accountId), eq(alertTable.channel, channel)))
      .returning();
    const { account, user } = found;
    // It has been switched off since.
    if (rows.length === 0 || !(isEmail ? account.email : account.sms) || user.suspendedAt !== null) return false;
    const texts = isEmail ? 'more' : await countText(tx, user);
    if (texts === 'none') return false;
    const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const mail = messageOf({
      user,
      account,
      channel,
      isLastText: texts === 'last',
      transactions: rows.reduce((sum, { transactions }) => sum + transactions, 0),
      entries: inOrder.flatMap(({ entries }) => entries),
    });
    if (mail === undefined) return false;
    await writeMail(tx, mail);
    await tx
      .update(savedAccountTable)
      .set(isEmail ? { lastEmailAt: sql`now()` } : { lastSmsAt: sql`now()` })
      .where(saved);
    return true;
  });
}
