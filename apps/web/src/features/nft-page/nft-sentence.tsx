import type { NftRowReply } from '@ledgerscope/contract/nft';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { cutEnd } from '../../shared/format/cut.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';

const NAME_LENGTH = 90;

/** What an NFT is and whose it is, in one sentence. */
export function NftSentence({ nft }: { nft: NftRowReply }) {
  const { name, tokenId, tokenName, serialNumber, owner, deleted } = nft;
  // A name that is that of the collection with the number says nothing else: it is said once.
  if (name === `${tokenName} #${serialNumber}`)
    return (
      <>
        <EntityLink kind="token" id={tokenId} name={tokenName} /> #{wholeText(serialNumber)}{' '}
        {deleted === 1 ? (
          'was burned or wiped'
        ) : owner === null ? (
          'has no known owner'
        ) : (
          <>
            is owned by <EntityLink kind="account" id={owner} />
          </>
        )}
      </>
    );
  return (
    <>
      {name === '' ? `NFT #${wholeText(serialNumber)}` : <Name text={name} />} is NFT #{wholeText(serialNumber)} of{' '}
      <EntityLink kind="token" id={tokenId} name={tokenName} />
      {deleted === 1 ? ' (burned or wiped)' : null}
      {deleted === 0 && owner !== null ? (
        <>
          , owned by <EntityLink kind="account" id={owner} />
        </>
      ) : null}
    </>
  );
}

/** The name as far as it fits on two lines; the details have the whole. */
function Name({ text }: { text: string }) {
  return (
    <span className="break">
      <LedgerText text={cutEnd(text, NAME_LENGTH)} />
    </span>
  );
}
