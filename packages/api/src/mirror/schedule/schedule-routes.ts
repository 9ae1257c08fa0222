import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import { isSuccessful, NS_PER_MINUTE, NS_PER_SECOND, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  readScheduleEvents,
  rowsUnder,
  type ScheduleEventRow,
  type ScheduleRow,
  scheduleTable,
  stateRow,
} from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { isWithin } from '../bounds.ts';
import { keyRange, lookThrough } from '../look-through.ts';
import { invalidParameter, notFound } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { base64Of, mirrorKey, timeOrNull } from '../mirror-values.ts';
import { signaturesAt } from './signatures-of.ts';

/** Schedules that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 10_000;
const NO_BYTES = new Uint8Array(0);
/** For so long a schedule without an expiry may be executed, and one with it beyond that. */
const LIFE_NS = 31n * NS_PER_MINUTE;
const BEYOND_EXPIRY_NS = 60n * NS_PER_SECOND;
/** What has ended does not change. */
const ENDED_SECONDS = SECONDS_PER_HOUR;
const OPEN_SECONDS = 1;

/** Schedules, and one of them. */
export const MIRROR_SCHEDULE_HANDLERS = {
  mirrorSchedules: async ({ snapshot, query, linkBehind }) => {
    const [creators, ids] = [query.all('account.id'), query.all('schedule.id')];
    const { order, limit } = query;
    const { behind, isPast } = keyRange(ids, order);
    const after = behind === undefined ? undefined : { id: behind };
    const rows = rowsUnder(snapshot, scheduleTable, {}, { order, after });
    const { found, end } = await lookThrough(rows, {
      limit,
      most: MOST_LOOKED,
      isPast: ({ id }) => isPast(id),
      passes: ({ id, createdNs, creator }) => createdNs !== 0n && isWithin(ids, id) && isWithin(creators, creator),
    });
    const links =
      end === undefined ? NO_LINKS : linkBehind([{ key: 'schedule.id', value: idText(end.id) }], readMirrorId);
    return { body: { schedules: await mirrorSchedules(snapshot, found), links } };
  },
  mirrorSchedule: async ({ snapshot, path }) => {
    const id = readMirrorId(path.scheduleId ?? '');
    if (id === undefined) throw invalidParameter('scheduleid');
    const row = await stateRow(snapshot, scheduleTable, { id });
    // Of one whose creation was not read nobody knows what it is to do.
    if (row === undefined || row.createdNs === 0n) throw notFound();
    const [reply] = await mirrorSchedules(snapshot, [row]);
    if (reply === undefined) throw notFound();
    return { body: reply, cacheSeconds: hasEnded(row, snapshot.head?.lastNs ?? 0n) ? ENDED_SECONDS : OPEN_SECONDS };
  },
} satisfies Partial<MirrorHandlers>;

function hasEnded(row: ScheduleRow, nowNs: bigint): boolean {
  if (row.executedNs !== 0n || row.deletedNs !== 0n) return true;
  if (row.waitForExpiry === 0) return nowNs > row.createdNs + LIFE_NS;
  return row.expirationNs !== 0n && nowNs > row.expirationNs + BEYOND_EXPIRY_NS;
}

async function mirrorSchedules(snapshot: LedgerSnapshot, rows: readonly ScheduleRow[]) {
  const events = await readScheduleEvents(
    snapshot,
    rows.map(({ id }) => id),
  );
  const signing = events.filter(isSigning);
  const signatures = await signaturesAt(snapshot, signing);
  return rows.map((row) => {
    const own = signing.filter(({ schedule }) => schedule === row.id);
    const body = own.find(({ event }) => event === 'create')?.body ?? NO_BYTES;
    return {
      admin_key: mirrorKey(row.adminKey),
      consensus_timestamp: timeOrNull(row.createdNs),
      creator_account_id: idText(row.creator),
      deleted: row.deletedNs !== 0n,
      executed_timestamp: timeOrNull(row.executedNs),
      expiration_time: timeOrNull(row.expirationNs),
      memo: row.memo,
      payer_account_id: idOrNull(row.payer),
      schedule_id: idText(row.id),
      signatures: own.flatMap(({ consensusNs }) => signatures.get(consensusNs) ?? []),
      transaction_body: base64Of(body),
      wait_for_expiry: row.waitForExpiry === 1,
    };
  });
}

function isSigning({ event, result }: ScheduleEventRow): boolean {
  return (event === 'create' || event === 'sign') && isSuccessful(result);
}
