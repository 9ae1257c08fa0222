/** What a search text can mean. `collection` is a non-fungible token, `node` one of the network's consensus nodes. */
export const SUGGESTION_KINDS = [
  'account',
  'contract',
  'token',
  'nft',
  'collection',
  'topic',
  'transaction',
  'block',
  'schedule',
  'file',
  'node',
  'dapp',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
