import { type LedgerSnapshot, type LedgerStore, logsAfter } from '@ledgerscope/ledger-store';
import {
  activeRules,
  chargeReplayed,
  deliverMessages,
  type FeedWrite,
  isStoppedAt,
  type MailOfUse,
  moveReplay,
  moveStopped,
  type PortalStore,
  type Replay,
  type StoppedRule,
} from '@ledgerscope/portal-store';
import type { FollowedSpan, LedgerFollower } from './ledger-follower.ts';
import { RuleIndex } from './match/rule-index.ts';
import type { Match, WriteMessages } from './messages/write-messages.ts';

/** Rules change by themselves too: at midnight some subscriptions end. */
const RELOAD_MS = 30_000;

/** What matching works with. */
export interface SubscriptionsOptions {
  readonly ledger: Pick<LedgerStore, 'snapshot'>;
  readonly portal: PortalStore;
  readonly writeMessages: WriteMessages;
  readonly mailOf: MailOfUse;
}

/** A write that runs while the position of the feeds does not move. */
type StoppedWrite = (tx: Parameters<FeedWrite>[0], followedNs: bigint | null) => Promise<void>;

/** Puts what active subscriptions ask for into their queues. */
export class SubscriptionFollower implements LedgerFollower {
  readonly #options: SubscriptionsOptions;
  #index = new RuleIndex([]);
  #version: bigint | undefined;
  #loadedMs = 0;

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
  }

  async isInterested(rulesVersion: bigint): Promise<boolean> {
    const now = performance.now();
    if (this.#version !== rulesVersion || now - this.#loadedMs > RELOAD_MS) {
      this.#index = new RuleIndex(await activeRules(this.#options.portal));
      this.#version = rulesVersion;
      this.#loadedMs = now;
    }
    return this.#index.transactions || this.#index.events;
  }

  async onTransactions(span: FollowedSpan): Promise<FeedWrite | undefined> {
    const messages = await this.#messagesOf(this.#index, span);
    if (messages.length === 0) return undefined;
    return async (tx) => void (await deliverMessages(tx, messages, this.#options.mailOf));
  }

  /**
   * The same for one subscription that had stopped. Where the feeds have come no further than the end of the span, it goes along with
   * them again.
   */
  async onStopped(rule: StoppedRule, span: FollowedSpan): Promise<StoppedWrite> {
    const { replay } = rule;
    if (replay !== null) return this.#onReplayed(rule, replay, span);
    const messages = await this.#messagesOf(new RuleIndex([rule]), span);
    return async (tx, followedNs) => {
      if (!(await isStoppedAt(tx, rule))) return;
      const stopped = await deliverMessages(tx, messages, this.#options.mailOf);
      if (!stopped.has(rule.id)) await moveStopped(tx, rule.id, span.untilNs === followedNs ? null : span.untilNs);
    };
  }

  /** The same for one that is sent again: filters that were not there yet count as well. */
  async #onReplayed(rule: StoppedRule, replay: Replay, span: FollowedSpan): Promise<StoppedWrite> {
    const filters = rule.filters.map((filter) => ({ ...filter, sinceNs: 0n }));
    const messages = await this.#messagesOf(new RuleIndex([{ ...rule, filters }]), span);
    return async (tx) => {
      if (!(await isStoppedAt(tx, rule))) return;
      if (!(await chargeReplayed(tx, rule, span.transactions.length, this.#options.mailOf))) return;
      const stopped = await deliverMessages(tx, messages, this.#options.mailOf, replay);
      if (!stopped.has(rule.id)) await moveReplay(tx, rule.id, span.untilNs, replay.untilNs);
    };
  }

  async #messagesOf(index: RuleIndex, { transactions, afterNs, untilNs }: FollowedSpan) {
    const { ledger, writeMessages } = this.#options;
    const snapshot = ledger.snapshot();
    const found: Match[] = index.transactions
      ? transactions.flatMap((row) => index.rulesOf(row).map((rule) => ({ rule, row })))
      : [];
    const events = index.events ? await eventsOf(snapshot, index, { transactions, afterNs, untilNs }) : [];
    const matches = events.length === 0 ? found : [...found, ...events].toSorted(byConsensus);
    return matches.length === 0 ? [] : writeMessages(snapshot, matches);
  }
}

async function eventsOf(snapshot: LedgerSnapshot, index: RuleIndex, span: FollowedSpan): Promise<Match[]> {
  const logs = await logsAfter(snapshot, span.afterNs, span.untilNs);
  const passed = logs.flatMap((log) => index.rulesOfLog(log).map((rule) => ({ rule, log })));
  const rows = new Map(span.transactions.map((row) => [row.consensusNs, row]));
  return passed.flatMap(({ rule, log }) => {
    const row = rows.get(log.consensusNs);
    return row === undefined ? [] : [{ rule, log, row }];
  });
}

function byConsensus(a: Match, b: Match): number {
  return a.row.consensusNs < b.row.consensusNs ? -1 : a.row.consensusNs > b.row.consensusNs ? 1 : 0;
}
