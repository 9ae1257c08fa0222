import { attemptTable } from './attempt/table.ts';
import { blockedHashTable } from './blocked-hash/table.ts';
import { contactCodeTable } from './contact/table.ts';
import { lt, or, sql } from './drizzle.ts';
import { KNOWN_DEVICE_DAYS } from './known-device/repository.ts';
import { knownDeviceTable } from './known-device/table.ts';
import { mailTable } from './mail/table.ts';
import { oneTimeTokenTable } from './one-time-token/table.ts';
import type { PortalStore } from './portal-store.ts';
import { deleteOldMessages } from './queue/repository.ts';
import { deleteOldCounts } from './queue/send.ts';
import { RETENTION } from './queue/table.ts';
import { deleteOldDeliveries } from './receiver/send.ts';
import { sessionTable } from './session/table.ts';
import { deleteOldComponentDays } from './status/repository.ts';

/** How long it stays on record that a mail was sent. */
const MAIL_DAYS = 30;
/** After its end a token of a sign-up still says what was given, for one more link. */
const TOKEN_DAYS = 30;
/** Rows of deliveries that one statement deletes. */
const ROWS_AT_ONCE = 5_000;

/** Deletes what no longer has an effect: sessions and tokens that have ended, counted attempts, old mails and old messages. */
export async function deleteExpired(store: PortalStore): Promise<void> {
  const mailsBefore = sql`now() - make_interval(days => ${MAIL_DAYS})`;
  await store.query(async (db) => {
    await db.delete(sessionTable).where(lt(sessionTable.expiresAt, sql`now()`));
    await db
      .delete(oneTimeTokenTable)
      .where(lt(oneTimeTokenTable.expiresAt, sql`now() - make_interval(days => ${TOKEN_DAYS})`));
    await db
      .delete(knownDeviceTable)
      .where(lt(knownDeviceTable.lastUsedAt, sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`));
    await db.delete(contactCodeTable).where(lt(contactCodeTable.expiresAt, sql`now()`));
    await db.delete(blockedHashTable).where(lt(blockedHashTable.endsAt, sql`now()`));
    await db.delete(attemptTable).where(lt(attemptTable.windowEndsAt, sql`now()`));
    await db.delete(mailTable).where(or(lt(mailTable.sentAt, mailsBefore), lt(mailTable.failedAt, mailsBefore)));
  });
  await deleteOldMessages(store);
  await deleteOldCounts(store);
  await deleteOldComponentDays(store);
  await deleteOldDeliveries(store, RETENTION, ROWS_AT_ONCE);
}
