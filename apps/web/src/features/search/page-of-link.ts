import type { SearchTab } from '@ledgerscope/contract/search-tab';
import { matchPath } from 'react-router';
import { PATHS } from '../../shared/paths.ts';

const TABS: Readonly<Partial<Record<string, SearchTab>>> = { token: 'tokens', collection: 'tokens', nft: 'nfts' };

/**
 * The page that a link of a search leads to. What has no page of its own in this app is shown where the results page
 * lists its kind.
 */
export function pageOfLink(link: string, kind: string | null, id: string | null): string {
  const path = link.split('?')[0] ?? link;
  if (Object.values(PATHS).some((pattern) => matchPath(pattern, path) !== null)) return link;
  const tab = TABS[kind ?? ''];
  const query = new URLSearchParams(id === null ? {} : { q: id });
  if (tab !== undefined) query.set('activeTab', tab);
  return `${PATHS.search}?${query}`;
}
