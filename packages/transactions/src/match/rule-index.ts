import {
  hexText,
  isSuccessful,
  type MoveFacts,
  parseEntityId,
  partiesOf,
  TYPE_ID,
  type TypeFilter,
  transactionType,
  transactionTypeByName,
} from '@ledgerscope/ledger';
import type { ContractLogRow, TransactionRow } from '@ledgerscope/ledger-store';
import type { SubscriptionFilterRow, SubscriptionRow } from '@ledgerscope/portal-store';
import { AhoCorasick } from '@monyone/aho-corasick/fast';
import type { ForeignAbi } from '../foreign-abi/foreign-abi.ts';

const TOKEN_TRANSFER: TypeFilter = 'TOKEN_TRANSFER';

type RuleRow = Pick<SubscriptionRow, 'id' | 'userId' | 'type' | 'transactionTypes'>;

/** What the index is made of. */
export interface IndexableRule extends RuleRow {
  /** Undefined where none was uploaded. */
  readonly abi: ForeignAbi | undefined;
  readonly filters: readonly IndexableFilter[];
}

/** A filter with the first topics (64 hex digits) of the events that it is for. */
export interface IndexableFilter extends Pick<SubscriptionFilterRow, 'type' | 'values' | 'sinceNs'> {
  readonly topics: readonly string[];
}

/** A subscription with what its messages are made by. */
export interface IndexedRule extends Pick<IndexableRule, 'id' | 'userId' | 'type' | 'abi'> {
  readonly passesType: (row: TransactionRow) => boolean;
}

/** One filter of a subscription. */
interface Entry {
  readonly rule: IndexedRule;
  readonly sinceNs: bigint;
  /** Of a filter for events: the contracts that it is narrowed to; empty for all. */
  readonly contracts: ReadonlySet<bigint>;
}

/** What finds the filters that a transaction passes, at a cost that grows with what is found. */
export class RuleIndex {
  /** By what filters of each type list. */
  readonly #byId = {
    PAYER_ACCOUNT: new Map<bigint, Entry[]>(),
    SENDER_ACCOUNT: new Map<bigint, Entry[]>(),
    RECEIVER_ACCOUNT: new Map<bigint, Entry[]>(),
    CONTRACT: new Map<bigint, Entry[]>(),
    TOPIC: new Map<bigint, Entry[]>(),
  };
  /** By the first topic of the log, in hex. */
  readonly #byEvent = new Map<string, Entry[]>();
  readonly #byMemo = new Map<string, Entry[]>();
  readonly #memos: AhoCorasick | undefined;

  constructor(rules: readonly IndexableRule[]) {
    for (const rule of rules) this.#add(rule);
    this.#memos = this.#byMemo.size === 0 ? undefined : new AhoCorasick([...this.#byMemo.keys()]);
  }

  /** Whether anything is looked for in transactions themselves. */
  get transactions(): boolean {
    return [...Object.values(this.#byId), this.#byMemo].some(({ size }) => size > 0);
  }

  /** Whether anything is looked for in logs of contracts. */
  get events(): boolean {
    return this.#byEvent.size > 0;
  }

  /** The subscriptions that match a transaction or the message that it submitted, each once. */
  rulesOf(row: TransactionRow & MoveFacts): IndexedRule[] {
    const rules = new Set<IndexedRule>();
    for (const { rule, sinceNs } of this.#entriesOf(row))
      if (row.consensusNs > sinceNs && rule.passesType(row)) rules.add(rule);
    return [...rules];
  }

  /** The filters that a transaction passes, whatever its type; some more than once. */
  *#entriesOf(row: TransactionRow & MoveFacts): Generator<Entry> {
    yield* entriesFor(this.#byId.PAYER_ACCOUNT, [row.payer]);
    if (this.#byId.SENDER_ACCOUNT.size > 0 || this.#byId.RECEIVER_ACCOUNT.size > 0) {
      const { senders, receivers } = partiesOf(row);
      yield* entriesFor(this.#byId.SENDER_ACCOUNT, senders);
      yield* entriesFor(this.#byId.RECEIVER_ACCOUNT, receivers);
    }
    if (transactionType(row.type).service === 'CONTRACT')
      yield* entriesFor(this.#byId.CONTRACT, [row.entity, row.created]);
    if (isTopicMessage(row)) yield* entriesFor(this.#byId.TOPIC, [row.entity]);
    const parts = this.#memos?.matchInText(row.memo).map(({ keyword }) => keyword);
    yield* entriesFor(this.#byMemo, parts ?? []);
  }

  /** The subscriptions that match a log, each once. */
  rulesOfLog(log: ContractLogRow): IndexedRule[] {
    const entries = this.#byEvent.get(hexText(log.topic0)) ?? [];
    const passed = entries.filter(
      ({ sinceNs, contracts }) => log.consensusNs > sinceNs && (contracts.size === 0 || contracts.has(log.contract)),
    );
    return [...new Set(passed.map(({ rule }) => rule))];
  }

  #add({ id, userId, type, transactionTypes, filters, abi }: IndexableRule): void {
    const rule: IndexedRule = { id, userId, type, abi, passesType: typeCheck(transactionTypes) };
    for (const filter of filters) {
      const ids = filter.type === 'MEMO' ? [] : filter.values.flatMap((text) => parseEntityId(text) ?? []);
      const entry: Entry = { rule, sinceNs: filter.sinceNs, contracts: new Set<bigint>(ids) };
      if (filter.type === 'MEMO') for (const part of filter.values) put(this.#byMemo, part, entry);
      else if (filter.type === 'FUNCTION_NAME') for (const topic of filter.topics) put(this.#byEvent, topic, entry);
      else for (const one of ids) put<bigint>(this.#byId[filter.type], one, entry);
    }
  }
}

/** Whether a transaction put a message into a topic: one that was refused has none, and the number of one that was taken may be unknown. */
export function isTopicMessage({ type, result }: Pick<TransactionRow, 'type' | 'result'>): boolean {
  return type === TYPE_ID.consensusSubmitMessage && isSuccessful(result);
}

function* entriesFor<Key>(map: ReadonlyMap<Key, readonly Entry[]>, keys: Iterable<Key>): Generator<Entry> {
  for (const key of keys) yield* map.get(key) ?? [];
}

function put<Key>(map: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [entry]);
  else known.push(entry);
}

/** Something that is notified of every transaction of its types. */
export function ruleOfAll({ id, userId, type, transactionTypes }: RuleRow): IndexedRule {
  return { id, userId, type, abi: undefined, passesType: typeCheck(transactionTypes) };
}

/** Whether a transaction is of one of the types that were chosen; of any where none were. */
function typeCheck(names: readonly string[]): IndexedRule['passesType'] {
  if (names.length === 0) return () => true;
  const whole = new Set(names.filter((name) => name !== TOKEN_TRANSFER).map((name) => transactionTypeByName(name)?.id));
  const tokens = names.includes(TOKEN_TRANSFER);
  return (row) => whole.has(row.type) || (tokens && isTokenTransfer(row));
}

/** Token transfers travel in crypto transfers. */
function isTokenTransfer({ type, tokenTransferToken, nftTransferToken }: TransactionRow): boolean {
  return type === TYPE_ID.cryptoTransfer && (tokenTransferToken.length > 0 || nftTransferToken.length > 0);
}
