import type { BodyToken } from '../rules/body-parts.ts';
import { exactly, tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { supplyParts } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly token: BodyToken | undefined;
  readonly amount: bigint;
  readonly metadata: readonly Uint8Array[];
}

export const type = {
  id: 37,
  name: 'tokenMint',
  label: 'Mint token',
  service: 'TOKEN',
  filters: ['TOKEN_MINT'],
  summary: phrases('minted', 'mint', supplyParts),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'token', id: ({ token }) => token }],
  asks: ({ token, amount, metadata }) => ({
    tokens: [token],
    supply: { units: amount, serials: undefined },
    nftCount: metadata.length,
  }),
  keys: ({ token }) => exactly(tokenKey(token, 'supplyKey')),
  saidByColumns: true,
};
