import type { Suggestion } from '@ledgerscope/contract';
import type { Identity } from '@ledgerscope/ledger-store';
import { entitySuggestion } from './suggestion-of.ts';

/** What a source found for a text. */
export interface Found {
  readonly row: Suggestion;
  /** Of what is ranked by its age and use; what has a place of its own, such as a node or an id by its digits, has none. */
  readonly entity?: Pick<Identity, 'id' | 'createdNs'>;
}

/** An entity that is ranked by its age and use. */
export function entityFound(identity: Identity, exact: boolean): Found {
  return { row: entitySuggestion(identity, exact), entity: identity };
}
