import type { BodyAccount, BodyNft, BodyToken } from '../rules/body-parts.ts';
import { accountKeyIf, exactly } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { say } from '../summary/summary-part.ts';
import { tokenIds, tokens } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly owner: BodyAccount | undefined;
  readonly rejections: readonly { readonly fungibleToken: BodyToken | undefined; readonly nft: BodyNft | undefined }[];
}

export const type = {
  id: 57,
  name: 'tokenReject',
  label: 'Reject token',
  service: 'TOKEN',
  filters: [],
  summary: (facts) => ({
    did: say`rejected ${tokens(facts)} and returned ${pronoun(facts)} to the treasury`,
    tried: say`reject ${tokens(facts)} and return ${pronoun(facts)} to the treasury`,
  }),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'body', kind: 'account', id: ({ owner }) => owner },
    { from: 'payer', kind: 'account' },
  ],
  asks: ({ owner, rejections }) => ({
    rejecter: owner,
    otherTokens: rejections.map(({ fungibleToken, nft }) => fungibleToken ?? nft?.token_ID),
    nftCount: rejections.filter(({ nft }) => nft !== undefined).length,
  }),
  keys: ({ owner }) => exactly(...accountKeyIf(owner, 'owner')),
};

function pronoun(facts: SummaryFacts): string {
  return tokenIds(facts).length === 1 ? 'it' : 'them';
}
