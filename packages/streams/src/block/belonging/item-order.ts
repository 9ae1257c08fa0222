import type { ConsensusNs } from '@ledgerscope/ledger';
import { TYPE_ID } from '@ledgerscope/ledger';
import { StateChanges, Timestamp } from '../../hapi/messages.ts';
import { lastValue } from '../../record/raw-fields.ts';
import { statedTime } from '../../record/record-item.ts';
import { decodeParts } from '../../wire/decode-parts.ts';
import { WireError } from '../../wire/wire-error.ts';
import { type BlockItemSlice, ItemKind } from '../block-items.ts';
import { type BlockTransaction, openEventTransaction, openSigned } from '../block-transaction.ts';
import type { HapiDialect } from '../hapi-dialect.ts';
import { type Misfit, nameOf, timeText } from './misfit.ts';
import { isRebuiltFrom } from './rebuilt-from.ts';
import { RoundOrder } from './round-order.ts';

/** Where the result of each transaction stands, in the order of the results. */
export interface ItemPlaces {
  readonly items: readonly number[];
  /** True for inner transactions of batches, which have no item of their own. */
  readonly inner: readonly boolean[];
  /** True where something stands between a result's transaction and the one before that belongs to neither. */
  readonly apart: readonly boolean[];
}

/** Reports what is wrong at an item. */
export type Refuse = (item: number, misfit: Misfit) => never;

/** Stages of what nodes write of one transaction, in their order (block_item.proto). */
const Stage = { result: 0, output: 1, trace: 2, changes: 3 } as const;
/** The signatures over the state that nodes gossip: the only transactions that have no result. */
const WITHOUT_RESULT = TYPE_ID.stateSignatureTransaction;

/**
 * Goes through the items of a block in their order. Each kind has a tree of its own under the root, so that the root says in what order
 * the items of one kind are, but not what stands between them: nothing may stand where no node writes it.
 */
export class ItemOrder {
  readonly #refuse: Refuse;
  readonly #slices: readonly BlockItemSlice[];
  readonly #transactions: readonly BlockTransaction[];
  readonly #isEarly: boolean;
  readonly #rounds: RoundOrder;
  readonly #indexes: ReadonlyMap<ConsensusNs, number>;
  readonly #items: number[] = [];
  readonly #inner: boolean[] = [];
  readonly #apart: boolean[] = [];
  /** Transactions of which state changes stand before the block's first one, and those that have some behind them. */
  readonly #ahead = new Map<number, number>();
  readonly #changed = new Set<number>();
  #pending: number | undefined;
  /** The transaction whose items the next one can belong to. */
  #open: number | undefined;
  #stage: number = Stage.result;
  /** A header, a node's own transaction, or a change of the block itself since the last result. */
  #isApart = false;
  #end: 'footer' | 'proof' | undefined;

  /** `transactions`: those that have results, in the order of these. */
  constructor(
    slices: readonly BlockItemSlice[],
    transactions: readonly BlockTransaction[],
    { eventTransactions, roundHeaders }: HapiDialect,
    refuse: Refuse,
  ) {
    this.#slices = slices;
    this.#transactions = transactions;
    this.#isEarly = eventTransactions;
    this.#rounds = new RoundOrder(roundHeaders);
    this.#refuse = refuse;
    this.#indexes = new Map(transactions.map(({ consensusNs }, index) => [consensusNs, index]));
  }

