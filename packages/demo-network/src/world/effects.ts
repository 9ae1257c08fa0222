import type { Draft, hapi } from '@ledgerscope/streams';
import type { MediaFile } from '../produced-file.ts';
import { NetMoves } from './net-moves.ts';
import { resultOf, SUCCESS } from './status.ts';
import type { EntityNum, SimulatedAccount, SimulatedToken, TokenRelation } from './world-state.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
export type ReceiptDraft = Writable<Exclude<Draft<hapi.TransactionReceipt>, Uint8Array>>;
export type RecordDraft = Writable<Exclude<Draft<hapi.TransactionRecord>, Uint8Array>>;
export type SidecarDraft = Exclude<Draft<hapi.TransactionSidecarRecord>, Uint8Array>;
export type BodyDraft = Exclude<Draft<hapi.TransactionBody>, Uint8Array>;

/** A transaction that another one causes (an account made by a transfer, a token call of a contract). */
export interface ChildTransaction {
  readonly data: BodyDraft;
  readonly memo: string;
  /** True where its consensus time is before the parent's (account creations), false where after. */
  readonly preceding: boolean;
  readonly effects: Effects;
}

/**
 * What one transaction does when it succeeds. Nothing of it happens before the whole transaction is known to succeed:
 * moves are gathered and checked against the balances, other changes wait as functions. So a failed transaction pays
 * its fee and changes nothing else.
 */
export class Effects {
  /** Consensus time of the transaction (nanoseconds). */
  readonly at: bigint;
  /** Consensus time of the batch that it is part of, else its own; a topic's running hash covers this one (HIP-551). */
  readonly outerAt: bigint;
  readonly moves = new NetMoves();
  readonly receipt: ReceiptDraft = {};
  /** Further fields of the record; receipt, ids, fee, transfer lists and times are filled in. */
  readonly record: RecordDraft = {};
  readonly children: ChildTransaction[] = [];
  readonly sidecars: SidecarDraft[] = [];
  readonly media: MediaFile[] = [];
  /** Entities that exist only if the transaction succeeds; its own moves may already name them. */
  readonly newAccounts = new Map<EntityNum, SimulatedAccount>();
  readonly newTokens = new Map<EntityNum, SimulatedToken>();
  readonly #associations = new Map<string, TokenRelation>();
  /** The result where what was done is to be recorded even so: of a contract's run that failed. */
  status = SUCCESS;
  readonly #changes: (() => void)[] = [];
  readonly #nextEntity: { value: EntityNum };

  constructor(at: bigint, nextEntity: { value: EntityNum }, outerAt = at) {
    this.at = at;
    this.outerAt = outerAt;
    this.#nextEntity = nextEntity;
  }

  /** The result's number of what this does to the effects. */
  statusAfter(execute: (effects: Effects) => void): number {
    const status = resultOf(() => execute(this));
    return status === SUCCESS ? this.status : status;
  }

  /** The number of the entity that is created if the transaction succeeds. */
  newEntity(): EntityNum {
    return this.#nextEntity.value++;
  }

  /** Runs when the transaction has succeeded, in the order given. */
  onSuccess(change: () => void): void {
    this.#changes.push(change);
  }

  /** Sets fields of a part of the ledger when the transaction has succeeded. */
  change<T extends object>(part: T, fields: Partial<T>): void {
    this.onSuccess(() => Object.assign(part, fields));
  }

  /** Associates an account with a token if the transaction succeeds. */
  associate(account: EntityNum, token: EntityNum, relation: TokenRelation): void {
    this.#associations.set(`${account}:${token}`, relation);
  }

  /** The association that this transaction makes, if it does. */
  association(account: EntityNum, token: EntityNum): TokenRelation | undefined {
    return this.#associations.get(`${account}:${token}`);
  }

  /** Every association that this transaction makes. */
  associations(): { account: EntityNum; token: EntityNum; relation: TokenRelation }[] {
    return [...this.#associations].map(([pair, relation]) => {
      const [account, token] = pair.split(':').map(Number);
      return { account: account ?? 0, token: token ?? 0, relation };
    });
  }

  /** A transaction caused by this one; its moves and changes happen with it. */
  child(data: BodyDraft, options: { memo?: string; preceding?: boolean } = {}): Effects {
    // What precedes a transaction does so by a nanosecond; only account creations and completions do, one at a time.
    const effects = new Effects(options.preceding ? this.at - 1n : this.at, this.#nextEntity);
    this.children.push({ data, memo: options.memo ?? '', preceding: options.preceding ?? false, effects });
    return effects;
  }

  /** This transaction's effects and its children's. */
  all(): Effects[] {
    return [this, ...this.children.flatMap(({ effects }) => effects.all())];
  }

  /** Forgets what the execution said of itself: the record of a transaction that failed after all says nothing. */
  discard(): void {
    for (const name of Object.keys(this.record) as (keyof RecordDraft)[]) delete this.record[name];
    this.children.length = 0;
    this.sidecars.length = 0;
    this.media.length = 0;
  }

  /** Runs the changes of this transaction (not its children's). */
  runChanges(): void {
    for (const change of this.#changes) change();
  }
}
