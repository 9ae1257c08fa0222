import type { Amount, TokenReply } from '@ledgerscope/contract';
import { countWithNoun, formatUnits, withoutTrailingZeros } from '@ledgerscope/ledger';
import { accountLine, entityPage, line, moment, sentenceOf, short } from './entity-lines.ts';
import type { PageFacts } from './page-facts.ts';

const MISSING = { title: 'Token not found', description: 'No token found with this ID.' };

const KINDS: Readonly<Record<TokenReply['tokenType'], string>> = {
  FUNGIBLE_COMMON: 'fungible token',
  NON_FUNGIBLE_UNIQUE: 'NFT collection',
  UNKNOWN: 'token',
};

/** The document of a token. */
export const tokenPage = entityPage<TokenReply>('hts/tokens', MISSING, (token) => ({
  canonical: `/tokens/${token.tokenId}`,
  title: token.name === '' ? `Token ${token.tokenId}` : `${short(token.name)} (${token.tokenId})`,
  description: sentenceOf([
    `${KINDS[token.tokenType]} ${token.tokenId}`,
    token.symbol,
    token.totalSupply === null ? '' : `supply ${unitsText(token.totalSupply, token.decimals)}`,
    token.holders === null ? '' : countWithNoun(token.holders, 'holder'),
    token.deletedOn === null ? '' : 'deleted',
    token.createdOn === null ? '' : `created ${moment(token.createdOn)}`,
    short(token.memo),
  ]),
  lines: linesOf(token),
}));

function linesOf(token: TokenReply): PageFacts['lines'] {
  const { totalSupply, maxSupply, decimals, supplyType } = token;
  return [
    ...line('Id', token.tokenId),
    ...line('Name', token.name),
    ...line('Symbol', token.symbol),
    ...line('Supply', totalSupply === null ? null : unitsText(totalSupply, decimals)),
    ...line('Type', token.tokenType),
    ...line('Supply Type', supplyType),
    ...line('Max Supply', maxSupply === null ? supplyType : unitsText(maxSupply, decimals)),
    ...line('Decimals', decimals === null ? null : String(decimals)),
    ...accountLine('Treasury', token.treasury),
    ...accountLine('Auto Renew A/c', token.autoRenewAccount),
    ...line('Expiry', token.expiry),
    ...line('Memo', token.memo === '' ? 'None' : token.memo),
    ...line('Status', token.status),
    ...accountLine('Creator', token.creator),
    ...line('Created On', token.createdOn),
  ];
}

/** A supply by the token's decimals; with more decimals than a supply of 64 bits can need, it is shown without them. */
function unitsText(units: Amount, decimals: number | null): string {
  const text = decimals === null || decimals > 20 ? String(units) : formatUnits(BigInt(units), decimals);
  return withoutTrailingZeros(text);
}
