import type { EntityId } from '@ledgerscope/ledger';
import { answersTo } from '../changing-answers.ts';
import type { Parameters, ResultRow } from '../client/ledger-client.ts';
import { namedAmong } from '../entity/named-entity.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { questionOf } from '../question.ts';
import { stateRows } from '../state/queries.ts';
import { unknownRow } from '../state/unknown-row.ts';
import { columnList } from '../table.ts';
import { type TopicRow, topicMessageTable, topicTable } from './rows.ts';

/** The newest committed message of a topic, as far as the next one's running hash is computed from it. */
export type LastTopicMessage = ResultRow<typeof LAST_COLUMNS>;

const { topic, sequenceNumber, consensusNs, runningHash, runningHashVersion } = topicMessageTable.columns;
const LAST_COLUMNS = { topic, sequenceNumber, consensusNs, runningHash, runningHashVersion };
const LAST_NAMES = columnList({ name: topicMessageTable.name, columns: LAST_COLUMNS });
/** Statements stay small, and a batch rarely has more topics that are not cached. */
const TOPICS_PER_STATEMENT = 500;
const BRANCHES_PER_STATEMENT = 50;

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
  const [known, last] = await Promise.all([
    stateRows(snapshot, 'topic:state', topicTable, keys),
    lastStoredMessages(snapshot, ids),
  ]);
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
  const found = new Map<bigint, LastTopicMessage>();
  const stored = await snapshot.rows?.messages.newest([...new Set<bigint>(topics)], headInstant(snapshot));
  if (stored !== undefined)
    return new Map(
      stored.map(
        ({ topic: id, sequenceNumber: number, consensusNs: at, runningHash: hash, runningHashVersion: version }) => [
          id,
          { topic: id, sequenceNumber: number, consensusNs: at, runningHash: hash, runningHashVersion: version },
        ],
      ),
    );
  const hidden: bigint[] = [];
  const headNs = headInstant(snapshot);
  for (const some of chunks([...new Set<bigint>(topics)], TOPICS_PER_STATEMENT)) {
    const sql = `SELECT ${LAST_NAMES} FROM topic_last WHERE topic IN {topics:Array(UInt64)}
      ORDER BY topic, sequence_number DESC LIMIT 1 BY topic`;
    for (const row of await snapshot.client.query('topic:last', sql, { topics: some }, LAST_COLUMNS))
      if (row.consensusNs <= headNs) found.set(row.topic, row);
      else hidden.push(row.topic);
  }
  // The newest of these belongs to a batch that is not committed: the one before it is read from the messages themselves.
  for (const some of chunks(hidden, BRANCHES_PER_STATEMENT))
    for (const row of await newestCommitted(snapshot, some, headNs)) found.set(row.topic, row);
  return found;
}

function newestCommitted(
  snapshot: LedgerSnapshot,
  topics: readonly bigint[],
  headNs: bigint,
): Promise<LastTopicMessage[]> {
  const branches = topics.map(
    (_, index) => `(SELECT ${LAST_NAMES} FROM topic_message
      WHERE topic = {topic${index}:UInt64} AND consensus_ns <= ${nsParameter('headNs')}
      ORDER BY topic DESC, sequence_number DESC LIMIT 1)`,
  );
  const parameters: Parameters = Object.fromEntries(topics.map((topic, index) => [`topic${index}`, topic]));
  return snapshot.client.query('topic:last', branches.join(' UNION ALL '), { ...parameters, headNs }, LAST_COLUMNS);
}

function chunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
