import { readMirrorId, readNumberedId } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { readMirrorInstant } from '@ledgerscope/contract/mirror/mirror-parameters';
import type { EntityId } from '@ledgerscope/ledger';
import {
  type AccountTokenRow,
  type Allowance,
  accountTokenTable,
  type LedgerSnapshot,
  ownedNfts,
  rewardsBetween,
  rowsUnder,
  sortedAllowances,
  type TokenState,
  tokensById,
} from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { endsOf, isPairWithin, isWithin, MAX_LONG, type PairRange, pairRange } from '../bounds.ts';
import { keyRange, lookThrough } from '../look-through.ts';
import { badRequest } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { timeOrNull, timeText } from '../mirror-values.ts';
import { accountOfPath, knownAccount } from '../named-account.ts';
import { spanOf, timeFilter } from '../time-filter.ts';
import { mirrorNfts } from '../token/mirror-nft.ts';

/** Rows of an account that are looked at for one page. */
const MOST_LOOKED = 20_000;
const FREEZE = ['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN'] as const;
const KYC = ['NOT_APPLICABLE', 'GRANTED', 'REVOKED'] as const;

/** Lists of what an account has. */
export const MIRROR_ACCOUNT_PART_HANDLERS = {
  mirrorAccountTokens: async ({ snapshot, path, query, linkBehind }) => {
    const account = await knownAccount(snapshot, path);
    const { order, limit } = query;
    const filters = query.all('token.id');
    const { behind, isPast } = keyRange(filters, order);
    const after = behind === undefined ? undefined : { account, token: behind };
    const relations = rowsUnder(snapshot, accountTokenTable, { account }, { order, after });
    const { found, end } = await lookThrough(relations, {
      limit,
      most: MOST_LOOKED,
      isPast: ({ token }) => isPast(token),
      passes: ({ token, associated }) => associated === 1 && isWithin(filters, token),
    });
    const tokens = await tokensById(
      snapshot,
      found.map(({ token }) => token),
    );
    const links =
      end === undefined ? NO_LINKS : linkBehind([{ key: 'token.id', value: idText(end.token) }], readNumberedId);
    return { body: { tokens: found.map((row) => relation(row, tokens.get(row.token))), links } };
  },
  mirrorAccountNfts: async ({ snapshot, path, query, linkBehind }) => {
    const serials = query.all('serialnumber');
    const range = pairRange(
      { key: 'token.id', filters: query.all('token.id') },
      { key: 'serialnumber', filters: serials },
    );
    const spenders = query.all('spender.id');
    const owner = await accountOfPath(snapshot, path);
    const { order, limit } = query;
    const { found, end } = await lookThrough(ownedNfts(snapshot, owner, { order, after: beginOf(range, order) }), {
      limit,
      most: MOST_LOOKED,
      isPast: ({ token }) => (order === 'asc' ? token > range.high[0] : token < range.low[0]),
      passes: ({ token, serial, spender }) => isPairWithin(range, token, serial) && isWithin(spenders, spender),
    });
    const keys = end && [
      { key: 'token.id', value: idText(end.token), inclusive: serials.every(({ operator }) => operator !== 'eq') },
      { key: 'serialnumber', value: String(end.serial) },
    ];
    const links = keys === undefined ? NO_LINKS : linkBehind(keys, readNumberedId);
    return { body: { nfts: await mirrorNfts(snapshot, found), links } };
  },
  mirrorAccountRewards: async ({ snapshot, path, query, linkBehind }) => {
    const account = await knownAccount(snapshot, path);
    const span = spanOf(timeFilter(query.all('timestamp')));
    const { order, limit } = query;
    const rows = span === undefined ? [] : await rewardsBetween(snapshot, account, { ...span, order, limit });
    const end = rows.length === limit ? rows.at(-1) : undefined;
    const links =
      end === undefined
        ? NO_LINKS
        : linkBehind([{ key: 'timestamp', value: timeText(end.consensusNs) }], readMirrorInstant);
    const rewards = rows.map(({ amount, consensusNs }) => ({
      account_id: idText(account),
      amount,
      timestamp: timeText(consensusNs),
    }));
    return { body: { rewards, links } };
  },
  mirrorCryptoAllowances: async ({ snapshot, path, query, linkBehind }) => {
    const filters = query.all('spender.id');
    checkSpender(filters);
    const owner = await accountOfPath(snapshot, path);
    const { first = 0n, last = MAX_LONG } = endsOf(filters);
    const { order, limit } = query;
    const found = await allowancesOf(snapshot, owner, {
      kind: 'hbar',
      order,
      limit,
      low: [first, 0n],
      high: [last, MAX_LONG],
    });
    const end = found.length === limit ? found.at(-1) : undefined;
    const links =
      end === undefined ? NO_LINKS : linkBehind([{ key: 'spender.id', value: idText(end.spender) }], readMirrorId);
    return { body: { allowances: found.map(allowanceReply), links } };
  },
  mirrorTokenAllowances: async ({ snapshot, path, query, linkBehind }) => {
    const tokens = query.all('token.id');
    const range = pairRange(
      { key: 'spender.id', filters: query.all('spender.id') },
      { key: 'token.id', filters: tokens },
    );
    const owner = await accountOfPath(snapshot, path);
    const { order, limit } = query;
    const found = await allowancesOf(snapshot, owner, { kind: 'token', order, limit, ...range });
    const end = found.length === limit ? found.at(-1) : undefined;
    const keys = end && [
      { key: 'spender.id', value: idText(end.spender), inclusive: range.second === undefined },
      { key: 'token.id', value: idText(end.token) },
    ];
    const allowances = found.map((row) => ({ ...allowanceReply(row), token_id: idText(row.token) }));
    return { body: { allowances, links: keys === undefined ? NO_LINKS : linkBehind(keys, readMirrorId) } };
  },
} satisfies Partial<MirrorHandlers>;

