import { Link } from 'react-router';
import { isName } from '../../entities/filter/check-fields.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { searchCountsQuery } from './get-search.ts';
import styles from './search.module.css';
import { type SearchState, writeSearch } from './search-state.ts';

/**
 * Memos and messages of transactions are searched by whole words, which an index has; parts of words take longer. Where no word is
 * found, the same search by parts is offered with what it finds.
 */
export function PartOffer({ state }: { state: SearchState }) {
  const parts = partsOf(state.texts.q ?? '');
  const here = useReply(searchCountsQuery(state)).data?.transactions.totalCount;
  const wider = { ...state, texts: { ...state.texts, q: parts ?? '' } };
  const isOffered = parts !== undefined && here === 0;
  const found = useReply({ ...searchCountsQuery(wider), enabled: isOffered }).data?.transactions;
  if (!isOffered || found === undefined || found.totalCount === 0) return null;
  const count = found.totalCount === null ? '' : ` (${wholeText(found.totalCount)})`;
  return (
    <p className={`${styles.offer} card`} role="status">
      No whole-word matches. <Link to={`${PATHS.search}${writeSearch(wider)}`}>Search partial words{count}</Link>
    </p>
  );
}

/** The same words as parts: `*word*`; undefined where the text has a star, names something whole, or holds no word. */
export function partsOf(text: string): string | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || text.includes('*') || isName(text.trim())) return undefined;
  return words.map((word) => `*${word}*`).join(' ');
}
