import type { NftRow } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';

/** What an NFT is and whose it is, in one sentence. */
export function NftSentence({ nft }: { nft: NftRow }) {
  const { name, tokenId, tokenName, serialNumber, owner, deleted } = nft;
  return (
    <>
      <LedgerText text={name === '' ? `NFT #${wholeText(serialNumber)}` : name} /> is NFT #{wholeText(serialNumber)} of{' '}
      <EntityLink kind="token" id={tokenId} name={tokenName} />
      {deleted === 1 ? ' and no longer exists' : null}
      {deleted === 0 && owner !== null ? (
        <>
          {' '}
          and belongs to <EntityLink kind="account" id={owner} />
        </>
      ) : null}
    </>
  );
}
