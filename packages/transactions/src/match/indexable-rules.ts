import { type PortalStore, type SubscriptionRule, subscriptionAbiText } from '@ledgerscope/portal-store';
import type { AbiAnswers } from '../foreign-abi/abi-orders.ts';
import { AbiStoppedError, type AbiThreads } from '../foreign-abi/abi-threads.ts';
import type { ForeignAbi } from '../foreign-abi/foreign-abi.ts';
import type { IndexableRule } from './rule-index.ts';

const HEX_SIGNATURE = /^(?:0x)?([0-9a-f]{64})$/i;

/** Rules that can be indexed, and why others cannot: their ABI asks for more than it may. */
export interface IndexableRules {
  readonly rules: readonly IndexableRule[];
  readonly stopped: ReadonlyMap<SubscriptionRule, string>;
}

/** Finds out which events the filters of subscriptions are for. ABIs that it was asked of the last time are not read again. */
export class IndexableRulesReader {
  readonly #portal: PortalStore;
  readonly #threads: Pick<AbiThreads, 'topics'>;
  #known: ReadonlyMap<string, AbiAnswers['topics']> = new Map();

  constructor(portal: PortalStore, threads: Pick<AbiThreads, 'topics'>) {
    this.#portal = portal;
    this.#threads = threads;
  }

  async read(rules: readonly SubscriptionRule[]): Promise<IndexableRules> {
    const before = this.#known;
    const known = new Map<string, AbiAnswers['topics']>();
    const indexable: IndexableRule[] = [];
    const stopped = new Map<SubscriptionRule, string>();
    for (const rule of rules)
      try {
        indexable.push(await this.#indexable(rule, before, known));
      } catch (error) {
        if (!(error instanceof AbiStoppedError)) throw error;
        stopped.set(rule, error.message);
      }
    this.#known = known;
    return { rules: indexable, stopped };
  }

  async #indexable(
    rule: SubscriptionRule,
    before: ReadonlyMap<string, AbiAnswers['topics']>,
    known: Map<string, AbiAnswers['topics']>,
  ): Promise<IndexableRule> {
    const { id, userId, type, transactionTypes, filters, abiHash } = rule;
    const abi =
      abiHash === null
        ? undefined
        : { key: `subscription ${abiHash}`, text: () => subscriptionAbiText(this.#portal, rule) };
    const findTopics = async (listed: readonly string[]): Promise<readonly string[]> => {
      if (abi === undefined) return [];
      const key = `${abi.key} ${listed.join(' ')}`;
      const answer = before.get(key) ?? known.get(key) ?? (await this.#askTopics(userId, abi, listed));
      known.set(key, answer);
      if ('problem' in answer) throw new AbiStoppedError(answer.problem);
      return answer.topics;
    };
    // Also where no filter lists events: its owner is to be notified of a problem.
    if (filters.every(({ signatures }) => signatures.length === 0)) await findTopics([]);
    const read = filters.map(async ({ signatures, ...filter }) => ({
      ...filter,
      topics: signatures.length === 0 ? [] : await findTopics(signatures.map(listedEvent)),
    }));
    return { id, userId, type, transactionTypes, abi, filters: await Promise.all(read) };
  }

  #askTopics(userId: bigint, abi: ForeignAbi, listed: readonly string[]): Promise<AbiAnswers['topics']> {
    return this.#threads.topics(`user ${userId}`, abi, listed);
  }
}

/** A topic without 0x in lower case, or the name of events. */
function listedEvent(text: string): string {
  return HEX_SIGNATURE.exec(text)?.[1]?.toLowerCase() ?? text;
}
