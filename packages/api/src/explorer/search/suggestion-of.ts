import type { Suggestion } from '@ledgerscope/contract';
import type { Identity } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';

const DETAIL_MAX = 120;
const PAGES: Readonly<Record<Identity['noun'], string>> = {
  account: 'accounts',
  contract: 'contracts',
  token: 'tokens',
  collection: 'tokens',
  topic: 'topics',
  schedule: 'schedules',
  file: 'files',
};

/** What an id is, as a row. */
export function entitySuggestion(identity: Identity, exact: boolean): Suggestion {
  const { noun, title, symbol } = identity;
  const id = idText(identity.id);
  const named = noun === 'token' || noun === 'collection';
  return {
    kind: noun,
    id,
    label: named && title !== '' ? shortenDetail(title) : id,
    detail: detailOf(named ? symbol : title, identity.deleted),
    link: `/${PAGES[noun]}/${id}`,
    exact,
  };
}

/** Foreign text, cut so that a row stays one line. */
export function shortenDetail(text: string): string {
  const letters = [...text];
  return letters.length > DETAIL_MAX ? `${letters.slice(0, DETAIL_MAX - 1).join('')}…` : text;
}

/** The results page for a text. */
export function searchLink(text: string): string {
  return text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`;
}

function detailOf(text: string, deleted: boolean): string | null {
  if (!deleted) return text === '' ? null : shortenDetail(text);
  return text === '' ? 'deleted' : `${shortenDetail(text)} (deleted)`;
}

/** What a source found for a text. */
export interface FoundEntity {
  readonly row: Suggestion;
  /** Of what is ranked by its age and use; what has a place of its own, such as a node or an id by its digits, has none. */
  readonly entity?: Pick<Identity, 'id' | 'createdNs'>;
  /** Of a contract that is a token. */
  readonly token?: bigint;
}

/** An entity that is ranked by its age and use. */
export function entityFound(identity: Identity, exact: boolean): FoundEntity {
  return { row: entitySuggestion(identity, exact), entity: identity };
}
