import { consensusNsOf, type EntityId, entityIdFromStore, NS_PER_SECOND, unpackEntityId } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  messagesSince,
  type TopicMessageRow,
  type TransactionRawRow,
  topicMessages,
  transactionRaws,
} from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import { requireStored } from '@ledgerscope/transactions/values';
import { frameOf } from '../grpc/grpc-frame.ts';
import { hashVersionOf, initialIdOf } from '../topic/initial-id.ts';

/** A message as subscribers get it. */
export interface TopicFrame {
  readonly ns: bigint;
  readonly frame: Uint8Array;
}

/** What a topic has behind an instant. */
export interface TopicStretch {
  readonly frames: readonly TopicFrame[];
  /** Up to here nothing else is there. */
  readonly untilNs: bigint;
}

/** Messages that are read at once: of a kilobyte each, half a megabyte. */
const PAGE = 500;

/** Reads what a topic has behind an instant as of a snapshot, a page of it. */
export async function readTopic(snapshot: LedgerSnapshot, topic: EntityId, afterNs: bigint): Promise<TopicStretch> {
  const headNs = snapshot.head?.lastNs ?? 0n;
  if (headNs <= afterNs) return { frames: [], untilNs: afterNs };
  const rows = await topicMessages(snapshot, { topic, order: 'asc', limit: PAGE, from: consensusNsOf(afterNs + 1n) });
  const untilNs = rows.length < PAGE ? headNs : (rows.at(-1)?.consensusNs ?? headNs);
  return { frames: await readFrames(snapshot, rows), untilNs };
}

/** What each topic has behind an instant up to the head of a snapshot; topics that have more than a page are omitted. */
export async function readNewest(
  snapshot: LedgerSnapshot,
  topics: readonly EntityId[],
  afterNs: bigint,
): Promise<ReadonlyMap<EntityId, TopicStretch>> {
  const untilNs = snapshot.head?.lastNs ?? 0n;
  const rows = await messagesSince(snapshot, topics, afterNs, PAGE);
  const frames = new Map(
    (await readFrames(snapshot, [...rows.values()].flat())).map((frame) => [frame.ns, frame] as const),
  );
  return new Map(
    [...rows].map(([topic, messages]) => {
      const own = messages.flatMap(({ consensusNs }) => frames.get(consensusNs) ?? []);
      return [topic, { frames: own, untilNs }];
    }),
  );
}

async function readFrames(snapshot: LedgerSnapshot, rows: readonly TopicMessageRow[]): Promise<TopicFrame[]> {
  const chunked = rows.filter(({ chunkTotal }) => chunkTotal !== 0).map(({ consensusNs }) => consensusNs);
  const raws: ReadonlyMap<bigint, TransactionRawRow> =
    chunked.length === 0 ? new Map() : await transactionRaws(snapshot, chunked);
  return rows.map((row) => ({ ns: row.consensusNs, frame: frameOf(responseOf(row, raws)) }));
}

function responseOf(row: TopicMessageRow, raws: ReadonlyMap<bigint, TransactionRawRow>): Uint8Array {
  const { consensusNs: at, message, runningHash, sequenceNumber, chunkNumber, chunkTotal } = row;
  return encode(hapi.ConsensusTopicResponse, {
    consensusTimestamp: timestampOf(at),
    message,
    runningHash,
    sequenceNumber,
    runningHashVersion: BigInt(hashVersionOf(row)),
    chunkInfo:
      chunkTotal === 0
        ? undefined
        : {
            initialTransactionID:
              initialIdOf(requireStored(raws.get(at), 'the bytes of a message', at)) ?? initialIdOfRow(row),
            number: chunkNumber,
            total: chunkTotal,
          },
  });
}

function initialIdOfRow({ initialPayer, initialValidStartNs }: TopicMessageRow) {
  const { shard, realm, num } = unpackEntityId(entityIdFromStore(initialPayer));
  return {
    accountID: { shardNum: shard, realmNum: realm, accountNum: num },
    transactionValidStart: timestampOf(initialValidStartNs),
  };
}

function timestampOf(ns: bigint) {
  return { seconds: ns / NS_PER_SECOND, nanos: Number(ns % NS_PER_SECOND) };
}
