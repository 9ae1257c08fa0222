import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { TermKind } from './search-terms.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/** Something whose name, symbol or memo held a text at some time; what it has now is the reader's to check. */
export interface PartCandidate {
  readonly kind: TermKind;
  readonly id: bigint;
}

/**
 * Some tokens whose name or symbol contains a text, and accounts, contracts and topics whose memo contains each of its words,
 * whatever the case: by the text indexes, newest first. `words` are lower case with one space between ({@link normalText}).
 */
export async function partCandidates(snapshot: LedgerSnapshot, words: string, limit: number): Promise<PartCandidate[]> {
  const parts = words.split(' ');
  const memos = parts.map((_, index) => `lowerUTF8(memo) LIKE {part${index}:String}`).join(' AND ');
  const sql = `SELECT * FROM (SELECT 'token' AS kind, id FROM token_text
      WHERE names LIKE {whole:String} AND version <= ${nsParameter('headNs')} ORDER BY id DESC LIMIT {limit:UInt32})
    UNION ALL SELECT * FROM (SELECT noun AS kind, id FROM entity_memo WHERE ${memos}
      ORDER BY id DESC LIMIT {limit:UInt32})`;
  const parameters = {
    ...Object.fromEntries(parts.map((part, index) => [`part${index}`, like(part)])),
    whole: like(words),
    headNs: headInstant(snapshot),
    limit,
  };
  const rows = await snapshot.client.query(
    'search:parts',
    sql,
    parameters,
    { kind: 'text', id: 'u64' },
    SUGGEST_LIMITS,
  );
  return rows.map((row) => ({ id: row.id, kind: row.kind as TermKind }));
}

function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
