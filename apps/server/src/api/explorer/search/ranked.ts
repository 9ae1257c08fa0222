import { SUGGESTIONS_MAX, type Suggestion } from '@ledgerscope/contract';
import { normalText } from '@ledgerscope/ledger-store';
import type { SearchText } from './search-text.ts';

/** Rows of one kind before the other kinds have had their turn. */
const PER_KIND = 4;
/** Order of rows that fit the text equally well. */
const KIND_ORDER: readonly Suggestion['kind'][] = [
  'transaction',
  'account',
  'token',
  'collection',
  'nft',
  'topic',
  'contract',
  'node',
  'schedule',
  'file',
  'block',
  'dapp',
];

/**
 * The best ten: what the text names whole, then what begins with it, then what holds it further on; of equal ones some of each kind
 * before the rest, and of a kind in the order of its source, which is the newest first. Each thing once.
 */
export function ranked(rows: readonly Suggestion[], search: Pick<SearchText, 'text' | 'words'>): Suggestion[] {
  const seen = new Set<string>();
  const once = rows
    .map((row) => ({ row, fit: fitOf(row, search) }))
    .toSorted((one, other) => one.fit - other.fit)
    .filter(({ row: { kind, id } }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`));
  const taken = new Map<string, number>();
  const placed = once.map(({ row, fit }) => {
    const before = taken.get(row.kind) ?? 0;
    taken.set(row.kind, before + 1);
    return { row, fit, turn: fit === 0 || before < PER_KIND ? 0 : 1 };
  });
  return placed
    .toSorted(
      (one, other) =>
        one.fit - other.fit ||
        one.turn - other.turn ||
        KIND_ORDER.indexOf(one.row.kind) - KIND_ORDER.indexOf(other.row.kind),
    )
    .slice(0, SUGGESTIONS_MAX)
    .map(({ row }) => row);
}

/** 0 for what the text names whole, 1 for what begins with it, 2 for the rest. */
function fitOf({ exact, id, label, detail }: Suggestion, { text, words }: Pick<SearchText, 'text' | 'words'>): number {
  if (exact) return 0;
  const begins = words !== '' && [label, detail ?? ''].some((name) => normalText(name).startsWith(words));
  return begins || [text, `0.0.${text}`].some((start) => id.startsWith(start)) ? 1 : 2;
}
