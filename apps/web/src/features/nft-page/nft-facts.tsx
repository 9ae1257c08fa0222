import type { NftRow, Token } from '@ledgerscope/contract';
import { Link } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { MarketplaceLink } from '../../entities/nft/marketplace-link.tsx';
import { TransactionLink } from '../../entities/transaction/transaction-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { marketplaceHref } from '../../shared/paths.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Age, Timestamp } from '../../shared/ui/timestamp.tsx';
import { MetadataText } from './metadata-text.tsx';

const NAME_LENGTH = 512;

/** What the ledger says of one NFT. `token` is undefined until its collection is known. */
export function NftFacts({ nft, token }: { nft: NftRow; token: Token | undefined }) {
  const { tokenId, serialNumber, createdOn, mintTransactionId, owner, creator } = nft;
  return (
    <section className="card" aria-labelledby="facts">
      <header>
        <h2 id="facts">NFT Details</h2>
        <span className="grow" />
        <Marketplace nft={nft} />
      </header>
      <Facts>
        <Fact name="Serial #">
          <span className="num">{wholeText(serialNumber)}</span>
        </Fact>
        <Fact name="Minted time">{createdOn === null ? <Missing /> : <Age iso={createdOn} />}</Fact>
        <Fact name="Name">
          {nft.name === '' ? null : <LongText text={nft.name} length={NAME_LENGTH} what="the name" mono={false} />}
        </Fact>
        <Fact name="Token ID">
          <EntityLink kind="token" id={tokenId} copy />
        </Fact>
        <Fact name="Collection Creator">
          {token === undefined || token.creator === null ? null : <EntityLink kind="account" id={token.creator} copy />}
        </Fact>
        <Fact name="Metadata">
          <MetadataText nft={nft} />
        </Fact>
        <Fact name="Create Transaction">
          {mintTransactionId === null || createdOn === null ? null : (
            <TransactionLink id={mintTransactionId} at={createdOn} copy />
          )}
        </Fact>
        <Fact name="Minted by">{creator === null ? null : <EntityLink kind="account" id={creator} copy />}</Fact>
        <Fact name="Current Owner">{owner === null ? null : <EntityLink kind="account" id={owner} copy />}</Fact>
        <Fact name="Created On">{createdOn === null ? <Missing /> : <Timestamp iso={createdOn} copy />}</Fact>
        <Rights nft={nft} />
      </Facts>
    </section>
  );
}

/** Where it is for sale, or the way to say so. */
function Marketplace({ nft: { marketplaceLink, tokenId, serialNumber, owner } }: { nft: NftRow }) {
  if (marketplaceLink !== null) return <MarketplaceLink address={marketplaceLink} button />;
  return (
    <Link className="button" to={marketplaceHref(tokenId, owner, serialNumber)}>
      Add NFT Marketplace
    </Link>
  );
}

function Rights({ nft: { spender, delegatingSpender, deleted } }: { nft: NftRow }) {
  return (
    <>
      {spender === null ? null : (
        <Fact name="Allowed to move it">
          <EntityLink kind="account" id={spender} copy />
          {delegatingSpender === null ? null : (
            <span className="muted">
              {' '}
              on behalf of <EntityLink kind="account" id={delegatingSpender} />
            </span>
          )}
        </Fact>
      )}
      <Fact name="Status">
        <span className={deleted === 0 ? 'badge good' : 'badge bad'}>
          {deleted === 0 ? 'Exists' : 'Burned or wiped'}
        </span>
      </Fact>
    </>
  );
}

function Missing() {
  return <span className="faint">N/A</span>;
}