  check(): ItemPlaces {
    for (const [item, slice] of this.#slices.entries()) this.#add(item, slice);
    this.#expectNone(this.#slices.length);
    for (const [index, item] of this.#ahead) {
      if (!this.#changed.has(index)) this.#refuse(item, this.#strayedMisfit(index, 'before the first transaction'));
    }
    return { items: this.#items, inner: this.#inner, apart: this.#apart };
  }

  #add(item: number, slice: BlockItemSlice): void {
    const { kind, value } = slice;
    this.#expectEnd(item, kind);
    const misfit = this.#rounds.misfitOf(slice);
    if (misfit !== undefined) this.#refuse(item, misfit);
    switch (kind) {
      case ItemKind.transaction:
        this.#expectNone(item);
        this.#pending = item;
        this.#open = undefined;
        return;
      case ItemKind.result:
        this.#addResult(item);
        return;
      case ItemKind.output:
        this.#advance(item, Stage.output);
        return;
      case ItemKind.trace:
        this.#advance(item, Stage.trace);
        return;
      case ItemKind.stateChanges:
        this.#addChanges(item, value);
        return;
      case ItemKind.eventHeader:
      case ItemKind.roundHeader:
        this.#expectNone(item);
        this.#open = undefined;
        this.#isApart = true;
        return;
      default:
    }
  }

  /** Footer and proofs are in no tree: they are the block's end. */
  #expectEnd(item: number, kind: number): void {
    const isProof = kind === ItemKind.proof;
    if (this.#end !== undefined && !isProof) {
      this.#refuse(item, {
        expected: `nothing but proofs behind the block's ${this.#end}`,
        actual: `item kind ${kind}`,
      });
    }
    if (isProof) this.#end = 'proof';
    else if (kind === ItemKind.footer) this.#end = 'footer';
  }

  #addResult(item: number): void {
    const index = this.#items.length;
    const { envelope, consensusNs } = this.#transactions[index] ?? {};
    if (this.#pending !== undefined && envelope?.typeId === WITHOUT_RESULT) {
      const name = nameOf(envelope.typeId, envelope.body);
      const expected = `no result for ${name} (item ${this.#pending}): transactions of type ${WITHOUT_RESULT} have none`;
      this.#refuse(item, { expected, actual: `one of ${timeText(consensusNs)}` });
    }
    this.#items.push(item);
    this.#inner.push(this.#pending === undefined);
    this.#apart.push(this.#isApart);
    this.#isApart = false;
    this.#pending = undefined;
    this.#open = index;
    this.#stage = Stage.result;
  }

  /** A transaction whose result has not come. */
  #expectNone(item: number): void {
    const place = this.#pending;
    if (place === undefined) return;
    this.#pending = undefined;
    this.#isApart = true;
    const bytes = this.#slices[place]?.value ?? new Uint8Array(0);
    const envelope = (this.#isEarly ? openEventTransaction : openSigned)(bytes);
    if (envelope === undefined || envelope.typeId === WITHOUT_RESULT) return;
    const name = nameOf(envelope.typeId, envelope.body);
    const expected = `a result behind ${name} (item ${place}): only transactions of type ${WITHOUT_RESULT} have none`;
    this.#refuse(place, { expected, actual: this.#kindOf(item) });
  }

  #kindOf(item: number): string {
    const slice = this.#slices[item];
    return slice === undefined ? 'the end of the block' : `item kind ${slice.kind} (item ${item})`;
  }

  #advance(item: number, stage: number): void {
    if (this.#stage <= stage) {
      this.#stage = stage;
      return;
    }
    const expected = 'the outputs of a transaction, then its trace, then its state changes';
    this.#refuse(item, { expected, actual: `item kind ${this.#slices[item]?.kind} behind these` });
  }

  /** State changes name their transaction by its consensus time; those of the block itself tell of nothing that records do. */
  #addChanges(item: number, value: Uint8Array): void {
    const time = timeOf(value);
    const index = time === undefined ? undefined : this.#indexes.get(time);
    if (index !== undefined && index === this.#open) {
      this.#stage = Stage.changes;
      this.#changed.add(index);
      return;
    }
    this.#expectNone(item);
    // What cannot be read may be the transaction's.
    if (time === undefined) return;
    this.#isApart = true;
    if (index === undefined) return;
    // At the end of a round nodes write what it changed in states of their own, with the time of its last transaction.
    if (!decodeParts(StateChanges, value).message.stateChanges.some(isRebuiltFrom)) return;
    if (this.#items.length > 0) this.#refuse(item, this.#strayedMisfit(index, this.#placeText()));
    this.#ahead.set(index, item);
  }

  #strayedMisfit(index: number, where: string): Misfit {
    const { envelope, consensusNs } = this.#transactions[index] ?? {};
    const name = envelope === undefined ? 'a transaction' : nameOf(envelope.typeId, envelope.body);
    return { expected: `the state changes of ${timeText(consensusNs)} directly behind ${name}`, actual: where };
  }

  #placeText(): string {
    const before = this.#transactions[this.#items.length - 1];
    const name = before === undefined ? 'nothing' : nameOf(before.envelope.typeId, before.envelope.body);
    return `behind ${name}${this.#open === undefined ? ' and a header or another transaction' : ''}`;
  }
}

function timeOf(changes: Uint8Array): ConsensusNs | undefined {
  try {
    const bytes = lastValue(changes, 1);
    return bytes === undefined ? undefined : statedTime(decodeParts(Timestamp, bytes).message);
  } catch (error) {
    // What cannot be read names no transaction.
    if (error instanceof WireError) return undefined;
    throw error;
  }
}
