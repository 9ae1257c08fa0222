import { consensusNs, type EntityId, larger, NS_PER_MS, packEntityId } from '@ledgerscope/ledger';
import { decode, hapi, WireError } from '@ledgerscope/streams';
import { invalidArgument } from '../grpc/grpc-status.ts';

/** What is asked of a topic. */
export interface TopicQuery {
  readonly topic: EntityId;
  /** From this instant on; undefined for what comes from now on. */
  readonly fromNs: bigint | undefined;
  /** Until before this instant; undefined for ever. */
  readonly untilNs: bigint | undefined;
  /** So many messages; undefined for all. */
  readonly limit: bigint | undefined;
}

/** Seconds from which on an instant means "for ever": nanoseconds of 64 bits end there. */
const FOREVER_SECONDS = 9_223_372_035n;
const MOST_NANOS = 999_999_999;
const MOST_LIMIT = 0x7fff_ffff_ffff_ffffn;
/** What the mirror node writes before the name of a field. */
const FIELD = 'subscribeTopic.filter';

/**
 * Reads a ConsensusTopicQuery.
 * @param nowNs the newest instant that may be asked for, by the clock or by the ledger
 * @throws GrpcError in the mirror node's words
 */
export function readTopicQuery(bytes: Uint8Array, nowNs: bigint): TopicQuery {
  const { topicID, consensusStartTime, consensusEndTime, limit } = readRequest(hapi.ConsensusTopicQuery, bytes);
  if (topicID === undefined) throw refuseField('topicId', 'must not be null');
  const topic = packEntityId(topicID.shardNum, topicID.realmNum, topicID.topicNum);
  if (topic === undefined) throw refuseField('topicId', 'must be a valid ID');
  if (limit > MOST_LIMIT) throw refuseField('limit', 'must be greater than or equal to 0');
  return {
    topic,
    ...spanOf({ consensusStartTime, consensusEndTime }, nowNs),
    limit: limit === 0n ? undefined : limit,
  };
}

function spanOf(
  { consensusStartTime, consensusEndTime }: Pick<hapi.ConsensusTopicQuery, 'consensusStartTime' | 'consensusEndTime'>,
  nowNs: bigint,
): Pick<TopicQuery, 'fromNs' | 'untilNs'> {
  const fromNs = instantOf('startTime', consensusStartTime);
  const untilNs = instantOf('endTime', consensusEndTime);
  if (fromNs === 'forever' || (fromNs ?? 0n) > nowNs)
    throw refuseField('startTime', 'Start time must be before the current time');
  if (untilNs === 'forever') return { fromNs, untilNs: undefined };
  if (untilNs !== undefined && untilNs <= (fromNs ?? nowNs))
    throw refuseField('endTime', 'End time must be after start time');
  return { fromNs, untilNs };
}

/** Reads a message of a request. @throws GrpcError where it is none */
export function readRequest<T extends object>(type: Parameters<typeof decode<T>>[0], bytes: Uint8Array): T {
  try {
    return decode(type, bytes);
  } catch (error) {
    if (error instanceof WireError) throw invalidArgument(`The request cannot be read: ${error.message}`);
    throw error;
  }
}

/** The newest instant that a subscription may begin at: a ledger can be ahead of the clock. */
export function newestStart(headNs: bigint | undefined, nowMs: number): bigint {
  return larger(headNs ?? 0n, BigInt(nowMs) * NS_PER_MS);
}

function instantOf(name: string, time: hapi.Timestamp | undefined): bigint | 'forever' | undefined {
  if (time === undefined) return undefined;
  const { seconds, nanos } = time;
  if (seconds >= FOREVER_SECONDS) return 'forever';
  if (seconds < 0n) throw refuseField(name, 'must be greater than or equal to 0');
  if (nanos < 0 || nanos > MOST_NANOS) throw refuseField(name, 'must have nanoseconds from 0 to 999999999');
  return consensusNs(seconds, nanos);
}

function refuseField(field: string, why: string) {
  return invalidArgument(`${FIELD}.${field}: ${why}`);
}
