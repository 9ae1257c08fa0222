import type { EntityId } from '@ledgerscope/ledger';
import type { StateSets } from './state-set.ts';

/** What a node earned in an hour. */
export interface Earned {
  readonly transactions: bigint;
  readonly fees: bigint;
  readonly rewards: bigint;
}

interface NodeHour {
  readonly key: { readonly account: EntityId; readonly hourNs: bigint };
  earned: Earned;
}

/** System accounts whose balance changed in a minute. */
interface MovedInMinute {
  readonly minuteNs: bigint;
  readonly accounts: Set<EntityId>;
}

/**
 * What the transactions of a block add up to, in rows that almost every one of them changes: those rows are changed once a block,
 * not once a transaction.
 */
export class BlockSums {
  transactions = 0n;
  readonly #hours = new Map<bigint, Map<EntityId, NodeHour>>();
  readonly #minutes: MovedInMinute[] = [];

  /** Adds to what a node earned in an hour. */
  earn(account: EntityId, hourNs: bigint, { transactions, fees, rewards }: Earned): void {
    const ofHour = this.#hours.get(hourNs) ?? new Map<EntityId, NodeHour>();
    if (ofHour.size === 0) this.#hours.set(hourNs, ofHour);
    const before = ofHour.get(account);
    if (before === undefined)
      ofHour.set(account, { key: { account, hourNs }, earned: { transactions, fees, rewards } });
    else
      before.earned = {
        transactions: before.earned.transactions + transactions,
        fees: before.earned.fees + fees,
        rewards: before.earned.rewards + rewards,
      };
  }

  /**
   * Notes that the balance of a system account changes in a minute.
   * @returns where a minute ends by it: what stores the balances as of then, to be applied before anything that follows
   */
  move(account: EntityId, minuteNs: bigint): ((state: StateSets) => void) | undefined {
    const last = this.#minutes.at(-1);
    if (last?.minuteNs === minuteNs) last.accounts.add(account);
    else this.#minutes.push({ minuteNs, accounts: new Set([account]) });
    return last === undefined || last.minuteNs === minuteNs ? undefined : (state) => storeBalances(state, last);
  }

  wantAll(state: StateSets): void {
    for (const { key } of this.#nodeHours()) state.nodeHour.want(key);
    for (const { minuteNs, accounts } of this.#minutes)
      for (const account of accounts) state.accountMinute.want({ account, minuteNs });
  }

  /** To be called when all changes of the block are applied. */
  applyTo(state: StateSets): void {
    if (this.transactions > 0n) state.ledgerCounter.change({ name: 'transactions' }).value += this.transactions;
    for (const { key, earned } of this.#nodeHours()) {
      const hour = state.nodeHour.change(key);
      hour.transactions += earned.transactions;
      hour.fees += earned.fees;
      hour.rewards += earned.rewards;
    }
    const last = this.#minutes.at(-1);
    if (last !== undefined) storeBalances(state, last);
  }

  *#nodeHours(): Generator<NodeHour, void> {
    for (const ofHour of this.#hours.values()) yield* ofHour.values();
  }
}

function storeBalances(state: StateSets, { minuteNs, accounts }: MovedInMinute): void {
  for (const account of accounts)
    state.accountMinute.change({ account, minuteNs }).balance =
      state.accountBalance.get({ id: account })?.balance ?? 0n;
}
