import { type Static, Type } from 'typebox';
import { listOf } from './envelope.ts';
import { entityId, flag, object, orNull, text, textOrNull } from './schemas.ts';
import { SUGGESTION_KINDS } from './suggestion-kind.ts';

/** Most rows of a suggestion reply. */
export const SUGGESTIONS_MAX = 10;

const kind = Type.Enum([...SUGGESTION_KINDS], { description: 'Entity type.' });

export const Suggestion = object('One match for a search text.', {
  kind,
  id: text('ID: shard.realm.num, `0.0.N#serial` for an NFT, readable transaction ID, block number or dapp ID.'),
  label: text('Main text: name or ID.'),
  detail: textOrNull('Secondary text: symbol, memo, type or state.'),
  link: text('Page path below /hedera.'),
  exact: flag('True for an exact match of the complete ID, address, hash, name or symbol.'),
});
export type Suggestion = Static<typeof Suggestion>;

export const WrongChecksum = object('Wrong checksum: the ID has a typo or belongs to another network.', {
  id: entityId('ID without the checksum.'),
  given: text('Given checksum (five letters).'),
  right: text('Correct HIP-15 checksum (five letters) of the ID on this network.'),
  message: text('Explanation as a sentence.'),
});
export type WrongChecksum = Static<typeof WrongChecksum>;

/** Where a search is made: header and home, the search of transactions, the look-up of accounts, the NFT explorer. */
export const SEARCH_SCOPES = ['all', 'transactions', 'accounts', 'nfts'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

export const SearchRoute = object('Target page of a search text.', {
  target: Type.Enum(['page', 'search', 'invalid'], {
    description: 'page: there is one match; search: a list of results; invalid: stay on the page and show `message`.',
  }),
  kind: orNull(kind, 'Page type; null if there is none.'),
  id: textOrNull('ID of the entity on the page; null if there is none.'),
  link: textOrNull('Page path below /hedera; null if the text is invalid.'),
  message: textOrNull('Reason why the text is invalid; null if valid.'),
  hint: textOrNull('Accepted forms; null if the text is accepted.'),
});
export type SearchRoute = Static<typeof SearchRoute>;

/** The reply of type-ahead: rows, where submitting the text leads, and what is wrong with a checksum. */
export const SuggestReply = object('Suggestions for a search text, best match first, at most ten.', {
  ...listOf(Suggestion, '').properties,
  route: SearchRoute,
  checksum: orNull(WrongChecksum, 'Null if there is no wrong checksum.'),
  incomplete: flag('True if an entity type is omitted because its search timed out.'),
});
export type SuggestReply = Static<typeof SuggestReply>;
