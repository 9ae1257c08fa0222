import type { BodyToken } from '../rules/body-parts.ts';
import { atLeast, tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { type SummaryPart, say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main, requestedNfts } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly token: BodyToken | undefined;
  readonly serialNumbers: readonly bigint[];
}

export const type = {
  id: 53,
  name: 'tokenUpdateNfts',
  label: 'Update NFT metadata',
  service: 'TOKEN',
  filters: [],
  summary: phrases('updated', 'update', (facts) => say`the metadata of ${nftsOf(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'token', id: ({ token }) => token }],
  asks: ({ token, serialNumbers }) => ({ otherTokens: [token], nftCount: serialNumbers.length }),
  // While the treasury has them, the supply key does as well.
  keys: ({ token }) => atLeast(tokenKey(token, 'metadataKey')),
};

function nftsOf(facts: SummaryFacts): readonly SummaryPart[] {
  return say`${requestedNfts(facts) ?? 'NFTs'} of ${main('token')(facts)}`;
}
