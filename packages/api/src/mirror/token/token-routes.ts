import { readNumberedId } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { entityIdFromStore, larger } from '@ledgerscope/ledger';
import {
  type AccountTokenRow,
  accountStates,
  customFeesAt,
  type LedgerSnapshot,
  relationsOfToken,
  type TokenState,
  tokenById,
  tokenNames,
} from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { isWithin } from '../bounds.ts';
import { keyRange, lookThrough } from '../look-through.ts';
import { badRequest, notFound, notOfThePast } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { base64Of, isOfKey, mirrorKey, timeOrNull } from '../mirror-values.ts';
import { instantAsked, spanOf, timeFilter } from '../time-filter.ts';
import { findTokens } from './find-tokens.ts';
import { mirrorToken } from './mirror-token.ts';
import { tokenOfPath } from './nft-routes.ts';

/** Relations of a token that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 10_000;
const NO_BALANCES = { body: { timestamp: null, balances: [], links: NO_LINKS } };

/** Tokens, one of them, and who has how much of it. */
export const MIRROR_TOKEN_HANDLERS = {
  mirrorTokens: async ({ snapshot, query, linkBehind }) => {
    const [ids, accounts, name] = [query.all('token.id'), query.all('account.id'), query.last('name')];
    if (name !== undefined && ids.length > 0)
      throw badRequest('token.id and name can not be used together. Use a more specific name instead.');
    if (name !== undefined && accounts.length > 0) throw badRequest('account.id and name cannot be used together');
    const account = accounts.at(-1)?.value;
    const types = query.all('type').map(({ value }) => value);
    const { rows, end } = await findTokens(snapshot, {
      ids,
      account: account === undefined ? undefined : entityIdFromStore(account),
      name,
      publicKeys: query.all('publickey').map(({ value }) => value),
      types: types.includes('ALL') ? [] : types,
      order: query.order,
      limit: query.limit,
    });
    const tokens = rows.map((row) => ({
      admin_key: mirrorKey(row.adminKey),
      decimals: row.decimals,
      metadata: base64Of(row.metadata),
      name: row.name,
      symbol: row.symbol,
      token_id: idText(row.id),
      type: row.type,
    }));
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'token.id', value: idText(end) }], readNumberedId);
    return { body: { tokens, links } };
  },
  mirrorToken: async ({ snapshot, path, query }) => {
    const id = tokenOfPath(path);
    const token = await tokenById(snapshot, id);
    // Of one whose creation was not read nobody knows what it is.
    if (token === undefined || token.createdNs === 0n) throw notFound();
    const at = lastInstant(query.all('timestamp').at(-1));
    const fees = await customFeesAt(snapshot, id, at);
    checkInForce(token, at);
    return { body: mirrorToken(token, fees ?? { consensusNs: token.createdNs, customFees: [] }) };
  },
  mirrorTokenBalances: async ({ snapshot, path, query, linkBehind }) => {
    const token = tokenOfPath(path);
    const times = query.all('timestamp');
    const span = spanOf(timeFilter(times, true));
    if (span === undefined || span.first > (snapshot.head?.lastNs ?? 0n)) return NO_BALANCES;
    if (instantAsked(snapshot, times, span.last) !== undefined) throw notOfThePast('Token balances');
    const { order, limit } = query;
    const [ids, balances] = [query.all('account.id'), query.all('account.balance')];
    const { behind, isPast } = keyRange(ids, order);
    const { found, end } = await lookThrough(
      ofKeys(snapshot, relationsOfToken(snapshot, token, { order, after: behind }), query.all('account.publickey')),
      {
        limit,
        most: MOST_LOOKED,
        isPast: ({ account }) => isPast(account),
        passes: ({ account, balance, isOfKeys }) => isOfKeys && isWithin(ids, account) && isWithin(balances, balance),
      },
    );
    const decimals = (await tokenNames(snapshot, [token])).get(token)?.decimals ?? null;
    const changed = found.reduce((last, { changedNs }) => larger(last, changedNs), 0n);
    const rows = found.map(({ account, balance }) => ({ account: idText(account), balance, decimals }));
    const links =
      end === undefined ? NO_LINKS : linkBehind([{ key: 'account.id', value: idText(end.account) }], readNumberedId);
    return { body: { timestamp: timeOrNull(changed), balances: rows, links } };
  },
} satisfies Partial<MirrorHandlers>;

/** The last value counts; undefined for now. */
function lastInstant(filter: MirrorFilter<bigint> | undefined): bigint | undefined {
  return filter?.operator === 'lt' ? filter.value - 1n : filter?.value;
}

/** @throws MirrorError where the token was not there at an instant, or has been changed since */
function checkInForce({ createdNs, updatedNs, deletedNs }: TokenState, at: bigint | undefined): void {
  if (at === undefined) return;
  if (createdNs > at) throw notFound();
  if (updatedNs > at || deletedNs > at) throw notOfThePast('A token that has changed since then');
}

type Judged = AccountTokenRow & { readonly isOfKeys: boolean };
const STATES_AT_ONCE = 100;

/** Relations, and whether their accounts have all of the keys that are asked for. */
async function* ofKeys(
  snapshot: LedgerSnapshot,
  relations: AsyncIterable<AccountTokenRow>,
  keys: readonly MirrorFilter<string>[],
): AsyncGenerator<Judged> {
  if (keys.length === 0) for await (const row of relations) yield { ...row, isOfKeys: true };
  else
    for await (const rows of inChunks(relations)) {
      const states = await accountStates(
        snapshot,
        rows.map(({ account }) => entityIdFromStore(account)),
      );
      for (const row of rows) {
        const key = states.get(entityIdFromStore(row.account))?.key;
        yield { ...row, isOfKeys: key !== undefined && keys.every(({ value }) => isOfKey(key, value)) };
      }
    }
}

async function* inChunks<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let chunk: Row[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < STATES_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
