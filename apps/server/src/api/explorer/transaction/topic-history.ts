import { type ConsensusNs, consensusNsOf, type EntityId, TYPE_ID } from '@ledgerscope/ledger';
import { countTopicMessages, type TopicMessageFilter } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';

const DAY_NS = 86_400_000_000_000n;

/** Where the messages begin that the operator shows, by the ledger's own clock; undefined for all. */
function historyStart({ store, topicHistoryNs }: ApiContext): ConsensusNs | undefined {
  const last = store.head?.lastNs;
  if (topicHistoryNs === undefined || last === undefined || last < topicHistoryNs) return undefined;
  return consensusNsOf(last + 1n - topicHistoryNs);
}

/** The filter without the messages that are too old. @throws ApiError where it asks for those alone */
export function withinHistory(context: ApiContext, filter: TopicMessageFilter): TopicMessageFilter {
  const start = historyStart(context);
  if (start === undefined) return filter;
  if (filter.until !== undefined && filter.until <= start) throw tooOld(context);
  return filter.from !== undefined && filter.from >= start ? filter : { ...filter, from: start };
}

/** Refuses an empty list where older messages are not in the caller's plan. @throws ApiError then */
export async function refuseOldList(context: ApiContext, topic: EntityId): Promise<void> {
  const until = historyStart(context);
  if (until === undefined) return;
  if ((await countTopicMessages(context.store, { topic, until })) > 0n) throw tooOld(context);
}

/** @throws ApiError for the transaction of a message that is too old: its body is the message */
export function refuseOldMessage(
  context: ApiContext,
  row: { readonly type: number; readonly consensusNs: bigint },
): void {
  const start = historyStart(context);
  if (row.type === TYPE_ID.consensusSubmitMessage && start !== undefined && row.consensusNs < start)
    throw tooOld(context);
}

function tooOld({ topicHistoryNs = 0n }: ApiContext): ApiError {
  const days = topicHistoryNs / DAY_NS;
  const age = days === 1n ? 'one day' : days === 3n ? 'three days' : `${days} days`;
  return new ApiError(
    'history_limited',
    `Access to consensus-topic (HCS) history older than ${age} requires contacting support.`,
  );
}
