import {
  type CreatedEntity,
  ENTITY_KINDS,
  type EntityKind,
  formatPlace,
  formatSubListCursor,
  type ListReply,
  parseChoice,
  parsePlacedListQuery,
  parseSubListQuery,
  type RawQuery,
  type SubListRequest,
  toAmount,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { allowancesOf, entitiesCreatedBy, pendingAirdropsOf, stakingRewards } from '@ledgerscope/ledger-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { idText, instantText } from '../values.ts';
import { knownHolder } from './known-holder.ts';
import { accountFiles, airdropReply, allowanceReply, stakingRewardReplies } from './owned-replies.ts';

/** What an account created, earned, allowed, and waits for. */
export function addOwnedRoutes(app: FastifyInstance, context: ApiContext): void {
  const list = (path: string, reply: (id: EntityId, query: RawQuery) => Promise<object>) =>
    app.get(`/api/accounts/:id/${path}`, BY_HEAD, async (request: FastifyRequest) => {
      const { id } = await knownHolder(context, (request.params as { id: string }).id);
      return reply(id, request.query as RawQuery);
    });
  list('files', (id, query) => fileList(context, id, query));
  list('created', (id, query) => createdList(context, id, query));
  list('staking-rewards', (id, query) => rewardList(context, id, query));
  list('allowances', (id, query) => allowanceList(context, id, query));
  list('airdrops', (id, query) => airdropList(context, id, query));
}

async function fileList({ store }: ApiContext, account: EntityId, query: RawQuery) {
  const page = accepted(parseSubListQuery(query, ['createDate', 'createdOn']));
  const { rows, totalCount } = await entitiesCreatedBy(store, account, 'file', createdPage(page));
  const shown = rows.slice(0, page.limit);
  const data = await accountFiles(store, shown);
  return { data, totalCount: Number(totalCount), size: data.length, next: nextCreated(rows, page.limit) };
}

async function createdList({ store }: ApiContext, account: EntityId, query: RawQuery) {
  const page = accepted(parseSubListQuery(query, ['createdOn']));
  const kind = accepted(parseChoice(query, 'kind', ENTITY_KINDS));
  const { rows, totalCount, byKind } = await entitiesCreatedBy(store, account, kind, createdPage(page));
  const data = rows.slice(0, page.limit).map(
    (row): CreatedEntity => ({
      kind: row.kind as EntityKind,
      id: idText(row.id),
      createdOn: instantText(row.createdNs),
    }),
  );
  const kinds = Object.fromEntries([...byKind].map(([name, count]) => [name, Number(count)]));
  const next = nextCreated(rows, page.limit);
  return { data, totalCount: Number(totalCount), size: data.length, next, facets: { kind: kinds } };
}

/** One more than the page shows whether there is a next one. */
function createdPage({ limit, offset, order, after }: SubListRequest) {
  const behind = after === undefined ? undefined : { createdNs: after.ns, id: after.among };
  return { limit: limit === 0 ? 0 : limit + 1, offset, order, after: behind };
}

function nextCreated(rows: readonly { createdNs: bigint; id: bigint }[], limit: number): string | null {
  const last = rows[limit - 1];
  if (last === undefined || rows.length <= limit) return null;
  return formatSubListCursor({ ns: last.createdNs, among: last.id });
}

async function rewardList({ store }: ApiContext, account: EntityId, query: RawQuery) {
  const { limit, offset, order, after } = accepted(parseSubListQuery(query, ['consensusTime']));
  const page = { limit: limit === 0 ? 0 : limit + 1, offset, order, after: after?.ns };
  const { rows, totalCount, totalTinybar } = await stakingRewards(store, account, page);
  const data = await stakingRewardReplies(store, rows.slice(0, limit));
  const last = rows[limit - 1];
  const more = last !== undefined && rows.length > limit;
  return {
    data,
    totalCount: Number(totalCount),
    size: data.length,
    next: more ? formatSubListCursor({ ns: last.consensusNs, among: 0n }) : null,
    totalAmount: toAmount(totalTinybar),
  };
}

async function allowanceList({ store }: ApiContext, account: EntityId, query: RawQuery) {
  const { limit, offset, order, after } = accepted(parsePlacedListQuery(query, ['grantedTime'], 4));
  const side = accepted(parseChoice(query, 'side', ['granted', 'received'])) ?? 'granted';
  const kind = accepted(parseChoice(query, 'kind', ['hbar', 'token', 'nft']));
  const page = {
    ...{ offset, order, limit: limit === 0 ? 0 : limit + 1 },
    after: after && allowancePlace(after),
    ...(kind === undefined ? {} : { kind }),
  };
  const { rows, totalCount } = await allowancesOf(store, account, side === 'granted' ? 'owner' : 'spender', page);
  const next = nextPlace(rows, limit, (row) => [row.grantedNs, row.token, row.spender, row.owner]);
  return placedPage(rows.slice(0, limit).map(allowanceReply), totalCount, next);
}

async function airdropList({ store }: ApiContext, account: EntityId, query: RawQuery) {
  const { limit, offset, order, after } = accepted(parsePlacedListQuery(query, ['pendingSince'], 5));
  const side = accepted(parseChoice(query, 'side', ['received', 'sent'])) ?? 'received';
  const from = side === 'received' ? 'receiver' : 'sender';
  const page = { offset, order, after: after && airdropPlace(after), limit: limit === 0 ? 0 : limit + 1 };
  const { rows, totalCount } = await pendingAirdropsOf(store, account, from, page);
  const next = nextPlace(rows, limit, (row) => [row.pendingNs, row.token, row.serial, row.sender, row.receiver]);
  return placedPage(rows.slice(0, limit).map(airdropReply), totalCount, next);
}

function allowancePlace([grantedNs = 0n, token = 0n, spender = 0n, owner = 0n]: readonly bigint[]) {
  return { grantedNs, token, spender, owner };
}

function airdropPlace([pendingNs = 0n, token = 0n, serial = 0n, sender = 0n, receiver = 0n]: readonly bigint[]) {
  return { pendingNs, token, serial: BigInt.asIntN(64, serial), sender, receiver };
}

/** The cursor behind the last row of the page; one more than the page shows whether there is a next one. */
function nextPlace<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => readonly bigint[]): string | null {
  const last = rows[limit - 1];
  return last === undefined || rows.length <= limit ? null : formatPlace(placeOf(last));
}

function placedPage<Row>(data: Row[], totalCount: bigint, next: string | null): ListReply<Row> {
  return { data, totalCount: Number(totalCount), size: data.length, next };
}
