import { type LedgerSnapshot, logsAfter } from '@ledgerscope/ledger-store';
import {
  type IndexableRule,
  type IndexedRule,
  isTopicMessage,
  RuleIndex,
  ruleOfAll,
} from '@ledgerscope/transactions/match/rule-index';
import type { Match, WriteMessages } from '@ledgerscope/transactions/messages/write-messages';
import type { MovedRow } from '@ledgerscope/transactions/moves/read-move-facts';

/** What a stream reports: its filters, and what makes its messages equal to those of others. */
export interface StreamRule extends IndexableRule {
  /** Two streams with the same text have the same messages of the same transaction. */
  readonly shape: string;
  /** Whether it reports everything of its type. */
  readonly all: boolean;
}

/** A message of a stream. */
export interface StreamMessage {
  readonly ns: bigint;
  /** Its place among those of the same transaction and stream: the index of the log that an event is, 0 for the others. */
  readonly index: number;
  readonly body: string;
}

/** A stretch of the ledger: everything behind an instant and up to another. */
export interface StreamSpan {
  readonly afterNs: bigint;
  readonly untilNs: bigint;
  readonly transactions: readonly MovedRow[];
}

/** What some streams ask for, looked up together. */
export class StreamMatches {
  readonly #rules: ReadonlyMap<bigint, StreamRule>;
  readonly #index: RuleIndex;
  /** Streams of all transactions or messages. */
  readonly #ofAll: readonly IndexedRule[];

  constructor(rules: readonly StreamRule[]) {
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]));
    this.#index = new RuleIndex(rules.filter(({ all }) => !all));
    this.#ofAll = rules.filter(({ all }) => all).map(ruleOfAll);
  }

  /** The messages of a stretch by the id of their stream, each in the order of consensus. What several streams share is written once. */
  async findMessages(
    snapshot: LedgerSnapshot,
    { transactions, afterNs, untilNs }: StreamSpan,
    write: WriteMessages,
  ): Promise<ReadonlyMap<bigint, readonly StreamMessage[]>> {
    const found: Match[] = transactions.flatMap((row) => this.#rulesOf(row).map((rule) => ({ rule, row })));
    if (this.#index.events) {
      const rows = new Map(transactions.map((row) => [row.consensusNs, row]));
      for (const log of await logsAfter(snapshot, afterNs, untilNs)) {
        const row = rows.get(log.consensusNs);
        if (row !== undefined) for (const rule of this.#index.rulesOfLog(log)) found.push({ rule, row, log });
      }
    }
    if (found.length === 0) return new Map();
    return this.#writtenOnce(snapshot, found, write);
  }

  #rulesOf(row: MovedRow): IndexedRule[] {
    const isMessage = isTopicMessage(row);
    const ofAll = this.#ofAll.filter((rule) => (rule.type === 'HCS_TOPIC' ? isMessage : rule.passesType(row)));
    return [...this.#index.rulesOf(row), ...ofAll];
  }

  async #writtenOnce(snapshot: LedgerSnapshot, found: readonly Match[], write: WriteMessages) {
    const places = new Map<string, number>();
    const unique: Match[] = [];
    const placeOf = found.map((match) => {
      const { rule, row, log } = match;
      const key = `${this.#rules.get(rule.id)?.shape} ${row.consensusNs} ${log?.logIndex ?? ''}`;
      const known = places.get(key);
      if (known !== undefined) return known;
      const place = unique.length;
      places.set(key, place);
      // What was written is found again by this.
      unique.push({ ...match, rule: { ...rule, id: BigInt(place) } });
      return place;
    });
    const bodies = new Map<number, string>();
    const { messages: written } = await write(snapshot, unique);
    for (const { subscriptionId, body } of written) bodies.set(Number(subscriptionId), body);
    const messages = new Map<bigint, StreamMessage[]>();
    for (const [at, { rule, row, log }] of found.entries()) {
      const body = bodies.get(placeOf[at] ?? -1);
      if (body === undefined) continue;
      const own = messages.get(rule.id) ?? [];
      own.push({ ns: row.consensusNs, index: log?.logIndex ?? 0, body });
      messages.set(rule.id, own);
    }
    return messages;
  }
}
