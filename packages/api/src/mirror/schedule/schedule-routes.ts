import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { isSuccessful, NS_PER_MINUTE, NS_PER_SECOND, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  readScheduleEvents,
  type ScheduleEventRow,
  type ScheduleRow,
  schedulesCreatedBy,
  scheduleTable,
  stateRow,
} from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { isWithin, rangesOf } from '../bounds.ts';
import { keyRange } from '../look-through.ts';
import { invalidParameter, notFound } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { base64Of, mirrorKey, timeOrNull } from '../mirror-values.ts';
import { signaturesAt } from './signatures-of.ts';

/** Schedules that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 10_000;
/** Reads for one page: more than one only where ids between bounds are excluded. */
const MOST_PAGES = 20;
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
    const { found, end } = await findSchedules(snapshot, { creators, ids }, { order, limit });
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'schedule.id', value: idText(end) }], readMirrorId);
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

interface ScheduleFilters {
  readonly creators: readonly MirrorFilter<bigint>[];
  readonly ids: readonly MirrorFilter<bigint>[];
}

/** A page of schedules, and the one that the next page begins behind; undefined where the list ended. */
async function findSchedules(
  snapshot: LedgerSnapshot,
  { creators, ids }: ScheduleFilters,
  { order, limit }: { readonly order: 'asc' | 'desc'; readonly limit: number },
): Promise<{ readonly found: readonly ScheduleRow[]; readonly end: bigint | undefined }> {
  const { behind, isPast } = keyRange(ids, order);
  const wanted = { order, creators: rangesOf(creators), most: MOST_LOOKED };
  const found: ScheduleRow[] = [];
  // Ends after MOST_PAGES: few ids between bounds are excluded.
  for (let after = behind, pages = 1; ; pages += 1) {
    const page = { ...wanted, limit: limit - found.length, after };
    const { rows, end, isCut } = await schedulesCreatedBy(snapshot, page);
    found.push(...rows.filter(({ id }) => isWithin(ids, id)));
    if (end === undefined || rows.some(({ id }) => isPast(id))) return { found, end: undefined };
    if (found.length === limit || isCut || pages === MOST_PAGES) return { found, end };
    after = end;
  }
}

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
