import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import { type MirrorFilter, readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { readMirrorInstant } from '@ledgerscope/contract/mirror/mirror-parameters';
import { consensusNsOf, type EntityId, entityIdFromStore, larger } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type TopicMessageRow,
  type TransactionRawRow,
  topicMessages,
  transactionRaws,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { idOrNull, idText, requireStored } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { historyStart } from '../../explorer/topic/topic-routes.ts';
import { commonRange, MAX_LONG } from '../bounds.ts';
import { invalidParameter, MirrorError, type MirrorMessage, notFound } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { base64Of, timeText } from '../mirror-values.ts';
import { hashVersionOf, initialIdOf } from './initial-id.ts';

/** Messages beyond a page that are looked at, since as many instants may be omitted. */
const MOST_BESIDE = 101;

/** Messages of topics. */
export const MIRROR_MESSAGE_HANDLERS = {
  mirrorTopicMessages: async ({ context, snapshot, path, query, linkBehind }) => {
    const topic = topicOf(path);
    const [numbers, times] = [query.all('sequencenumber'), query.all('timestamp')];
    const [{ first, last }, byTime] = [commonRange(numbers), commonRange(times)];
    const { order, limit } = query;
    const from = larger(byTime.first, historyStart(context) ?? 0n);
    const page = {
      topic,
      order,
      limit: limit + MOST_BESIDE,
      after: order === 'asc' ? larger(first, 1n) - 1n : last === MAX_LONG ? undefined : last + 1n,
      from: consensusNsOf(from),
      until: consensusNsOf(byTime.last + 1n),
    } as const;
    const rows = first > last || from > byTime.last ? [] : await topicMessages(snapshot, page);
    const found = rows
      .filter(({ sequenceNumber: at, consensusNs }) => at >= first && at <= last && !isExcluded(times, consensusNs))
      .slice(0, limit);
    const end = found.length === limit ? found.at(-1) : undefined;
    const links =
      end === undefined
        ? NO_LINKS
        : linkBehind([{ key: 'timestamp', value: timeText(end.consensusNs) }], readMirrorInstant);
    const isText = query.last('encoding')?.startsWith('utf') === true;
    return { body: { messages: await mirrorMessages(snapshot, found, isText), links } };
  },
  mirrorTopicMessage: async ({ context, snapshot, path }) => {
    const topic = readMirrorId(path.topicId ?? '');
    const number = readLong(path.sequenceNumber ?? '', 1n);
    const faults: MirrorMessage[] = [];
    if (topic === undefined) faults.push({ message: 'Invalid parameter: topic.id' });
    if (number === undefined) faults.push({ message: 'Invalid parameter: sequencenumber' });
    if (topic === undefined || number === undefined) throw new MirrorError(400, faults);
    return { body: await onlyMessage(context, await findMessage(snapshot, topic, number)) };
  },
  mirrorMessageAt: async ({ context, snapshot, path }) => {
    const at = readMirrorInstant(path.timestamp ?? '');
    if (at === undefined) throw invalidParameter('timestamp');
    const [submitted] = await transactionsAt(snapshot, [at]);
    const { entity = 0n, topicSequenceNumber = 0n } = submitted ?? {};
    const rows =
      topicSequenceNumber === 0n ? [] : await findMessage(snapshot, entityIdFromStore(entity), topicSequenceNumber);
    return { body: await onlyMessage(context, rows) };
  },
} satisfies Partial<MirrorHandlers>;

function isExcluded(times: readonly MirrorFilter<bigint>[], at: bigint): boolean {
  return times.some(({ operator, value }) => operator === 'ne' && value === at);
}

function topicOf({ topicId = '' }: Readonly<Record<string, string>>): EntityId {
  const topic = readMirrorId(topicId);
  if (topic === undefined) throw invalidParameter('topic.id');
  return topic;
}

async function findMessage(snapshot: LedgerSnapshot, topic: EntityId, number: bigint): Promise<TopicMessageRow[]> {
  const rows = await topicMessages(snapshot, { topic, order: 'asc', limit: 1, after: number - 1n });
  return rows.filter(({ sequenceNumber }) => sequenceNumber === number);
}

/** @throws MirrorError where there is none, or it is older than messages that are shown */
async function onlyMessage(context: ApiContext, rows: readonly TopicMessageRow[]) {
  const start = historyStart(context) ?? 0n;
  const shown = rows.filter(({ consensusNs }) => consensusNs >= start);
  const [message] = await mirrorMessages(context.snapshot, shown, false);
  if (message === undefined) throw notFound();
  return message;
}

async function mirrorMessages(snapshot: LedgerSnapshot, rows: readonly TopicMessageRow[], isText: boolean) {
  const chunked = rows.filter(({ chunkTotal }) => chunkTotal !== 0).map(({ consensusNs }) => consensusNs);
  const raws: ReadonlyMap<bigint, TransactionRawRow> =
    chunked.length === 0 ? new Map() : await transactionRaws(snapshot, chunked);
  return rows.map((row) => ({
    chunk_info:
      row.chunkTotal === 0
        ? null
        : chunkInfo(row, requireStored(raws.get(row.consensusNs), 'the bytes of a message', row.consensusNs)),
    consensus_timestamp: timeText(row.consensusNs),
    message: isText ? Buffer.from(row.message).toString('utf8') : base64Of(row.message),
    payer_account_id: idText(row.payer),
    running_hash: base64Of(row.runningHash),
    running_hash_version: hashVersionOf(row),
    sequence_number: row.sequenceNumber,
    topic_id: idText(row.topic),
  }));
}

/** Which of the pieces of a message it is, and the transaction that the first one came with. */
function chunkInfo(row: TopicMessageRow, raw: { transactionBytes: Uint8Array }) {
  const first = initialIdOf(raw);
  return {
    initial_transaction_id: {
      account_id: idOrNull(row.initialPayer),
      nonce: first?.nonce ?? null,
      scheduled: first?.scheduled ?? null,
      transaction_valid_start: timeText(row.initialValidStartNs),
    },
    number: row.chunkNumber,
    total: row.chunkTotal,
  };
}
