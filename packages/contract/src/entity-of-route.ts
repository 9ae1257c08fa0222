import type { SearchRoute } from './suggest.ts';
import type { SuggestionKind } from './suggestion-kind.ts';

/** The kinds that have an id of the ledger, as a sentence has them. */
const ENTITY_NOUNS: Readonly<Partial<Record<SuggestionKind, string>>> = {
  account: 'an account',
  contract: 'a contract',
  token: 'a token',
  collection: 'a collection of NFTs',
  topic: 'a topic',
  schedule: 'a schedule',
  file: 'a file',
};

/** Where an id leads, and what it is there: `a topic`; undefined where it leads to no entity. */
export function entityOfRoute({ kind, id, link }: SearchRoute): EntityOfRoute | undefined {
  const noun = kind === null ? undefined : ENTITY_NOUNS[kind];
  return kind === null || noun === undefined || id === null || link === null ? undefined : { kind, id, noun, link };
}

export interface EntityOfRoute {
  readonly kind: SuggestionKind;
  readonly id: string;
  readonly noun: string;
  /** Its page, below /hedera. */
  readonly link: string;
}
