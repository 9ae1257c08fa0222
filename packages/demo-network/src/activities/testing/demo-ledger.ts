import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { decode, hapi } from '@ledgerscope/streams';
import { DemoNetwork } from '../../demo-network.ts';
import { demoNodes } from '../../network/demo-nodes.ts';
import type { ProducedFile } from '../../produced-file.ts';
import type { World } from '../../world/world.ts';

/** Where a transaction that may arrive unsigned is tried again. */
const TRIES = 50;

/** A transaction as its two messages say it. */
export interface Recorded {
  readonly consensusNs: bigint;
  readonly transaction: hapi.Transaction;
  readonly body: hapi.TransactionBody;
  readonly record: hapi.TransactionRecord;
  /** Result name. */
  readonly status: string;
}

/** A ledger whose first hour has passed, with some people on it. */
export class DemoLedger {
  readonly network: DemoNetwork;
  /** What the first hour recorded, genesis included. */
  first: readonly Recorded[] = [];
  #at: bigint;

  private constructor(seed: number, genesisNs: bigint, addressBook: Uint8Array) {
    this.#at = genesisNs;
    this.network = new DemoNetwork({ seed, genesisNs, nodes: demoNodes(), addressBook });
  }

  static async open(seed: number, options: { genesisNs?: bigint; addressBook?: Uint8Array } = {}): Promise<DemoLedger> {
    const { genesisNs = 1_700_000_000_000_000_000n, addressBook = Buffer.from('book') } = options;
    const ledger = new DemoLedger(seed, genesisNs, addressBook);
    ledger.first = await ledger.live(150);
    return ledger;
  }

  /** So many user transactions within the next hour. */
  async live(transactions: number, until = this.#at + NS_PER_HOUR): Promise<Recorded[]> {
    const file = await this.network.produce({ startNs: this.#at, endNs: until, transactions });
    this.#at = until;
    return recorded(file);
  }

  /** Hours in which nobody but the network does anything. */
  rest(until: bigint): Promise<Recorded[]> {
    return this.live(0, until);
  }

  /** What a script sends, now. */
  async perform(script: (world: World) => void | Promise<void>): Promise<Recorded[]> {
    return recorded(await this.network.perform(this.#at, script));
  }
}

/** Repeats an act until it gives something: some transactions arrive unsigned. */
export function insist<T>(act: () => T | undefined | false): T {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = act();
    if (result !== undefined && result !== false) return result;
  }
  throw new Error(`nothing came of ${TRIES} tries`);
}

/** What must be there. */
export function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('what should be there is missing');
  return value;
}

/** The number of an account; -1 where there is none. */
export function accountNum(id: hapi.AccountID | undefined): number {
  return Number(id?.accountNum ?? -1n);
}

/** The hbar lines that a CryptoTransfer asks for; none for other transactions. */
export function askedFor(body: hapi.TransactionBody): readonly hapi.AccountAmount[] {
  return body.cryptoTransfer?.transfers?.accountAmounts ?? [];
}

/** The hbar lines that a record lists. */
export function movedBy({ transferList }: hapi.TransactionRecord): readonly hapi.AccountAmount[] {
  return transferList?.accountAmounts ?? [];
}

/** The sum of what a transfer list moves. */
export function sumOf(record: hapi.TransactionRecord): bigint {
  return movedBy(record).reduce((sum, { amount }) => sum + amount, 0n);
}

function recorded({ items }: ProducedFile): Recorded[] {
  return items.map((item) => {
    const transaction = decode(hapi.Transaction, item.transaction);
    const { bodyBytes } = decode(hapi.SignedTransaction, transaction.signedTransactionBytes);
    const record = decode(hapi.TransactionRecord, item.record);
    return {
      consensusNs: item.consensusNs,
      transaction,
      body: decode(hapi.TransactionBody, bodyBytes),
      record,
      status: hapi.ResponseCodeEnum[record.receipt?.status ?? -1] ?? 'none',
    };
  });
}
