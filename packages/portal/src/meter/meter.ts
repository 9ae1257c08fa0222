import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MS_PER_MINUTE, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import {
  endUnitProcess,
  type MailOfUse,
  type PortalStore,
  reserveUnits,
  type Settled,
  settleUnits,
} from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import { FailureLog } from '../failure-log.ts';
import {
  addUse,
  isIdle,
  lapse,
  newUnitAccount,
  releaseUnused,
  renew,
  takeUses,
  type UnitAccount,
  unwritten,
} from './unit-account.ts';
import { recoverJournals, UnitJournal } from './unit-journal.ts';

/** Units that a process holds for a user who makes calls. */
const HELD = 100n;
/** When so few are left, the next are fetched beside the calls. */
const LOW = 30n;
/** A reservation that nobody renews is given back after this time, where what was served of it is nowhere written... */
const HELD_SECONDS = 10;
/** ...or where the process that has it written did not start again. */
const HELD_WITH_JOURNAL_SECONDS = SECONDS_PER_HOUR;
/** The process itself relies on it for less, whatever the clocks say. */
const RELIED_ON_MS = 7_000;
/** Where others hold the rest of a balance: how long they get to give back what they do not need. */
const WAIT_MS = 100;
const MOST_WAITS = 25;

/** Whose call it is. */
export interface Caller {
  readonly userId: bigint;
  readonly accessKey: string;
}

/** Units that are set aside for one call. */
export interface UnitHold {
  /** Charges what the call cost in the end; more than was set aside as far as that is left. */
  charge(units: number): void;
  /** Charges nothing. */
  release(): void;
}

/** What a meter works with. */
export interface MeterOptions {
  readonly mailOf: MailOfUse;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  /** Where it notes what it charged until that is written, so that a kill loses none of it; nowhere by default. */
  readonly folder?: string | undefined;
}

/** What is written in one go, under a number of its own. */
interface Batch {
  readonly segment: number;
  readonly settled: readonly Settled[];
  readonly accounts: readonly UnitAccount[];
}

/**
 * Counts units for calls of the public API. A process holds some units of each user who makes calls, so that most calls wait for
 * nothing, and writes down every second what was used of them.
 */
