import { larger, NS_PER_HOUR, NS_PER_SECOND } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';
import type { MediaFile, WrittenItem } from '../produced-file.ts';
import { applyEffects, applyHbar, recordOfSuccess } from './apply-effects.ts';
import { checkMoves, checkReceivers } from './check-moves.ts';
import { type BodyDraft, type ChildTransaction, Effects, type ReceiptDraft, type RecordDraft } from './effects.ts';
import { rateAt, type SimulatedRate, toTinybar } from './exchange-rate.ts';
import { canPay, feeMoves } from './fee-moves.ts';
import { priceOf, priceOfBody } from './fee-schedule.ts';
import { scheduleId, timestamp } from './ids.ts';
import { NetMoves } from './net-moves.ts';
import { Random } from './random.ts';
import { payRewards } from './staking-rewards.ts';
import { resultOf, SUCCESS, statusCode, statusName } from './status.ts';
import type { Charge, Creation, Outcome, SubmittedTransaction } from './submission.ts';
import { EXCHANGE_RATE_FILE } from './system-accounts.ts';
import { type DemoTransactionId, type EncodedParts, writtenItem } from './transaction-encoder.ts';
import {
  accountOf,
  type EntityNum,
  type SimulatedAccount,
  type SimulatedToken,
  tokenOf,
  type WorldState,
} from './world-state.ts';

/** Consensus nanoseconds kept free before a transaction, for children that precede it. */
const ROOM_BEFORE = 20n;
/** What people allow above the likely fee, tinybars. */
const MAX_FEE_MARGIN = 100_000n;
/** Share of user transactions that arrive without a signature that they need. */
const UNSIGNED_SHARE = 0.022;

export type { Charge, Outcome, SubmittedTransaction as Submission } from './submission.ts';

/** The simulated ledger at work: charges, checks, executes and records transactions one after another. */
export class World {
  readonly state: WorldState;
  readonly random: Random;
  /** Accounts of the consensus nodes that transactions are sent to. */
  readonly nodes: readonly EntityNum[];
  /** The instant that the next transaction aims at (nanoseconds). */
  now: bigint;
  #items: WrittenItem[] = [];
  #sidecars: Uint8Array[] = [];
  #media: MediaFile[] = [];
  #rateHour = -1n;
  #rate: SimulatedRate = { hbarEquiv: 1, centEquiv: 1 };

  constructor(state: WorldState, nodes: readonly EntityNum[]) {
    this.state = state;
    this.random = new Random(state.random);
    this.nodes = nodes;
    this.now = state.lastNs + 1n;
  }

  /** The exchange rate now in force. */
  get rate(): SimulatedRate {
    this.#refreshRate();
    return this.#rate;
  }

  /** The serialized `ExchangeRateSet` of receipts: what file 0.0.112 holds; undefined as long as there is none. */
  get rateSet(): Uint8Array | undefined {
    return this.state.files.get(EXCHANGE_RATE_FILE)?.contents;
  }

  account(num: EntityNum): SimulatedAccount {
    return accountOf(this.state, num);
  }

  token(num: EntityNum): SimulatedToken {
    return tokenOf(this.state, num);
  }

