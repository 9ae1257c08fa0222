import type { BodyDraft, Effects, ReceiptDraft } from './effects.ts';
import type { PriceName } from './fee-schedule.ts';
import type { DemoTransactionId } from './transaction-encoder.ts';
import type { EntityNum } from './world-state.ts';

/** A transaction that somebody sends. */
export interface SubmittedTransaction {
  readonly payer: EntityNum;
  /** The body's `data` member (and `maxCustomFees`, `batchKey` where used). */
  readonly data: BodyDraft;
  /** Where it is not the price of the body's field: a dearer form of it. */
  readonly price?: PriceName;
  /** On top of the price: gas, additional signatures, each NFT of a mint. Tinycents. */
  readonly extraTinycents?: bigint;
  /** Tinybars of gas that another account than the payer bears (the sender of an Ethereum transaction). */
  readonly gasOf?: { readonly account: EntityNum; readonly tinybar: bigint };
  readonly memo?: string;
  /** Accounts that sign beside the payer. */
  readonly signers?: readonly EntityNum[];
  /** Public keys that sign besides: of keys that come or go with the transaction, of a topic, of a schedule. */
  readonly keys?: readonly Uint8Array[];
  /** An identity made before (`World.newId`), where the body or the receipt names it. */
  readonly id?: DemoTransactionId;
  /** What happens, up to a refusal. Nothing may be changed except through the effects. */
  readonly execute: (effects: Effects) => void;
  /** Never arrives without a signature; set-up steps are. */
  readonly reliable?: boolean;
  /** Identity of a scheduled execution. */
  readonly scheduled?: { readonly id: DemoTransactionId; readonly schedule: EntityNum };
}

/** A transaction that makes something: `execute` answers what. */
export interface Creation<T> extends Omit<SubmittedTransaction, 'execute'> {
  readonly execute: (effects: Effects) => T;
}

/** What became of a transaction. */
export interface Outcome {
  /** Consensus time, nanoseconds. */
  readonly at: bigint;
  readonly id: DemoTransactionId;
  /** ResponseCodeEnum number. */
  readonly status: number;
  readonly succeeded: boolean;
  readonly receipt: ReceiptDraft;
}

/** What a transaction costs, tinybars. */
export interface Charge {
  /** Who pays and gets how much; sums to zero. */
  readonly moves: ReadonlyMap<EntityNum, bigint>;
  readonly node: EntityNum | undefined;
  readonly total: bigint;
  /** False where a scheduled execution could not be paid, and is not charged. */
  readonly paid: boolean;
}
