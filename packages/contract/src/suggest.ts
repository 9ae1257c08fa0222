import { type Static, Type } from 'typebox';
import { listOf } from './envelope.ts';
import { entityId, flag, object, orNull, text, textOrNull } from './schemas.ts';
import { SUGGESTION_KINDS } from './suggestion-kind.ts';

/** Most rows of a suggestion reply. */
export const SUGGESTIONS_MAX = 10;

const kind = Type.Enum([...SUGGESTION_KINDS], { description: 'Entity type.' });

export const Suggestion = object('One thing that a search text can mean.', {
  kind,
  id: text('Its id: shard.realm.num, `0.0.N#serial` of an NFT, readable transaction id, block number, dapp id.'),
  label: text('Main text: name or ID.'),
  detail: textOrNull('Secondary text: symbol, memo, type or state.'),
  link: text('Its page, below /hedera.'),
  exact: flag('True for an exact match: its whole id, address, hash, name or symbol.'),
});
export type Suggestion = Static<typeof Suggestion>;

export const WrongChecksum = object('Wrong checksum: the ID has a typo or belongs to another network.', {
  id: entityId('The id that was meant.'),
  given: text('The five letters that were given.'),
  right: text('The five letters of this id on this network (HIP-15).'),
  message: text('The same as a sentence.'),
});
export type WrongChecksum = Static<typeof WrongChecksum>;

/** Where a search is made: header and home, the search of transactions, the look-up of accounts, the NFT explorer. */
export const SEARCH_SCOPES = ['all', 'transactions', 'accounts', 'nfts'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

export const SearchRoute = object('Where submitting a search text leads.', {
  target: Type.Enum(['page', 'search', 'invalid'], {
    description: 'page: one thing is meant; search: a list of results; invalid: stay and show `message`.',
  }),
  kind: orNull(kind, 'Type of the page; null if there is none.'),
  id: textOrNull('ID of the entity on the page; null if there is none.'),
  link: textOrNull('Where to go, below /hedera; null if the text is refused.'),
  message: textOrNull('Why the text is refused; null if valid.'),
  hint: textOrNull('Accepted forms; null if the text is accepted.'),
});
export type SearchRoute = Static<typeof SearchRoute>;

/** The reply of type-ahead: rows, where submitting the text leads, and what is wrong with a checksum. */
export const SuggestReply = object('Suggestions for a search text, best match first, at most ten.', {
  ...listOf(Suggestion, '').properties,
  route: SearchRoute,
  checksum: orNull(WrongChecksum, 'Null if no checksum is wrong.'),
  incomplete: flag('True if a kind did not answer in time and is omitted.'),
});
export type SuggestReply = Static<typeof SuggestReply>;
