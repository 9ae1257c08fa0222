import { type ConsensusNs, consensusNsOf } from '@ledgerscope/ledger';
import { EarlyTraceData, TraceData, TransactionResult } from '../hapi/messages.ts';
import { statedTime } from '../record/record-item.ts';
import { SHA384_BYTES } from '../sha384.ts';
import type { StreamError } from '../stream-error.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import type { MessageType } from '../wire/message.ts';
import { type ByteOrigin, errorIn } from '../wire-origin.ts';
import type { BlockFrame } from './block-frame.ts';
import { type BlockItemSlice, ItemKind } from './block-items.ts';
import { type BlockTransaction, openEventTransaction, openSigned, type SignedEnvelope } from './block-transaction.ts';
import type { HapiDialect } from './hapi-dialect.ts';
import { readStateChanges, type WrittenChange } from './state-difference.ts';
import { addOutput, noOutputs, type TransactionOutputs } from './transaction-outputs.ts';

/** The transactions of a block, in the order of their results. */
export interface GroupedTransactions {
  readonly transactions: readonly BlockTransaction[];
  /** Transactions of the nodes themselves, which have no result (block_item.proto). */
  readonly withoutResult: number;
  /** Inner transactions of atomic batches that were not run, because one before them failed. */
  readonly unexecutedInBatch: number;
}

/** A transaction being put together. */
interface Draft {
  readonly envelope: SignedEnvelope | undefined;
  result: TransactionResult | undefined;
  consensusNs: ConsensusNs | undefined;
  readonly outputs: TransactionOutputs;
  readonly traces: TraceData[];
  changesBefore: readonly WrittenChange[];
  readonly stateChanges: WrittenChange[];
  readonly problems: string[];
}

/**
 * Regroups the items of a block: a signed transaction, its result, outputs, traces and state changes. Inner transactions
 * of an atomic batch have no item of their own; a result without one takes the next of the batch's body (HIP-551).
 * State changes of another consensus time belong to the block, not to the transaction before them.
 * What is inside of an item and cannot be read is omitted and named with its transaction.
 * @throws StreamError `out-of-order` for a result, output or trace that belongs to no transaction.
 */
export function groupTransactions(
  origin: ByteOrigin,
  items: readonly BlockItemSlice[],
  dialect: HapiDialect,
  { number, timestampNs }: Pick<BlockFrame, 'number' | 'timestampNs'>,
): GroupedTransactions {
  const grouping = new Grouping(origin, dialect, number, timestampNs);
  for (const item of items) grouping.add(item);
  return grouping.finish();
}

class Grouping {
  readonly #origin: ByteOrigin;
  readonly #dialect: HapiDialect;
  readonly #transactions: BlockTransaction[] = [];
  readonly #number: bigint;
  #draft: Draft | undefined;
  /** Items so far. */
  #items = 0;
  /** The block's own changes since the last result. */
  #changes: WrittenChange[] = [];
  #batch: readonly Uint8Array[] = [];
  #batchIndex = 0;
  #withoutResult = 0;
  #unexecuted = 0;
  /** Of the block, then of the newest result. */
  #time: ConsensusNs | undefined;

  constructor(origin: ByteOrigin, dialect: HapiDialect, number: bigint, blockTime: ConsensusNs | undefined) {
    this.#origin = origin;
    this.#dialect = dialect;
    this.#number = number;
    this.#time = blockTime;
  }

  add(item: BlockItemSlice): void {
    this.#items++;
    switch (item.kind) {
      case ItemKind.transaction:
        this.#startTransaction(item.value);
        return;
      case ItemKind.result:
        this.#addResult(item);
        return;
      case ItemKind.output:
        this.#addOutput(item);
        return;
      case ItemKind.trace:
        this.#addTrace(item);
        return;
      case ItemKind.stateChanges:
        this.#addStateChanges(item);
        return;
      case ItemKind.eventHeader:
      case ItemKind.roundHeader:
        this.#close();
        return;
      case ItemKind.recordFile:
        throw this.#misplacedError(item, 'a block of transactions', 'a wrapped record file');
      default:
    }
  }

  finish(): GroupedTransactions {
    this.#close();
    this.#endBatch();
    return {
      transactions: this.#transactions,
      withoutResult: this.#withoutResult,
      unexecutedInBatch: this.#unexecuted,
    };
  }