  /** What has been recorded since the last call. */
  take(): { items: WrittenItem[]; sidecars: Uint8Array[]; media: MediaFile[] } {
    const taken = { items: this.#items, sidecars: this.#sidecars, media: this.#media };
    this.#items = [];
    this.#sidecars = [];
    this.#media = [];
    return taken;
  }

  /** How many records wait to be taken. */
  get recorded(): number {
    return this.#items.length;
  }

  /**
   * Sends a transaction. Undefined where the payer cannot pay: the node that it is sent to refuses it then, so the
   * ledger never sees it. A scheduled execution has no such node: it fails on the ledger.
   */
  submit(submission: SubmittedTransaction): Outcome | undefined {
    const at = this.nextInstant();
    const charge = this.charge(submission);
    if (charge === undefined) return undefined;
    const counter = { value: this.state.nextEntity };
    const effects = new Effects(at, counter);
    const exchangeRate = this.rateSet;
    const status = this.#execute(submission, effects, charge);
    if (status === SUCCESS) this.state.nextEntity = counter.value;
    const settled = this.settle(effects, charge.moves, status === SUCCESS);
    const scheduled = submission.scheduled;
    const id = scheduled?.id ?? submission.id ?? this.newId(submission.payer);
    const parts: EncodedParts = {
      id,
      node: charge.node,
      memo: submission.memo ?? '',
      maxFee: charge.total + charge.total / 4n + MAX_FEE_MARGIN,
      data: submission.data,
      signers: scheduled === undefined ? this.signers(submission) : [],
      consensusNs: at,
      record: {
        ...effects.record,
        ...settled,
        ...(scheduled === undefined ? {} : { scheduleRef: scheduleId(scheduled.schedule) }),
        receipt: { ...receiptOf(effects, status), status, exchangeRate },
        transactionFee: charge.total,
      },
    };
    this.state.feesCharged += charge.total;
    this.#write(parts, effects, status === SUCCESS);
    return { at, id, status, succeeded: status === SUCCESS, receipt: { ...effects.receipt, status } };
  }

  /** Sends a transaction that makes something, and answers that; undefined where it failed or could not be paid. */
  create<T>({ execute, ...submission }: Creation<T>): T | undefined {
    let made: T | undefined;
    const outcome = this.submit({
      ...submission,
      execute: (effects) => {
        made = execute(effects);
      },
    });
    return outcome?.succeeded ? made : undefined;
  }

  /** Who pays what for a transaction; undefined where somebody cannot, `paid` false where a scheduled one cannot. */
  charge(
    { payer, data, price, extraTinycents = 0n, gasOf, scheduled }: SubmittedTransaction,
    inBatch = false,
  ): Charge | undefined {
    const fee = toTinybar((price === undefined ? priceOfBody(data) : priceOf(price)) + extraTinycents, this.rate);
    const node = scheduled === undefined && !inBatch ? this.random.pick(this.nodes) : undefined;
    const moves = feeMoves(payer, node, fee, gasOf);
    if (!canPay(this.state, moves)) {
      return scheduled === undefined ? undefined : { moves: new Map(), node, total: 0n, paid: false };
    }
    return { moves, node, total: fee + (gasOf?.tinybar ?? 0n), paid: true };
  }

  /** Moves what is to be moved and returns the parts of the record that say so. */
  settle(effects: Effects, fees: ReadonlyMap<EntityNum, bigint>, succeeded: boolean): RecordDraft {
    const total = new NetMoves();
    total.addHbar(fees);
    applyHbar(this.state, fees);
    if (succeeded) {
      applyEffects(this.state, effects);
      total.addHbar(effects.moves.hbar, effects.moves);
    }
    const paidStakingRewards = payRewards(this.state, total, effects.at);
    return {
      ...(succeeded ? recordOfSuccess(effects) : {}),
      transferList: { accountAmounts: total.transferList() },
      ...(paidStakingRewards.length === 0 ? {} : { paidStakingRewards }),
    };
  }

  /** Records a transaction that the network itself makes: no fee, no node, no signature. It always succeeds. */
  submitSystem(payer: EntityNum, data: BodyDraft, execute: (effects: Effects) => void, memo = ''): Outcome {
    const at = this.nextInstant();
    const counter = { value: this.state.nextEntity };
    const effects = new Effects(at, counter);
    const exchangeRate = this.rateSet;
    execute(effects);
    const status = resultOf(() => checkMoves(this.state, effects, new Map()));
    if (status !== SUCCESS) throw new Error(`a system transaction fails with ${statusName(status)}`);
    this.state.nextEntity = counter.value;
    applyEffects(this.state, effects);
    const id = { payer, validStartNs: at };
    const record = {
      ...effects.record,
      ...recordOfSuccess(effects),
      receipt: { ...effects.receipt, status: SUCCESS, exchangeRate },
      transferList: { accountAmounts: effects.moves.transferList() },
    };
    this.#write({ id, node: undefined, memo, maxFee: 0n, data, signers: [], consensusNs: at, record }, effects, true);
    return { at, id, status: SUCCESS, succeeded: true, receipt: effects.receipt };
  }

  #execute(submission: SubmittedTransaction, effects: Effects, charge: Charge): number {
    if (!charge.paid) return statusCode('INSUFFICIENT_PAYER_BALANCE');
    if (submission.reliable !== true && submission.scheduled === undefined && this.random.chance(UNSIGNED_SHARE)) {
      return statusCode('INVALID_SIGNATURE');
    }
    const status = effects.statusAfter(submission.execute);
    if (status !== SUCCESS) return status;
    const moved = resultOf(() => {
      checkMoves(this.state, effects, charge.moves);
      checkReceivers(this.state, effects, submission);
    });
    // What the execution said of itself no longer holds.
    if (moved !== SUCCESS) effects.discard();
    return moved;
  }

