import { SUGGESTIONS_MAX, type Suggestion } from '@ledgerscope/contract';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import { normalText } from '@ledgerscope/ledger-store';
import type { SearchText } from './search-text.ts';
import type { FoundEntity } from './suggestion-of.ts';

/** Rows of one kind before the other kinds have had their turn. */
const PER_KIND = 4;
/** What is younger than one of these comes before what is not: a day, a week, a month, a year. */
const AGES: readonly bigint[] = [NS_PER_DAY, 7n * NS_PER_DAY, 30n * NS_PER_DAY, 365n * NS_PER_DAY];
/**
 * Which of several things that a text names whole comes first, and is opened: what follows from its shape, then the order of
 * quick search (account, token, topic, contract), then what has no count there.
 */
const KIND_ORDER: readonly Suggestion['kind'][] = [
  'transaction',
  'nft',
  'account',
  'token',
  'collection',
  'topic',
  'contract',
  'node',
  'schedule',
  'file',
  'block',
  'dapp',
];

/** What ages and use are measured by. */
export interface RankContext {
  /** The newest stored instant. */
  readonly nowNs: bigint;
  /** Transactions of late by entity; what is missing had none. */
  readonly transactions: ReadonlyMap<bigint, bigint>;
}

/** Tokens of both kinds, and contracts that are tokens: of several of one name or symbol the better known comes first. */
const TOKENS: readonly Suggestion['kind'][] = ['token', 'collection'];

interface Ranked {
  readonly row: Suggestion;
  readonly isToken: boolean;
  readonly fit: number;
  readonly age: number;
  readonly transactions: bigint;
}

/**
 * Each thing once: what the text names whole, by kind, tokens of one name by their transactions of late; then what begins with it, then what holds it further on; of these the
 * newest first (of the last day, week, month, year), and of one age the most active. Some of each kind come before the rest.
 */
export function rankFound(
  found: readonly FoundEntity[],
  search: Pick<SearchText, 'text' | 'words'>,
  { nowNs, transactions }: RankContext,
): Suggestion[] {
  const seen = new Set<string>();
  const inOrder = found
    .map(({ row, entity, token }) => ({
      row,
      isToken: token !== undefined || TOKENS.includes(row.kind),
      fit: fitOf(row, search),
      age: entity === undefined ? ageless(row) : ageOf(nowNs - entity.createdNs),
      transactions: transactions.get(entity?.id ?? token ?? 0n) ?? 0n,
    }))
    .toSorted(byRank)
    .filter(({ row: { kind, id } }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`));
  const taken = new Map<string, number>();
  return inOrder
    .map(({ row, fit }) => {
      const before = taken.get(row.kind) ?? 0;
      taken.set(row.kind, before + 1);
      return { row, fit, turn: fit === 0 || before < PER_KIND ? 0 : 1 };
    })
    .toSorted((one, other) => one.fit - other.fit || one.turn - other.turn)
    .map(({ row }) => row);
}

/** So many of them as are shown. */
export function shownOf(rows: readonly Suggestion[]): Suggestion[] {
  return rows.slice(0, SUGGESTIONS_MAX);
}

function byRank(one: Ranked, other: Ranked): number {
  const byKind = KIND_ORDER.indexOf(one.row.kind) - KIND_ORDER.indexOf(other.row.kind);
  const byUse = one.transactions === other.transactions ? 0 : one.transactions > other.transactions ? -1 : 1;
  const ofWhole = one.fit === 0 ? [placeOf(one) - placeOf(other), one.isToken ? byUse : 0] : [];
  const order = [
    one.fit - other.fit,
    ...ofWhole,
    one.age - other.age,
    byUse,
    byKind,
    labelOrder(one) - labelOrder(other),
  ];
  return order.find((by) => by !== 0) ?? 0;
}

function placeOf({ row, isToken }: Ranked): number {
  return KIND_ORDER.indexOf(isToken ? 'token' : row.kind);
}

/** Of two rows of one thing that with its name is shown. */
function labelOrder({ row }: Ranked): number {
  return row.label === row.id ? 1 : 0;
}

function ageOf(ns: bigint): number {
  const age = AGES.findIndex((most) => ns < most);
  return age === -1 ? AGES.length : age;
}

/** NFTs by name come after their collections; the lists of nodes and dapps are short, and ids are in the order of numbers. */
function ageless({ kind }: Suggestion): number {
  return kind === 'nft' ? AGES.length : 0;
}

/** 0 for what the text names whole, 1 for what begins with it, 2 for the rest. */
function fitOf({ exact, id, label, detail }: Suggestion, { text, words }: Pick<SearchText, 'text' | 'words'>): number {
  if (exact) return 0;
  const begins = words !== '' && [label, detail ?? ''].some((name) => normalText(name).startsWith(words));
  return begins || [text, `0.0.${text}`].some((start) => id.startsWith(start)) ? 1 : 2;
}
