const FEWER_ROWS = 'the case sets the most rows of a page to 4, which is no setting here';

/** Replies that differ from those of the mirror node, by case and address (`*` for all of a case), and why. */
export const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'accounts/{id}/tokens/all-params.json': {
    '/api/v1/accounts/0.0.1001/tokens?token.id=gte:1130&order=asc&limit=4':
      'no relation on a ledger lacks its states, and none is to a token that nothing else names',
  },
  'blocks/no-params.json': {
    '*': 'one of its blocks has a size that is null, which every file has',
  },
  'schedules/limit.json': {
    '/api/v1/schedules?limit=5': FEWER_ROWS,
  },
  'tokens/{id}/nfts/limit.json': { '/api/v1/tokens/1500/nfts?limit=5': FEWER_ROWS },
  'topics/{id}/messages/with-chunk-data.json': {
    '*': 'rows of early releases have the payer and the valid start of a chunk without the id that a body states',
  },
};