/** The place that a walk over NFTs begins behind. Of one serial number in many collections, each has to be looked at. */
function beginOf({ low, high, second }: PairRange, order: 'asc' | 'desc') {
  const [token, serial] = order === 'asc' ? low : high;
  if (order === 'asc') return { token, serial: second === undefined ? serial - 1n : -1n };
  return { token, serial: second === undefined && serial < MAX_LONG ? serial + 1n : MAX_LONG };
}

interface AllowancePage {
  readonly kind: 'hbar' | 'token';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly low: readonly [bigint, bigint];
  readonly high: readonly [bigint, bigint];
  readonly second?: bigint | undefined;
}

function allowancesOf(snapshot: LedgerSnapshot, owner: EntityId, { second, ...page }: AllowancePage) {
  return sortedAllowances(snapshot, owner, { side: 'owner', ...page, token: second });
}

/** @throws MirrorError for what spenders cannot be asked for by */
function checkSpender(filters: readonly MirrorFilter<bigint>[]): void {
  if (filters.some(({ operator }) => operator === 'ne'))
    throw badRequest('Not equals (ne) comparison operator is not supported');
  if (filters.filter(({ operator }) => operator !== 'eq').length > 2)
    throw badRequest('Multiple range params not allowed for spender.id');
}

function relation(row: AccountTokenRow, token: TokenState | undefined) {
  return {
    automatic_association: row.automatic === 1,
    balance: row.balance,
    created_timestamp: timeOrNull(row.associatedNs),
    // Nothing says of what kind a token is whose creation was not read.
    decimals: token === undefined || token.type === '' ? null : token.decimals,
    freeze_status: FREEZE[row.freezeStatus] ?? null,
    kyc_status: KYC[row.kycStatus] ?? null,
    token_id: idText(row.token),
  };
}

function allowanceReply({ amount, amountGranted, owner, spender, grantedNs }: Allowance) {
  return {
    amount,
    amount_granted: amountGranted,
    owner: idText(owner),
    spender: idText(spender),
    timestamp: { from: timeText(grantedNs), to: null },
  };
}
