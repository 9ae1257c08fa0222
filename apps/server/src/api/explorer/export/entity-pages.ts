import {
  type AccountRow,
  accountListQuery,
  type ContractRow,
  contractListQuery,
  eventQuery,
  instantListQuery,
  type RawQuery,
  type TopicRow,
  topicListQuery,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  contractEvents,
  type EntityNoun,
  type ListedPlace,
  listEntities,
  stakingRewards,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accepted } from '../accepted.ts';
import { stakingRewardReplies } from '../account/account-owned-routes.ts';
import { accountRows, accountsOnly } from '../account/account-routes.ts';
import { entityFilterOf } from '../account/entity-list-reply.ts';
import { contractEventReplies, contractRows } from '../contract/contract-routes.ts';
import { timeSpan } from '../time-span.ts';
import { topicRows } from '../topic/topic-routes.ts';

const PAGE = 1000;

type Pages = AsyncGenerator<readonly object[]>;

/** Every account that the query lets pass, in the order of creation. */
export function accountPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const request = accountsOnly(accepted(accountListQuery, query));
  return entityPages(context, 'holder', request, (ids): Promise<AccountRow[]> => accountRows(context.store, ids));
}

/** Every contract that the query lets pass, in the order of creation. */
export function contractPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const request = accepted(contractListQuery, query);
  const contracts = { ...request, kinds: ['CONTRACT' as const] };
  return entityPages(context, 'holder', contracts, (ids): Promise<ContractRow[]> => contractRows(context.store, ids));
}

/** Every topic that the query lets pass, in the order of creation. */
export function topicPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const request = accepted(topicListQuery, query);
  return entityPages(context, 'topic', request, (ids): Promise<TopicRow[]> => topicRows(context.store, ids));
}

async function entityPages(
  context: ApiContext,
  noun: EntityNoun,
  request: Parameters<typeof entityFilterOf>[2],
  rows: (ids: readonly bigint[]) => Promise<readonly object[]>,
): Promise<Pages> {
  const { order, sort } = request;
  if (sort !== 'created')
    throw new ApiError('invalid_parameter', 'Query parameter sort: an export goes in the order of creation.', 'sort');
  const filter = await entityFilterOf(context, noun, request);
  return (async function* () {
    if (filter === undefined) return;
    for (let after: ListedPlace | undefined, more = true; more; ) {
      const places = await listEntities(context.store, { ...filter, sort, order, limit: PAGE, after });
      yield await rows(places.map(({ id }) => id));
      after = places.at(-1);
      more = places.length === PAGE;
    }
  })();
}

/** Every log that a contract wrote, as it is now. */
export async function contractEventPages(context: ApiContext, contract: EntityId, query: RawQuery): Promise<Pages> {
  const { store } = context;
  const request = accepted(eventQuery, query);
  const page = { ...timeSpan(store, request), order: request.order, limit: PAGE };
  return (async function* () {
    let after: { consensusNs: bigint; logIndex: bigint } | undefined;
    for (let more = true; more; ) {
      const { rows } = await contractEvents(store, contract, { ...page, after });
      yield await contractEventReplies(context, rows);
      const last = rows.at(-1);
      if (last !== undefined) after = { consensusNs: last.consensusNs, logIndex: BigInt(last.logIndex) };
      more = rows.length === PAGE;
    }
  })();
}

/** Everything that staking paid to an account. */
export async function stakingRewardPages(context: ApiContext, account: EntityId, query: RawQuery): Promise<Pages> {
  const { order } = accepted(instantListQuery, query);
  return (async function* () {
    for (let after: bigint | undefined, more = true; more; ) {
      const { rows } = await stakingRewards(context.store, account, { limit: PAGE, order, after });
      yield await stakingRewardReplies(context.store, rows);
      after = rows.at(-1)?.consensusNs;
      more = rows.length === PAGE;
    }
  })();
}
