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
  type NewMail,
  type PortalStore,
  type Replay,
  type StoppedRule,
  type SubscriptionRule,
  stopByAbi,
} from '@ledgerscope/portal-store';
import { type AbiThreads, sharedAbiThreads } from '@ledgerscope/transactions/foreign-abi/abi-threads';
import { IndexableRulesReader } from '@ledgerscope/transactions/match/indexable-rules';
import { RuleIndex } from '@ledgerscope/transactions/match/rule-index';
import type { Match, WriteMessages, Written } from '@ledgerscope/transactions/messages/write-messages';
import type { FollowedSpan, LedgerFollower } from './ledger-follower.ts';

/** Rules change by themselves too: at midnight some subscriptions end. */
const RELOAD_MS = 30_000;

/** What matching works with. */
export interface SubscriptionsOptions {
  readonly ledger: Pick<LedgerStore, 'snapshot'>;
  readonly portal: PortalStore;
  readonly writeMessages: WriteMessages;
  readonly mailOf: MailOfUse;
  /** Says to an owner that a subscription stopped at its ABI. */
  readonly abiMailOf: (email: string, queueName: string, problem: string) => NewMail;
  /** Those of the process by default. */
  readonly threads?: AbiThreads | undefined;
}

/** A write that runs while the position of the feeds does not move. */
type StoppedWrite = (tx: Parameters<FeedWrite>[0], followedNs: bigint | null) => Promise<void>;

const NOTHING: Written = { messages: [], stopped: new Map() };

/** Puts what active subscriptions ask for into their queues. */
export class SubscriptionFollower implements LedgerFollower {
  readonly #options: SubscriptionsOptions;
  readonly #reader: IndexableRulesReader;
  /** Those that the index is made of. */
  #rules: readonly SubscriptionRule[] = [];
  #index = new RuleIndex([]);
  #version: bigint | undefined;
  #loadedMs = 0;

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
    this.#reader = new IndexableRulesReader(options.portal, options.threads ?? sharedAbiThreads());
  }

  async isInterested(rulesVersion: bigint): Promise<boolean> {
    const now = performance.now();
    if (this.#version !== rulesVersion || now - this.#loadedMs > RELOAD_MS) {
      this.#rules = await activeRules(this.#options.portal);
      this.#index = await this.#indexOf(this.#rules);
      this.#version = rulesVersion;
      this.#loadedMs = now;
    }
    return this.#index.transactions || this.#index.events;
  }

  async onTransactions(span: FollowedSpan): Promise<FeedWrite | undefined> {
    const { messages } = await this.#messagesOf(this.#index, span, this.#rules);
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
    const { messages } = await this.#messagesOf(await this.#indexOf([rule]), span, [rule]);
    return async (tx, followedNs) => {
      if (!(await isStoppedAt(tx, rule))) return;
      const stopped = await deliverMessages(tx, messages, this.#options.mailOf);
      if (!stopped.has(rule.id)) await moveStopped(tx, rule.id, span.untilNs === followedNs ? null : span.untilNs);
    };
  }

  /** The same for one that is sent again: filters that were not there yet count as well. */
  async #onReplayed(rule: StoppedRule, replay: Replay, span: FollowedSpan): Promise<StoppedWrite> {
    const filters = rule.filters.map((filter) => ({ ...filter, sinceNs: 0n }));
    const { messages } = await this.#messagesOf(await this.#indexOf([{ ...rule, filters }]), span, [rule]);
    return async (tx) => {
      if (!(await isStoppedAt(tx, rule))) return;
      if (!(await chargeReplayed(tx, rule, span.transactions.length, this.#options.mailOf))) return;
      const stopped = await deliverMessages(tx, messages, this.#options.mailOf, true);
      if (!stopped.has(rule.id)) await moveReplay(tx, rule.id, span.untilNs, replay.untilNs);
    };
  }

  async #indexOf(rules: readonly SubscriptionRule[]): Promise<RuleIndex> {
    const { rules: indexable, stopped } = await this.#reader.read(rules);
    for (const [rule, problem] of stopped) await this.#stop(rule, problem);
    return new RuleIndex(indexable);
  }

  /** With that the rules have changed: what was made of the stretch is not written, and is made again without this subscription. */
  async #stop(rule: SubscriptionRule, problem: string): Promise<void> {
    const { portal, abiMailOf } = this.#options;
    await stopByAbi(portal, rule, problem, (email, queueName) => abiMailOf(email, queueName, problem));
  }

  /** @param rules that the index is made of */
  async #messagesOf(
    index: RuleIndex,
    span: FollowedSpan,
    rules: readonly SubscriptionRule[],
  ): Promise<Pick<Written, 'messages'>> {
    const written = await this.#writeSpan(index, span);
    for (const rule of rules) {
      const problem = written.stopped.get(rule.id);
      if (problem !== undefined) await this.#stop(rule, problem);
    }
    return written;
  }

  async #writeSpan(index: RuleIndex, { transactions, afterNs, untilNs }: FollowedSpan): Promise<Written> {
    const { ledger, writeMessages } = this.#options;
    const snapshot = ledger.snapshot();
    const found: Match[] = index.transactions
      ? transactions.flatMap((row) => index.rulesOf(row).map((rule) => ({ rule, row })))
      : [];
    const events = index.events ? await findEvents(snapshot, index, { transactions, afterNs, untilNs }) : [];
    const matches = events.length === 0 ? found : [...found, ...events].toSorted(byConsensus);
    return matches.length === 0 ? NOTHING : writeMessages(snapshot, matches);
  }
}

async function findEvents(snapshot: LedgerSnapshot, index: RuleIndex, span: FollowedSpan): Promise<Match[]> {
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