export class Meter {
  readonly #store: () => PortalStore;
  readonly #mailOf: MailOfUse;
  readonly #processId = randomUUID();
  readonly #log: MeterOptions['log'];
  readonly #folder: string | undefined;
  readonly #settling: FailureLog;
  readonly #reserving: FailureLog;
  #journal: UnitJournal | undefined;
  readonly #accounts = new Map<bigint, UnitAccount>();
  #segments = 0;
  /** What is being written, or may have been: where the database gave no answer. */
  #batch: Batch | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: () => PortalStore, { mailOf, log, folder }: MeterOptions) {
    this.#store = store;
    this.#mailOf = mailOf;
    this.#log = log;
    this.#folder = folder;
    this.#settling = new FailureLog(log, 'units of API calls could not be stored');
    this.#reserving = new FailureLog(log, 'units could not be reserved in advance');
  }

  /** Charges what processes served here before that were killed, and gives back what they held. */
  async recover(): Promise<void> {
    if (this.#folder !== undefined) await recoverJournals(this.#store(), this.#folder, this.#mailOf);
  }

  /** Sets units aside for a call; undefined where so many are not left. */
  async hold(caller: Caller, call: string, units: number): Promise<UnitHold | undefined> {
    const account = this.#accountOf(caller.userId);
    const needed = BigInt(units);
    account.calls++;
    const isHeld = await this.#wait(account, caller.userId, needed).catch((error: unknown) => {
      account.calls--;
      throw error;
    });
    if (!isHeld) {
      account.calls--;
      return undefined;
    }
    if (account.held < LOW && account.reserving === undefined && account.balance > HELD)
      this.#reserve(account, caller.userId, 1n).then(
        () => this.#reserving.noteSuccess(),
        (error: unknown) => this.#reserving.noteFailure(error),
      );
    return {
      charge: (spent) => {
        const cost = BigInt(spent);
        if (cost < needed) this.#giveBack(account, needed - cost);
        const more = cost > needed && this.#take(account, cost - needed);
        this.#note(account, caller, call, more || cost < needed ? cost : needed);
        account.calls--;
      },
      release: () => {
        this.#giveBack(account, needed);
        account.calls--;
      },
    };
  }

  /** Takes units as soon as there are so many; false where there will not be. */
  async #wait(account: UnitAccount, userId: bigint, needed: bigint): Promise<boolean> {
    for (let waits = 0; !this.#take(account, needed); waits++) {
      if (await this.#reserve(account, userId, needed)) continue;
      // Units that another process holds and does not use are free within seconds.
      if (account.balance - unwritten(account) < needed || waits === MOST_WAITS) return false;
      await sleep(WAIT_MS);
    }
    return true;
  }

  /** What a user has left, as far as this process knows; undefined before it was asked for. */
  remainingUnits(userId: bigint): bigint | undefined {
    const account = this.#accounts.get(userId);
    return account === undefined || account.balance < 0n ? undefined : account.balance - unwritten(account);
  }

  /** Writes the use to the database, and returns reserved units that were not needed. One at a time. */
  settle(isEnd = false): Promise<void> {
    return this.#inTurn(() => {
      for (const [, account] of this.#accounts) releaseUnused(account, isEnd);
      return this.#settleNow(true, isEnd);
    }).then(
      () => this.#settling.noteSuccess(),
      (error: unknown) => this.#settling.noteFailure(error),
    );
  }

  #accountOf(userId: bigint): UnitAccount {
    const known = this.#accounts.get(userId);
    if (known !== undefined) return known;
    const account = newUnitAccount();
    this.#accounts.set(userId, account);
    return account;
  }

  #take(account: UnitAccount, units: bigint): boolean {
    lapse(account);
    if (account.held < units) return false;
    account.held -= units;
    account.isUsed = true;
    return true;
  }

  #giveBack(account: UnitAccount, units: bigint): void {
    account.held += units;
    lapse(account);
  }

  /** Reserves more; all who wait for the same user wait for the same. */
  #reserve(account: UnitAccount, userId: bigint, least: bigint): Promise<boolean> {
    account.reserving ??= this.#inTurn(() => this.#reserveNow(account, userId, least)).finally(() => {
      account.reserving = undefined;
    });
    return account.reserving;
  }

  async #reserveNow(account: UnitAccount, userId: bigint, least: bigint): Promise<boolean> {
    // So that a kill loses one reservation of what was served, and not several.
    if (account.uses.size > 0 || this.#batch !== undefined) await this.#settleNow(false, false);
    if (this.#folder !== undefined) this.#journal ??= new UnitJournal(this.#folder, this.#processId, this.#log);
    const startedMs = performance.now();
    const wanted = least > HELD ? least : HELD;
    const found = await reserveUnits(this.#store(), {
      processId: this.#processId,
      userId,
      least,
      wanted,
      seconds: this.#heldSeconds,
    });
    account.balance = found.balance;
    if (found.units === 0n) return false;
    lapse(account);
    account.held += found.units;
    account.reliedUntilMs = startedMs + RELIED_ON_MS;
    return true;
  }

  /** Takes what is to be written. In one turn: the segment of the journal holds these uses and no others. */
  #takeBatch(): Batch | undefined {
    const taken = [...this.#accounts].map(([userId, account]) => ({ userId, account, ...takeUses(account) }));
    const changed = taken.filter(({ uses, released }) => uses.length > 0 || released > 0n);
    if (changed.length === 0) return undefined;
    this.#segments = this.#journal?.turn() ?? this.#segments + 1;
    return {
      segment: this.#segments,
      settled: changed.map(({ userId, uses, released }) => ({ userId, uses, released })),
      accounts: changed.map(({ account }) => account),
    };
  }

  async #writeBatch({ segment, settled, accounts }: Batch): Promise<void> {
    const startedMs = performance.now();
    const process = { processId: this.#processId, seconds: this.#heldSeconds, segment };
    const known = await settleUnits(this.#store(), process, settled, this.#mailOf);
    this.#journal?.forget(segment);
    for (const account of accounts) account.writing = 0n;
    for (const { userId, balance, isHeld } of known) {
      const account = this.#accounts.get(userId);
      if (account !== undefined) renew(account, balance, isHeld ? startedMs + RELIED_ON_MS : 0);
    }
  }

  async #endJournal(): Promise<void> {
    if (this.#journal === undefined) return;
    await endUnitProcess(this.#store(), this.#processId);
    this.#journal.end();
    this.#journal = undefined;
  }

  get #heldSeconds(): number {
    return this.#folder === undefined ? HELD_SECONDS : HELD_WITH_JOURNAL_SECONDS;
  }

  #note(account: UnitAccount, { userId, accessKey }: Caller, call: string, units: bigint): void {
    const minute = new Date(Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE);
    const use = { userId, accessKey, call, minute, units, calls: 1n };
    addUse(account, use);
    this.#journal?.note(use);
  }

  #forgetIdle(): void {
    for (const [userId, account] of this.#accounts) if (isIdle(account)) this.#accounts.delete(userId);
  }

  /** What changes reservations happens one after the other. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {
      // Whoever asked for it gets the error.
    });
    return done;
  }

  async #settleNow(forgets: boolean, isEnd: boolean): Promise<void> {
    try {
      // Nobody knows whether what failed was written: it is sent again as it was, and written once.
      if (this.#batch !== undefined) await this.#writeBatch(this.#batch);
      this.#batch = this.#takeBatch();
      if (this.#batch !== undefined) await this.#writeBatch(this.#batch);
      this.#batch = undefined;
      if (isEnd) await this.#endJournal();
    } finally {
      if (forgets) this.#forgetIdle();
    }
  }
}
