import {
  type ContractRow,
  HOLDER_SORTS,
  type ListReply,
  parseEntityListQuery,
  parseSlotListQuery,
  type RawQuery,
  type StorageSlot,
  toAmount,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  accountStates,
  contractStorage,
  type LedgerStore,
  type StorageSlot as StoredSlot,
} from '@ledgerscope/ledger-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { balanceHistoryReply, balanceReply } from '../account/balance-reply.ts';
import { entityListReply } from '../account/entity-list-reply.ts';
import { knownContract } from '../account/known-holder.ts';
import { accountOfPath } from '../account-of-path.ts';
import { hexText, instantOrNull } from '../values.ts';
import { byteCodeReply } from './byte-code-reply.ts';
import { contractEventList } from './contract-event-list.ts';
import { contractEntityReply, contractRowReply } from './contract-reply.ts';

/** Contracts: the list, one contract, its balance, code, events and storage. */
export function addContractRoutes(app: FastifyInstance, context: ApiContext): void {
  const { store } = context;
  const ofPath = (request: FastifyRequest) => knownContract(context, (request.params as { id: string }).id);
  app.get('/api/contracts', BY_HEAD, (request): Promise<ListReply<ContractRow>> => {
    const asked = accepted(parseEntityListQuery(request.query as RawQuery, HOLDER_SORTS));
    const list = { noun: 'holder', rows: (ids: readonly bigint[]) => contractRows(store, ids) } as const;
    return entityListReply(context, { ...asked, kinds: ['CONTRACT'] }, list);
  });
  app.get('/api/contracts/:id', BY_HEAD, async (request) => {
    const id = await accountOfPath(context, (request.params as { id: string }).id);
    return { data: await contractEntityReply(context, id) };
  });
  app.get('/api/contracts/:id/balance', BY_HEAD, async (request) => {
    const { id } = await ofPath(request);
    return { data: await balanceReply(context, id, request.query as RawQuery) };
  });
  app.get('/api/contracts/:id/balance-history', BY_HEAD, async (request) => {
    const { id } = await ofPath(request);
    return { data: await balanceHistoryReply(context, id, request.query as RawQuery) };
  });
  app.get('/api/contracts/:id/byte-code', BY_HEAD, async (request) => {
    const { state } = await ofPath(request);
    return { data: await byteCodeReply(store, state) };
  });
  app.get('/api/contracts/:id/events', BY_HEAD, async (request) => {
    const { id } = await ofPath(request);
    return contractEventList(context, id, request.query as RawQuery);
  });
  app.get('/api/contracts/:id/state', BY_HEAD, async (request) => {
    const { id } = await ofPath(request);
    return slotList(store, id, request.query as RawQuery);
  });
}

/** Contracts of these ids, in their order. */
export async function contractRows(store: LedgerStore, ids: readonly bigint[]): Promise<ContractRow[]> {
  const states = await accountStates(store, ids as readonly EntityId[]);
  return ids.flatMap((id) => {
    const state = states.get(id as EntityId);
    return state === undefined ? [] : [contractRowReply(state)];
  });
}

/** In the order of the slots, from the lowest unless asked otherwise. */
async function slotList(store: LedgerStore, contract: EntityId, query: RawQuery): Promise<ListReply<StorageSlot>> {
  const { limit, offset, order, after } = accepted(parseSlotListQuery(query));
  const behind = after === undefined ? undefined : Buffer.from(after, 'hex');
  const page = { offset, order, after: behind, limit: limit === 0 ? 0 : limit + 1 };
  const { rows, totalCount } = await contractStorage(store, contract, page);
  const data = rows.slice(0, limit).map(slotReply);
  const last = rows[limit - 1];
  const next = last !== undefined && rows.length > limit ? hexText(last.slot) : null;
  return { data, totalCount: Number(totalCount), size: data.length, next };
}

export function slotReply({ slot, value, consensusNs, writes }: StoredSlot): StorageSlot {
  return {
    slot: hexText(slot),
    value: hexText(value),
    changedTime: instantOrNull(consensusNs),
    writes: toAmount(writes),
  };
}
