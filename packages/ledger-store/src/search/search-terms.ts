import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/** Where the text is from: names and symbols of tokens, memos of accounts (and contracts) and topics. */
export type TermKind = 'token' | 'account' | 'topic';

/** Something whose name, symbol or memo had this term at some time; what it has now is the reader's to check. */
export interface TermCandidate {
  readonly kind: TermKind;
  /** From the word that matches to the end of the text, cut. */
  readonly term: string;
  readonly id: bigint;
}

const BETWEEN_WORDS = /[^0-9a-z\u0080-\u{10ffff}]+/u;

/** A text as terms are written: lower case, words apart by one space; empty for a text without a word. */
export function normalText(text: string): string {
  return text
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .join(' ');
}

/** Whether a text has words that begin like this ({@link normalText}). */
export function hasTerm(text: string, prefix: string): boolean {
  return ` ${normalText(text)}`.includes(` ${prefix}`);
}

/** Rows of a range among which the newest are looked for. */
const LOOKED_AT = 400;

/**
 * Candidates of each kind whose term begins with `prefix` ({@link normalText}, not empty): the first `limit`, shortest
 * continuation first by the order of the key, and the newest `limit` of the first few hundred. One range of the primary
 * key a kind.
 */
export async function termCandidates(
  snapshot: LedgerSnapshot,
  kinds: readonly TermKind[],
  prefix: string,
  limit: number,
): Promise<TermCandidate[]> {
  const branches = kinds.map(
    (_, index) => `(SELECT kind, term, id FROM search_term
      WHERE kind = {kind${index}:String} AND startsWith(term, {prefix:String})
      ORDER BY kind, term, id LIMIT {limit:UInt32})`,
  );
  const parameters = Object.fromEntries(kinds.map((kind, index) => [`kind${index}`, kind]));
  const rows = await snapshot.client.query(
    'search:terms',
    branches.join(' UNION ALL '),
    { ...parameters, prefix, limit: Math.max(LOOKED_AT, limit) },
    { kind: 'text', term: 'text', id: 'u64' },
    SUGGEST_LIMITS,
  );
  const candidates = rows.map((row) => ({ ...row, kind: row.kind as TermKind }));
  return kinds.flatMap((kind) => {
    const ofKind = candidates.filter((candidate) => candidate.kind === kind);
    const newest = ofKind.slice(limit).toSorted((one, other) => (one.id < other.id ? 1 : -1));
    return [...ofKind.slice(0, limit), ...newest.slice(0, limit)];
  });
}
