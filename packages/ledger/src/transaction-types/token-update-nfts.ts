import { wholeText } from '../digits.ts';
import type { BodyToken } from '../rules/body-parts.ts';
import { atLeast, tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { collection, oneNft, type SummaryPart, say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main, requestedNfts } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly token: BodyToken | undefined;
  readonly serialNumbers: readonly bigint[];
  readonly metadata: { readonly value: Uint8Array } | undefined;
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
  asks: ({ token, serialNumbers, metadata }) => ({
    otherTokens: [token],
    nftCount: serialNumbers.length,
    metadataUpdate: { serials: serialNumbers, metadata: metadata?.value },
  }),
  // While the treasury has them, the supply key does as well.
  keys: ({ token }) => atLeast(tokenKey(token, 'metadataKey')),
};

/** Up to three by their serial numbers, more by their count. */
function nftsOf(facts: SummaryFacts): readonly SummaryPart[] {
  const count = requestedNfts(facts) ?? 'NFTs';
  const token = facts.requested?.tokenIDs[0] ?? facts.entityID;
  if (token === null) return say`${count} of ${main('token')(facts)}`;
  const [first, ...others] = (facts.requested?.serialNumbers ?? []).map(wholeText);
  if (first === undefined || others.length >= MOST_NAMED)
    return say`${count} of ${collection(token, facts.tokenUnits)}`;
  return say`${oneNft(token, first, facts.tokenUnits)}${others.map(furtherSerial).join('')}`;
}

function furtherSerial(serial: string, place: number, serials: readonly string[]): string {
  return `${place === serials.length - 1 ? ' and' : ','} #${serial}`;
}

const MOST_NAMED = 3;