  #startTransaction(bytes: Uint8Array): void {
    this.#close();
    const open = this.#dialect.eventTransactions ? openEventTransaction : openSigned;
    this.#draft = draftOf(open(bytes));
  }

  #addResult(item: BlockItemSlice): void {
    if (this.#draft?.envelope === undefined || this.#draft.result !== undefined) {
      this.#close();
      const inner = this.#batch[this.#batchIndex];
      if (inner === undefined) throw this.#misplacedError(item, 'a transaction before its result', 'none');
      this.#batchIndex++;
      this.#draft = draftOf(openSigned(inner));
    }
    const result = this.#read(this.#draft, TransactionResult, item);
    this.#draft.result = result;
    this.#draft.consensusNs = statedTime(result.consensusTimestamp) ?? this.#timeAfter(item, this.#draft);
    this.#time = this.#draft.consensusNs;
    this.#draft.changesBefore = this.#changes;
    this.#changes = [];
    const batch = this.#draft.envelope?.body.atomicBatch;
    if (batch === undefined) return;
    this.#endBatch();
    this.#batch = batch.transactions;
  }

  /** Of a result that states no time. */
  #timeAfter(item: BlockItemSlice, draft: Draft): ConsensusNs {
    if (this.#time === undefined) throw this.#misplacedError(item, 'a result with a consensus time', 'none');
    draft.problems.push('TransactionResult.consensusTimestamp: it does not contain a time');
    return consensusNsOf(this.#time + 1n);
  }

  #addOutput(item: BlockItemSlice): void {
    const draft = this.#current(item);
    draft.problems.push(...addOutput(item.value, this.#dialect, draft.outputs));
  }

  #addTrace(item: BlockItemSlice): void {
    const draft = this.#current(item);
    const { traces } = this.#dialect;
    if (traces === 'current') draft.traces.push(this.#read(draft, TraceData, item));
    else if (traces === 'early') draft.traces.push(this.#read(draft, EarlyTraceData, item));
    else if (traces === 'either') draft.traces.push(this.#eitherTrace(draft, item));
  }

  /** A trace of a message is in field 3 or in field 2, where it is one: earlier builds had associations there. */
  #eitherTrace(draft: Draft, item: BlockItemSlice): TraceData {
    const early = this.#read(draft, EarlyTraceData, item);
    if ((early.submitMessageTraceData ?? early.evmTraceData) !== undefined) return early;
    const { submitMessageTraceData: message } = decodeParts(TraceData, item.value).message;
    const isMessage = message?.runningHash.length === SHA384_BYTES;
    return { ...TraceData.create(), submitMessageTraceData: isMessage ? message : undefined };
  }

  #addStateChanges(item: BlockItemSlice): void {
    const draft = this.#draft;
    const at = { origin: this.#origin, block: this.#number, item: this.#items - 1 };
    const { consensusTimestamp, changes, problems } = readStateChanges(at, item.value);
    const isOwn = draft?.consensusNs !== undefined && statedTime(consensusTimestamp) === draft.consensusNs;
    const into = isOwn ? draft.stateChanges : this.#changes;
    for (const change of changes) into.push(change);
    // Unreadable changes of the block itself are reported with the transaction before them.
    draft?.problems.push(...problems);
  }

  /** What of an item can be read; the rest is noted with its transaction. */
  #read<T extends object>(draft: Draft, type: MessageType<T>, item: BlockItemSlice): T {
    const { message, problems } = decodeParts(type, item.value);
    draft.problems.push(...problems);
    return message;
  }

  /** The transaction that an output or trace belongs to. */
  #current(item: BlockItemSlice): Draft {
    if (this.#draft?.result !== undefined) return this.#draft;
    throw this.#misplacedError(item, 'a transaction result before its outputs and traces', 'none');
  }

  #close(): void {
    const draft = this.#draft;
    this.#draft = undefined;
    if (draft === undefined) return;
    const { envelope, result, consensusNs } = draft;
    if (envelope === undefined || result === undefined || consensusNs === undefined) this.#withoutResult++;
    else this.#transactions.push({ ...draft, envelope, result, consensusNs });
  }

  #endBatch(): void {
    this.#unexecuted += this.#batch.length - this.#batchIndex;
    this.#batch = [];
    this.#batchIndex = 0;
  }

  #misplacedError(item: BlockItemSlice, expected: string, actual: string): StreamError {
    return errorIn(this.#origin, 'out-of-order', expected, actual, item.raw);
  }
}

function draftOf(envelope: SignedEnvelope | undefined): Draft {
  return {
    envelope,
    result: undefined,
    consensusNs: undefined,
    outputs: noOutputs(),
    traces: [],
    changesBefore: [],
    stateChanges: [],
    problems: [],
  };
}
