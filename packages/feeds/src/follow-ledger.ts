import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import {
  feedPosition,
  moveFeedPosition,
  type PortalStore,
  stoppedRule,
  writeAtFeedPosition,
} from '@ledgerscope/portal-store';
import type { NewestReaders } from '@ledgerscope/process/newest-readers';
import { workLoop } from '@ledgerscope/process/work-loop';
import { movedRowsAfter } from '@ledgerscope/transactions/moves/moved-rows-after';
import type { Logger } from 'pino';
import type { FollowedSpan, LedgerFollower } from './ledger-follower.ts';
import type { SubscriptionFollower } from './subscription-follower.ts';

/** Transactions that are looked at in one go. */
const PAGE = 2_000;
const IDLE_MS = 50;
const AFTER_ERROR_MS = 1_000;
/** How often it is asked whether a subscription that stopped can continue. */
const STOPPED_EVERY_MS = 2_000;
/** One that continues does so in longer steps than the others, or it would not catch up with a ledger that moves fast. */
const STOPPED_PAGES = 4;
/** What came to consensus longer ago is not reported any more. */
const RETENTION_NS = 3n * NS_PER_DAY;

/** Where committed transactions are read. */
export interface FollowedLedger {
  /** The newest instant that is committed; undefined before the first block. */
  readonly headNs: () => bigint | undefined;
  readonly read: (afterNs: bigint, untilNs: bigint, limit: number) => Promise<FollowedSpan['transactions']>;
}

/** What following works with. */
export interface FollowOptions {
  readonly ledger: FollowedLedger;
  readonly portal: PortalStore;
  readonly followers: readonly LedgerFollower[];
  readonly subscriptions: Pick<SubscriptionFollower, 'onStopped'>;
  /** Why messages are not to be stored; undefined while there is room. */
  readonly shortage?: (() => string | undefined) | undefined;
  readonly onStep?: ((error?: unknown) => void) | undefined;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Is called while a follower is interested. */
  readonly readers?: NewestReaders | undefined;
  /** Transactions that are looked at in one go; 2,000 by default. */
  readonly page?: number;
}

/** The committed transactions of a ledger store. */
export function followedLedger(store: LedgerStore): FollowedLedger {
  return {
    headNs: () => store.head?.lastNs,
    read: (afterNs, untilNs, limit) => movedRowsAfter(store.snapshot(), afterNs, untilNs, limit),
  };
}

/**
 * Shows followers every committed transaction once, in the order of consensus, from the head of the first run on. The position
 * moves in the same database transaction that writes what followers made of it. So nothing is missing and nothing is written
 * twice, also if processes are killed, and however many run. Runs until the signal.
 */
export function followLedger(options: FollowOptions): Promise<void> {
  const { log, signal, shortage, onStep } = options;
  const follower = new Following(options);
  return workLoop({
    name: 'feeds',
    isFollower: true,
    failure: 'subscriptions and alerts failed; retrying',
    step: async () => ((await follower.step()) ? 0 : IDLE_MS),
    shortage,
    onStep,
    afterErrorMs: AFTER_ERROR_MS,
    log,
    signal,
  });
}

class Following {
  readonly #options: FollowOptions;
  /** The head at which there was nothing left. */
  #doneNs: bigint | undefined;
  #nextStoppedMs = 0;
  /** The paused subscription that was continued last. */
  #ledId = 0n;

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** What is new, and a page of one that continues; false where there is nothing to do at the moment. */
  async step(): Promise<boolean> {
    const { headNs } = this.#options.ledger;
    const head = headNs();
    if (head !== undefined && head !== this.#doneNs)
      this.#doneNs = (await followOn(this.#options, head)) ?? this.#doneNs;
    const went = await this.#resume();
    return went || headNs() !== this.#doneNs;
  }

  async #resume(): Promise<boolean> {
    if (performance.now() < this.#nextStoppedMs) return false;
    const led = await resumeStopped(this.#options, this.#ledId);
    this.#ledId = led ?? 0n;
    if (led === undefined) this.#nextStoppedMs = performance.now() + STOPPED_EVERY_MS;
    return led !== undefined;
  }
}

/** One stretch; answers to where the position has moved, undefined where it has to be tried again. */
async function followOn(options: FollowOptions, headNs: bigint): Promise<bigint | undefined> {
  const { portal, followers } = options;
  const from = await feedPosition(portal);
  // What was there before anybody followed is not reported.
  if (from.followedNs === null) return (await moveFeedPosition(portal, from, headNs, [])) ? headNs : undefined;
  // Another process has followed further than this one can read yet.
  if (from.followedNs >= headNs) return headNs;
  const interested = await Promise.all(followers.map((follower) => follower.isInterested(from.rulesVersion)));
  const asked = followers.filter((_, index) => interested[index] === true);
  if (asked.length === 0) return (await moveFeedPosition(portal, from, headNs, [])) ? headNs : undefined;
  options.readers?.noteReader();
  const span = await spanFrom(options, from.followedNs, headNs);
  const writes = await Promise.all(asked.map((follower) => follower.onTransactions(span)));
  const moved = await moveFeedPosition(
    portal,
    from,
    span.untilNs,
    writes.filter((write) => write !== undefined),
  );
  return moved ? span.untilNs : undefined;
}

/** Leads a subscription on that is paused, the next one after an id; undefined where there is none that can. */
async function resumeStopped(options: FollowOptions, afterId: bigint): Promise<bigint | undefined> {
  const { ledger, portal, subscriptions, page = PAGE } = options;
  // Before the rule: where that changes afterwards, nothing is written.
  const at = await feedPosition(portal);
  const rule = await stoppedRule(portal, afterId);
  if (rule === undefined) return undefined;
  const headNs = ledger.headNs();
  if (at.followedNs === null || headNs === undefined || headNs < at.followedNs) return undefined;
  const retainedNs = headNs - RETENTION_NS;
  const afterNs = rule.stoppedAtNs > retainedNs ? rule.stoppedAtNs : retainedNs;
  // What is asked for again may be as old as the ledger.
  const [from, until] = rule.replay === null ? [afterNs, at.followedNs] : [rule.replay.replayedNs, rule.replay.untilNs];
  const span = await spanFrom({ ledger, page: page * STOPPED_PAGES }, from, until);
  const isWritten = await writeAtFeedPosition(portal, at.rulesVersion, await subscriptions.onStopped(rule, span));
  return isWritten ? rule.id : undefined;
}

async function spanFrom(
  { ledger, page = PAGE }: Pick<FollowOptions, 'ledger' | 'page'>,
  afterNs: bigint,
  lastNs: bigint,
): Promise<FollowedSpan> {
  const transactions = await ledger.read(afterNs, lastNs, page);
  const untilNs = transactions.length < page ? lastNs : (transactions.at(-1)?.consensusNs ?? lastNs);
  return { transactions, afterNs, untilNs };
}
