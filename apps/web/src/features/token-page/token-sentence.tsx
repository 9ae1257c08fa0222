import type { Amount } from '@ledgerscope/contract/amount';
import type { TokenReply } from '@ledgerscope/contract/token';
import { countWithNoun, formatUnits, withoutTrailingZeros } from '@ledgerscope/ledger';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { supplyState } from '../../entities/token/supply-state.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';

const KINDS: Readonly<Record<TokenReply['tokenType'], string>> = {
  FUNGIBLE_COMMON: 'a fungible token',
  NON_FUNGIBLE_UNIQUE: 'an NFT collection',
  UNKNOWN: 'a token',
};

/** What a token is and how many have how much of it, in one sentence. */
export function TokenSentence({ token }: { token: TokenReply }) {
  const { tokenId, name, tokenType, deletedOn, paused } = token;
  return (
    <>
      {name === '' ? <EntityLink kind="token" id={tokenId} /> : <LedgerText text={name} />} is {KINDS[tokenType]}
      <Held token={token} />
      {deletedOn === null ? '' : ', and was deleted'}
      {paused && deletedOn === null ? '; transfers are paused' : ''}
    </>
  );
}

function Held({ token: { tokenType, totalSupply, decimals, symbol, holders, nfts } }: { token: TokenReply }) {
  const isNft = tokenType === 'NON_FUNGIBLE_UNIQUE';
  if (!isNft && supplyState(totalSupply, decimals) !== 'shown') return null;
  return (
    <>
      {' '}
      of{' '}
      {isNft ? (
        countedOrNone(totalSupply ?? nfts, 'NFT')
      ) : (
        <span className="num">
          {supplyText(totalSupply ?? 0, decimals)} <LedgerText text={symbol} />
        </span>
      )}
      {holders === null ? null : ` with ${countedOrNone(holders, 'holder')}`}
    </>
  );
}

/** Only as many decimals as needed. */
function supplyText(units: Amount, decimals: number | null): string {
  if (decimals === null) return `${wholeText(units)} (smallest unit)`;
  return withoutTrailingZeros(formatUnits(BigInt(units), decimals));
}

function countedOrNone(count: number | string, noun: string): string {
  return String(count) === '0' ? `no ${noun}s` : countWithNoun(count, noun);
}
