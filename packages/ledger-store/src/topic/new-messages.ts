import type { EntityId } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import type { TopicMessageRow } from './rows.ts';

/** The topics that got messages behind an instant; undefined where more than `most` transactions would have to be looked at. */
export async function topicsWrittenSince(
  snapshot: LedgerSnapshot,
  afterNs: bigint,
  most: number,
): Promise<ReadonlySet<bigint> | undefined> {
  const topics = new Set<bigint>();
  const collect = ({ entity, topicSequenceNumber }: TransactionRow) => {
    if (topicSequenceNumber !== 0n) topics.add(entity);
    return false;
  };
  const span = { first: afterNs + 1n, last: headInstant(snapshot) };
  const { isWhole } = await snapshot.rows.transactions.scan(span, { order: 'asc', limit: 1, most, passes: collect });
  return isWhole ? topics : undefined;
}

/** The messages that each topic got behind an instant, in their order; topics that got more than `most` have none here. */
export async function messagesSince(
  snapshot: LedgerSnapshot,
  topics: readonly EntityId[],
  afterNs: bigint,
  most: number,
): Promise<ReadonlyMap<EntityId, readonly TopicMessageRow[]>> {
  const span = { first: afterNs + 1n, last: headInstant(snapshot) };
  const found = await snapshot.rows.messages.readNewest(topics, span, most);
  return new Map(
    topics.flatMap((topic, place) => (found[place] === undefined ? [] : [[topic, found[place]] as const])),
  );
}
