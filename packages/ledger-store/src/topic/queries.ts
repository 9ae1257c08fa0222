import type { EntityId } from '@ledgerscope/ledger';
import { answersTo } from '../changing-answers.ts';
import { namedAmong } from '../entity/named-entity.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { questionOf } from '../question.ts';
import { stateRows } from '../state/queries.ts';
import { unknownRow } from '../state/unknown-row.ts';
import { type TopicMessageRow, type TopicRow, topicTable } from './rows.ts';

/** The newest committed message of a topic, as far as the next one's running hash is computed from it. */
export type LastTopicMessage = Pick<
  TopicMessageRow,
  'topic' | 'sequenceNumber' | 'consensusNs' | 'runningHash' | 'runningHashVersion'
>;

/** A topic as of the head. */
export interface TopicState extends Omit<TopicRow, 'slot' | 'version'> {
  /** Of the newest message; 0 before the first. */
  readonly sequenceNumber: bigint;
  readonly lastMessageNs: bigint;
}

/** Topics as of the head, by id, whatever names them; those that no row names are omitted. */
export async function topicStates(
  snapshot: LedgerSnapshot,
  ids: readonly EntityId[],
): Promise<Map<EntityId, TopicState>> {
  const keys = ids.map((id) => ({ id }));
  const [known, last] = await Promise.all([stateRows(snapshot, topicTable, keys), lastStoredMessages(snapshot, ids)]);
  const states = new Map(known.map((row) => [row.id, row]));
  const unseen = ids.filter((id) => !states.has(id) && !last.has(String(id)));
  const named = new Set(await namedAmong(snapshot, unseen, 'topic'));
  return new Map(
    ids
      .filter((id) => states.has(id) || last.has(String(id)) || named.has(id))
      .map((id) => {
        const { slot: _slot, version: _version, ...topic } = states.get(id) ?? unknownRow(topicTable, { id });
        const { sequenceNumber = 0n, consensusNs: lastMessageNs = 0n } = last.get(String(id)) ?? {};
        return [id, { ...topic, sequenceNumber, lastMessageNs }];
      }),
  );
}

const LAST_OF_TOPIC = questionOf('last message of a topic', 'topicMessage', ({ topic }) => String(topic));

/** {@link lastTopicMessages} for readers, by id as text: those asked for before are not read again. */
function lastStoredMessages(
  snapshot: LedgerSnapshot,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, LastTopicMessage>> {
  return answersTo(snapshot, LAST_OF_TOPIC, ids.map(String), async (missing) => {
    const found = await lastTopicMessages(snapshot, missing.map(BigInt));
    return new Map([...found].map(([topic, message]) => [String(topic), message]));
  });
}

/** The newest committed message of each topic that has one. */
export async function lastTopicMessages(
  snapshot: LedgerSnapshot,
  topics: readonly bigint[],
): Promise<Map<bigint, LastTopicMessage>> {
  const stored = await snapshot.rows.messages.newest([...new Set<bigint>(topics)], headInstant(snapshot));
  return new Map(
    stored.map(({ topic, sequenceNumber, consensusNs, runningHash, runningHashVersion }) => [
      topic,
      { topic, sequenceNumber, consensusNs, runningHash, runningHashVersion },
    ]),
  );
}
