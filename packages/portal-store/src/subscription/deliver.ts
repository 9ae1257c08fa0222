import { PRICES } from '@ledgerscope/contract/prices';
import { smaller } from '@ledgerscope/ledger';
import { and, asc, eq, inArray, sql } from '../drizzle.ts';
import { noteChangedRules } from '../feed/position.ts';
import type { PortalTransaction } from '../portal-store.ts';
import { queueMessageTable } from '../queue/table.ts';
import { deliveryTable, receiverTable } from '../receiver/table.ts';
import { lockFreeUnits } from '../units/reserve.ts';
import { chargeUnits, type MailOfUse } from '../units/settle.ts';
import { wake, wakeReaders } from '../wake/wakes.ts';
import type { StoppedRule } from './rules.ts';
import { NO_REPLAY, type SubscriptionRow, subscriptionTable } from './table.ts';

/** What the list of uses calls a message of a subscription. */
const CALL = 'queueMessage';
/** What it calls what a replay looks at. */
const REPLAY_CALL = 'replay';
const MESSAGE_UNITS = BigInt(PRICES.message);
const EXAMINED_PER_UNIT = BigInt(PRICES.examinedPerUnit);
const ROWS_PER_STATEMENT = 1_000;

/** A message of a subscription. */
export interface NewMessage {
  readonly subscriptionId: bigint;
  readonly userId: bigint;
  /** Of its transaction. */
  readonly consensusNs: bigint;
  /** Depends on what it reports alone: the same whenever that is sent. */
  readonly messageId: string;
  readonly body: string;
}

/**
 * Puts messages into the queues of their subscriptions, or where those of receivers wait, and charges for each, in the transaction of the position. A
 * subscription whose user has too few units left stops before the transaction that cannot be paid; one whose number of messages is
 * reached has ended.
 * @param messages in the order of consensus
 * @param isReplay whether they are of one subscription's replay, in which it then stops
 * @returns which subscriptions stopped
 */
export async function deliverMessages(
  tx: PortalTransaction,
  messages: readonly NewMessage[],
  mailOf: MailOfUse,
  isReplay = false,
): Promise<ReadonlySet<bigint>> {
  if (messages.length === 0) return new Set();
  const locked = await lockSubscriptions(tx, messages);
  // A subscription that was deleted since gets nothing.
  const known = messages.filter(({ subscriptionId }) => locked.has(subscriptionId));
  const rows: NewMessage[] = [];
  // Two processes that charge the same users do not wait for one another in a ring.
  for (const userId of [...new Set(known.map((message) => message.userId))].toSorted(compareIds)) {
    const found = await lockFreeUnits(tx, userId);
    const own = known.filter((message) => message.userId === userId);
    const paid = affordable(own, locked, found?.free ?? 0n);
    await chargeUnits(tx, { userId, call: CALL, units: BigInt(paid.length) * MESSAGE_UNITS }, mailOf);
    rows.push(...paid);
  }
  await changeSubscriptions(tx, locked, isReplay);
  const sent = await withReceivers(tx, [...locked.keys()]);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT).map((message) => ({
      subscriptionId: message.subscriptionId,
      messageId: message.messageId,
      body: message.body,
      replayed: isReplay,
    }));
    for (const [table, isSent] of [
      [queueMessageTable, false],
      [deliveryTable, true],
    ] as const) {
      const own = some.filter(({ subscriptionId }) => sent.has(subscriptionId) === isSent);
      if (own.length > 0) await tx.insert(table).values(own);
    }
  }
  const given = [...new Set(rows.map(({ subscriptionId }) => subscriptionId))];
  if (given.some((id) => sent.has(id))) await wake(tx, 'delivery');
  await wakeReaders(
    tx,
    given.filter((id) => !sent.has(id)),
  );
  return new Set([...locked].filter(([, { stoppedAtNs }]) => stoppedAtNs !== null).map(([id]) => id));
}

/** Whether a subscription still is where it was found; then it stays there until the transaction ends. */
export async function isStoppedAt(
  tx: PortalTransaction,
  { id, stoppedAtNs, replay }: Pick<StoppedRule, 'id' | 'stoppedAtNs' | 'replay'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: subscriptionTable.id })
    .from(subscriptionTable)
    .where(
      and(
        eq(subscriptionTable.id, id),
        eq(subscriptionTable.paused, false),
        eq(subscriptionTable.stoppedAtNs, stoppedAtNs),
        sql`${subscriptionTable.replayedNs} is not distinct from ${replay?.replayedNs ?? null}::bigint`,
        replay === null ? undefined : eq(subscriptionTable.replays, replay.number),
      ),
    )
    .for('update');
  return rows.length > 0;
}

/**
 * Charges what a replay looks at: a filter that finds nothing would read the whole ledger for nothing. False, and nothing is charged, where
 * too few units are left.
 */
