import type { ConsensusNs } from '@ledgerscope/ledger';
import { StateChanges, TraceData, TransactionResult } from '../hapi/messages.ts';
import { StreamError } from '../stream-error.ts';
import { type ByteOrigin, decodeFrom } from '../wire-origin.ts';
import { timeOf } from './block-frame.ts';
import { type BlockItemSlice, ItemKind } from './block-items.ts';
import { type BlockTransaction, openEventTransaction, openSigned, type SignedEnvelope } from './block-transaction.ts';
import type { HapiDialect } from './hapi-dialect.ts';
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
  readonly stateChanges: StateChanges[];
}

/**
 * Regroups the items of a block: a signed transaction, its result, outputs, traces and state changes. Inner transactions
 * of an atomic batch have no item of their own; a result without one takes the next of the batch's body (HIP-551).
 * State changes of another consensus time belong to the block, not to the transaction before them.
 * @throws StreamError `out-of-order` for a result, output or trace that belongs to no transaction.
 */
export function groupTransactions(
  origin: ByteOrigin,
  items: readonly BlockItemSlice[],
  dialect: HapiDialect,
): GroupedTransactions {
  const grouping = new Grouping(origin, dialect);
  for (const item of items) grouping.add(item);
  return grouping.finish();
}

class Grouping {
  readonly #origin: ByteOrigin;
  readonly #dialect: HapiDialect;
  readonly #transactions: BlockTransaction[] = [];
  #draft: Draft | undefined;
  #batch: readonly Uint8Array[] = [];
  #batchIndex = 0;
  #withoutResult = 0;
  #unexecuted = 0;

  constructor(origin: ByteOrigin, dialect: HapiDialect) {
    this.#origin = origin;
    this.#dialect = dialect;
  }

  add(item: BlockItemSlice): void {
    switch (item.kind) {
      case ItemKind.transaction:
        this.#startTransaction(item.value);
        return;
      case ItemKind.result:
        this.#addResult(item);
        return;
      case ItemKind.output:
        addOutput(this.#origin, item.value, this.#dialect, this.#current(item).outputs);
        return;
      case ItemKind.trace:
        this.#addTrace(item);
        return;
      case ItemKind.stateChanges:
        this.#addStateChanges(item.value);
        return;
      case ItemKind.eventHeader:
      case ItemKind.roundHeader:
        this.#close();
        return;
      case ItemKind.recordFile:
        throw this.#misplaced(item, 'a block of transactions', 'a wrapped record file');
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
    this.#draft = draftOf(open(this.#origin, bytes));
  }

  #addResult(item: BlockItemSlice): void {
    if (this.#draft?.envelope === undefined || this.#draft.result !== undefined) {
      this.#close();
      const inner = this.#batch[this.#batchIndex];
      if (inner === undefined) throw this.#misplaced(item, 'a transaction before its result', 'none');
      this.#batchIndex++;
      this.#draft = draftOf(openSigned(this.#origin, inner));
    }
    const result = decodeFrom(this.#origin, TransactionResult, item.value);
    if (result.consensusTimestamp === undefined) throw this.#misplaced(item, 'a result with a consensus time', 'none');
    this.#draft.result = result;
    this.#draft.consensusNs = timeOf(this.#origin, result.consensusTimestamp);
    const batch = this.#draft.envelope?.body.atomicBatch;
    if (batch === undefined) return;
    this.#endBatch();
    this.#batch = batch.transactions;
  }

  #addTrace(item: BlockItemSlice): void {
    const { traces } = this.#current(item);
    if (this.#dialect.traces) traces.push(decodeFrom(this.#origin, TraceData, item.value));
  }

  #addStateChanges(bytes: Uint8Array): void {
    const draft = this.#draft;
    if (draft?.consensusNs === undefined) return;
    const changes = decodeFrom(this.#origin, StateChanges, bytes);
    const time = changes.consensusTimestamp;
    if (time !== undefined && timeOf(this.#origin, time) === draft.consensusNs) draft.stateChanges.push(changes);
  }

  /** The transaction that an output or trace belongs to. */
  #current(item: BlockItemSlice): Draft {
    if (this.#draft?.result !== undefined) return this.#draft;
    throw this.#misplaced(item, 'a transaction result before its outputs and traces', 'none');
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

  #misplaced(item: BlockItemSlice, expected: string, actual: string): StreamError {
    const offset = this.#origin.offsetOf(item.raw);
    return new StreamError({ reason: 'out-of-order', file: this.#origin.file, offset, expected, actual });
  }
}

function draftOf(envelope: SignedEnvelope | undefined): Draft {
  return {
    envelope,
    result: undefined,
    consensusNs: undefined,
    outputs: noOutputs(),
    traces: [],
    stateChanges: [],
  };
}
