import type { TopicRow } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type LedgerSnapshot, topicStates } from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { entityListReply } from '../account/entity-list-reply.ts';
import { entityOfPath } from '../entity-of-path.ts';
import { idText } from '../values.ts';
import { topicEntityReply, topicRowReply } from './topic-entity-reply.ts';

/** Topics: the list, and one topic. */
export const TOPIC_HANDLERS = {
  listTopics: ({ context, query }) =>
    entityListReply(context, query, { noun: 'topic', rows: (ids) => topicRows(context.store, ids) }),
  getTopic: async ({ context, path }) => {
    const id = entityOfPath(context, path.id);
    const state = (await topicStates(context.store, [id])).get(id);
    if (state === undefined) throw new ApiError('not_found', `No topic ${idText(id)} is known.`);
    return { data: await topicEntityReply(context, state) };
  },
} satisfies Partial<Handlers>;

/** Topics of these ids, in their order. */
export async function topicRows(store: LedgerSnapshot, ids: readonly bigint[]): Promise<TopicRow[]> {
  const states = await topicStates(store, ids as readonly EntityId[]);
  return ids.flatMap((id) => {
    const state = states.get(id as EntityId);
    return state === undefined ? [] : [topicRowReply(state)];
  });
}