export async function chargeReplayed(
  tx: PortalTransaction,
  { id, userId }: Pick<StoppedRule, 'id' | 'userId'>,
  transactions: number,
  mailOf: MailOfUse,
): Promise<boolean> {
  const mine = eq(subscriptionTable.id, id);
  const [{ before } = { before: 0n }] = await tx
    .select({ before: subscriptionTable.replayLooked })
    .from(subscriptionTable)
    .where(mine);
  const replayLooked = before + BigInt(transactions);
  const units = replayLooked / EXAMINED_PER_UNIT - before / EXAMINED_PER_UNIT;
  if (units > 0n) {
    const found = await lockFreeUnits(tx, userId);
    if ((found?.free ?? 0n) < units) return false;
    await chargeUnits(tx, { userId, call: REPLAY_CALL, units }, mailOf);
  }
  await tx.update(subscriptionTable).set({ replayLooked }).where(mine);
  return true;
}

/** Says how far a replay has come; it ends where it was to end. */
export async function moveReplay(
  tx: PortalTransaction,
  id: bigint,
  replayedNs: bigint,
  untilNs: bigint,
): Promise<void> {
  await tx
    .update(subscriptionTable)
    .set({ neededUnits: 1n, ...(replayedNs < untilNs ? { replayedNs } : NO_REPLAY) })
    .where(eq(subscriptionTable.id, id));
}

/** Says how far a subscription that had stopped has caught up; null lets it go along with the feeds again. */
export async function moveStopped(tx: PortalTransaction, id: bigint, stoppedAtNs: bigint | null): Promise<void> {
  await tx.update(subscriptionTable).set({ stoppedAtNs, neededUnits: 1n }).where(eq(subscriptionTable.id, id));
  if (stoppedAtNs === null) await noteChangedRules(tx);
}

/** What becomes of a subscription while messages are put into its queue. */
interface Going {
  readonly row: Pick<SubscriptionRow, 'remaining' | 'stoppedAtNs'>;
  remaining: bigint | null;
  stoppedAtNs: bigint | null;
  /** Of one that stopped: units for the transaction that it stopped before. */
  neededUnits: bigint;
}

async function lockSubscriptions(tx: PortalTransaction, messages: readonly NewMessage[]): Promise<Map<bigint, Going>> {
  const ids = [...new Set(messages.map(({ subscriptionId }) => subscriptionId))];
  const { id, remaining, stoppedAtNs } = subscriptionTable;
  const rows = await tx
    .select({ id, remaining, stoppedAtNs })
    .from(subscriptionTable)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('update');
  return new Map(rows.map((row) => [row.id, { row, remaining: row.remaining, stoppedAtNs: null, neededUnits: 1n }]));
}

/** Those of these subscriptions whose messages are sent to a receiver. */
async function withReceivers(tx: PortalTransaction, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { subscriptionId } = receiverTable;
  const rows = await tx
    .select({ subscriptionId })
    .from(receiverTable)
    .where(inArray(subscriptionId, [...ids]));
  return new Set(rows.map((row) => row.subscriptionId));
}

/** The messages that so many units pay for, whole transactions of a subscription at a time. */
function affordable(own: readonly NewMessage[], locked: ReadonlyMap<bigint, Going>, free: bigint): NewMessage[] {
  let left = free;
  const paid: NewMessage[] = [];
  for (const group of Map.groupBy(
    own,
    ({ subscriptionId, consensusNs }) => `${consensusNs} ${subscriptionId}`,
  ).values()) {
    const [first] = group;
    const going = first === undefined ? undefined : locked.get(first.subscriptionId);
    if (first === undefined || going === undefined || going.stoppedAtNs !== null) continue;
    const fitting = going.remaining === null ? group : group.slice(0, Number(smaller(going.remaining, 1_000_000n)));
    const count = BigInt(fitting.length);
    const units = count * MESSAGE_UNITS;
    if (units > left) {
      going.stoppedAtNs = first.consensusNs - 1n;
      going.neededUnits = units;
      continue;
    }
    left -= units;
    if (going.remaining !== null) going.remaining -= count;
    paid.push(...fitting);
  }
  return paid;
}

async function changeSubscriptions(
  tx: PortalTransaction,
  locked: ReadonlyMap<bigint, Going>,
  isReplay: boolean,
): Promise<void> {
  let haveEnded = false;
  for (const [id, { row, remaining, stoppedAtNs, neededUnits }] of locked) {
    if (remaining === row.remaining && stoppedAtNs === null) continue;
    haveEnded ||= stoppedAtNs !== null || remaining === 0n;
    const stopped = isReplay ? { replayedNs: stoppedAtNs } : { stoppedAtNs };
    await tx
      .update(subscriptionTable)
      .set({ remaining, ...(stoppedAtNs === null ? {} : { ...stopped, neededUnits }) })
      .where(eq(subscriptionTable.id, id));
  }
  if (haveEnded) await noteChangedRules(tx);
}

function compareIds(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
