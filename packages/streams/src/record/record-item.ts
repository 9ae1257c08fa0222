import { type ConsensusNs, consensusNs, consensusNsOf } from '@ledgerscope/ledger';
import { type Timestamp, TransactionRecord } from '../hapi/messages.ts';
import type { StreamItem } from '../stream-block.ts';
import { parseStreamFileName } from '../stream-file-name.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { NONE } from '../wire/message.ts';
import type { ByteOrigin } from '../wire-origin.ts';
import { openTransaction } from './open-transaction.ts';
import { readBody } from './read-body.ts';

const MAX_NANOS = 999_999_999;

/**
 * Decodes one item of a record file. Both arrays must be views of the origin's bytes. What is signed has to be taken as
 * it is: what cannot be read of it is named in `notUnderstood`, nothing is thrown. A record that states no consensus time
 * gets the one after `before`, or the time in the file's name.
 */
export function readItem(
  origin: ByteOrigin,
  index: number,
  transactionBytes: Uint8Array,
  recordBytes: Uint8Array,
  before?: ConsensusNs,
): StreamItem {
  const envelope = openTransaction(transactionBytes);
  const body = readBody(envelope.bodyBytes);
  const record = decodeParts(TransactionRecord, recordBytes);
  const stated = statedTime(record.message.consensusTimestamp);
  return {
    consensusNs: stated ?? instantAfter(origin, before),
    index,
    transactionBytes,
    recordBytes,
    body: body.message,
    record: record.message,
    typeId: body.typeId,
    transactionHash: envelope.transactionHash,
    signatureCount: envelope.signatureCount,
    notUnderstood: allProblems(
      envelope.problems,
      body.problems,
      record.problems,
      stated === undefined ? NO_TIME : NONE,
    ),
    sidecars: [],
  };
}

const NO_TIME = ['TransactionRecord.consensusTimestamp: it does not contain a time'];

/** The problems of all parts in one list. */
export function allProblems(...parts: readonly (readonly string[])[]): readonly string[] {
  return parts.some((part) => part.length > 0) ? parts.flat() : NONE;
}

/** Nanoseconds of a timestamp; undefined where there is none, or one that is no instant. */
export function statedTime(timestamp: Timestamp | undefined): ConsensusNs | undefined {
  if (timestamp === undefined || timestamp.nanos < 0 || timestamp.nanos > MAX_NANOS) return undefined;
  return consensusNs(timestamp.seconds, timestamp.nanos);
}

function instantAfter(origin: ByteOrigin, before: ConsensusNs | undefined): ConsensusNs {
  if (before !== undefined) return consensusNsOf(before + 1n);
  return parseStreamFileName(origin.file)?.instant ?? consensusNs(0n, 0);
}