  #write(parts: EncodedParts, effects: Effects, succeeded: boolean): void {
    const before = effects.children.filter((child) => child.preceding);
    const after = effects.children.filter((child) => !child.preceding);
    let nonce = 0;
    for (const [index, child] of before.entries()) {
      const at = parts.consensusNs - BigInt(before.length - index);
      this.#writeChild(parts, child, at, ++nonce, succeeded);
    }
    this.record(parts, effects);
    for (const [index, child] of after.entries()) {
      this.#writeChild(parts, child, parts.consensusNs + BigInt(index + 1), ++nonce, succeeded);
    }
    this.advance(parts.consensusNs + BigInt(after.length));
    if (succeeded) this.#media.push(...effects.media);
  }

  #writeChild(parent: EncodedParts, child: ChildTransaction, at: bigint, nonce: number, succeeded: boolean): void {
    const { effects } = child;
    const reverted = !succeeded && effects.status === SUCCESS;
    const status = reverted ? statusCode('REVERTED_SUCCESS') : effects.status;
    const happened = status === SUCCESS;
    this.record(
      {
        id: { ...parent.id, nonce },
        node: undefined,
        memo: child.memo,
        maxFee: 0n,
        data: child.data,
        signers: [],
        consensusNs: at,
        record: {
          ...effects.record,
          ...(happened ? recordOfSuccess(effects) : {}),
          // What a transaction caused names no exchange rate.
          receipt: { ...(happened ? effects.receipt : {}), status },
          transferList: { accountAmounts: happened ? effects.moves.transferList() : [] },
          // Only what follows a transaction names it as its parent.
          ...(child.preceding ? {} : { parentConsensusTimestamp: timestamp(parent.consensusNs) }),
        },
      },
      effects,
    );
  }

  /** Adds a record to the file that is being made, and counts it. */
  record(parts: EncodedParts, effects: Effects): void {
    this.#items.push(writtenItem(parts, this.random));
    for (const sidecar of effects.sidecars) {
      const consensusTimestamp = timestamp(parts.consensusNs);
      this.#sidecars.push(encode(hapi.TransactionSidecarRecord, { ...sidecar, consensusTimestamp }));
    }
    const { state } = this;
    const status = (parts.record.receipt as ReceiptDraft | undefined)?.status ?? 0;
    const name = statusName(status);
    state.results.set(name, (state.results.get(name) ?? 0n) + 1n);
    state.transactionCount++;
  }

  /** Public keys that sign a transaction. */
  signers(submission: Pick<SubmittedTransaction, 'payer' | 'signers' | 'keys'>): Uint8Array[] {
    const signers = new Set([...accountOf(this.state, submission.payer).signers, ...(submission.keys ?? [])]);
    for (const num of submission.signers ?? []) {
      for (const key of accountOf(this.state, num).signers) signers.add(key);
    }
    return [...signers];
  }

  /** Identity of a transaction that somebody sends now. */
  newId(payer: EntityNum): DemoTransactionId {
    const before = BigInt(this.random.between(2, 9)) * NS_PER_SECOND + BigInt(this.random.below(1_000_000_000));
    return { payer, validStartNs: this.nextInstant() - before };
  }

  /** Consensus time of the last record written moves on to this instant. */
  advance(lastNs: bigint): void {
    this.state.lastNs = lastNs;
    this.now = lastNs + 1n;
  }

  /** Consensus time of the next transaction. */
  nextInstant(): bigint {
    this.now = larger(this.now, this.state.lastNs + ROOM_BEFORE);
    return this.now;
  }

  #refreshRate(): void {
    const hour = this.now / NS_PER_HOUR;
    if (hour === this.#rateHour) return;
    this.#rateHour = hour;
    this.#rate = rateAt(this.now);
  }
}

/** Of a contract's execution that failed, the receipt names the contract all the same. */
function receiptOf({ receipt, record }: Effects, status: number): ReceiptDraft {
  if (status === SUCCESS) return receipt;
  return record.contractCallResult === undefined ? {} : { contractID: receipt.contractID };
}
