import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { compareAscending, type EntityId } from '@ledgerscope/ledger';
import { type LedgerSnapshot, type PendingAirdrop, readPendingAirdrops } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { isTupleWithin } from '../bounds.ts';
import { checkJavaRange } from '../java-bounds.ts';
import type { MirrorHandlers } from '../mirror-route.ts';
import { NO_LINKS } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { accountOfJavaPath } from '../named-account.ts';
import type { PageKey } from '../next-link.ts';

/** Airdrops of an account that are sorted for one page, the newest ones. */
const MOST_SORTED = 4_000;
const ROWS_AT_ONCE = 1_000;

type Side = 'sender' | 'receiver';

/** Airdrops that wait for their receivers. */
export const MIRROR_AIRDROP_HANDLERS = {
  mirrorOutstandingAirdrops: async ({ snapshot, path, query, linkBehind }) => {
    const account = await accountOfJavaPath(snapshot, path);
    const { order, limit } = query;
    const filters = [query.all('receiver.id'), query.all('token.id'), query.all('serialnumber')];
    const found = await sortedAirdrops(snapshot, account, { side: 'sender', filters, order, limit });
    const end = found.length === limit ? found.at(-1) : undefined;
    const links = end === undefined ? NO_LINKS : linkBehind(pageKeys('receiver.id', end.receiver, end), readMirrorId);
    return { body: { airdrops: found.map(airdropReply), links } };
  },
  mirrorPendingAirdrops: async ({ snapshot, path, query, linkBehind }) => {
    const account = await accountOfJavaPath(snapshot, path);
    const { order, limit } = query;
    const filters = [query.all('sender.id'), query.all('token.id'), query.all('serialnumber')];
    const found = await sortedAirdrops(snapshot, account, { side: 'receiver', filters, order, limit });
    const end = found.length === limit ? found.at(-1) : undefined;
    const links = end === undefined ? NO_LINKS : linkBehind(pageKeys('sender.id', end.sender, end), readMirrorId);
    return { body: { airdrops: found.map(airdropReply), links } };
  },
} satisfies Partial<MirrorHandlers>;

interface AirdropSearch {
  readonly side: Side;
  /** Of the other party, the token and the serial number. */
  readonly filters: readonly (readonly MirrorFilter<bigint>[])[];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

async function sortedAirdrops(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { side, filters, order, limit }: AirdropSearch,
): Promise<readonly PendingAirdrop[]> {
  checkJavaRange('account.id', filters[0] ?? []);
  const placeOf = (row: PendingAirdrop) => [side === 'sender' ? row.receiver : row.sender, row.token, row.serial];
  const sign = order === 'asc' ? 1 : -1;
  const rows = (await allAirdrops(snapshot, account, side)).filter((row) => isTupleWithin(filters, placeOf(row)));
  return rows.sort((one, other) => sign * compareTuples(placeOf(one), placeOf(other))).slice(0, limit);
}

async function allAirdrops(snapshot: LedgerSnapshot, account: EntityId, side: Side): Promise<PendingAirdrop[]> {
  const found: PendingAirdrop[] = [];
  while (found.length < MOST_SORTED) {
    const page = { limit: ROWS_AT_ONCE, after: found.at(-1) };
    const { rows } = await readPendingAirdrops(snapshot, account, side, page);
    found.push(...rows);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return found;
}

function compareTuples(one: readonly bigint[], other: readonly bigint[]): number {
  return one.reduce((order, value, index) => order || compareAscending(value, other[index] ?? 0n), 0);
}

/** An airdrop of an amount has no serial number. */
function pageKeys(key: string, other: bigint, { token, serial }: PendingAirdrop): readonly PageKey[] {
  const first = { key, value: idText(other), inclusive: true };
  if (serial === 0n) return [first, { key: 'token.id', value: idText(token) }];
  return [
    first,
    { key: 'token.id', value: idText(token), inclusive: true },
    { key: 'serialnumber', value: String(serial) },
  ];
}

function airdropReply({ amount, receiver, sender, serial, token, changedNs }: PendingAirdrop) {
  return {
    amount: serial === 0n ? amount : null,
    receiver_id: idText(receiver),
    sender_id: idText(sender),
    serial_number: serial === 0n ? null : serial,
    timestamp: { from: timeText(changedNs), to: null },
    token_id: idText(token),
  };
}
