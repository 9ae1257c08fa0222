import { type ListReply, parseEntityListQuery, type RawQuery, TOPIC_SORTS, type TopicRow } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type LedgerStore, topicStates } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { entityListReply } from '../account/entity-list-reply.ts';
import { entityOfPath } from '../entity-of-path.ts';
import { idText } from '../values.ts';
import { topicEntityReply, topicRowReply } from './topic-entity-reply.ts';

/** Topics: the list, and one topic. */
export function addTopicRoutes(app: FastifyInstance, context: ApiContext): void {
  const { store } = context;
  app.get('/api/topics', BY_HEAD, (request): Promise<ListReply<TopicRow>> => {
    const asked = accepted(parseEntityListQuery(request.query as RawQuery, TOPIC_SORTS));
    return entityListReply(context, asked, { noun: 'topic', rows: (ids) => topicRows(store, ids) });
  });
  app.get('/api/topics/:id', BY_HEAD, async (request) => {
    const id = entityOfPath(context, (request.params as { id: string }).id);
    const state = (await topicStates(store, [id])).get(id);
    if (state === undefined) throw new ApiError('not_found', `No topic ${idText(id)} is known.`);
    return { data: await topicEntityReply(context, state) };
  });
}

/** Topics of these ids, in their order. */
export async function topicRows(store: LedgerStore, ids: readonly bigint[]): Promise<TopicRow[]> {
  const states = await topicStates(store, ids as readonly EntityId[]);
  return ids.flatMap((id) => {
    const state = states.get(id as EntityId);
    return state === undefined ? [] : [topicRowReply(state)];
  });
}
