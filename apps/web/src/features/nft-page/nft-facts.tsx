import type { NftRowReply } from '@ledgerscope/contract/nft';
import type { TokenReply } from '@ledgerscope/contract/token';
import { Link } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { EntityFact, LongFact, NumberFact } from '../../entities/entity/summary-facts.tsx';
import { MarketplaceLink } from '../../entities/nft/marketplace-link.tsx';
import { TransactionLink } from '../../entities/transaction/transaction-link.tsx';
import { marketplaceHref } from '../../shared/paths.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { Age, Timestamp } from '../../shared/ui/timestamp.tsx';
import { MetadataText } from './metadata-text.tsx';

const NAME_LENGTH = 512;

/** What the ledger says of one NFT. `token` is undefined until its collection is known. */
export function NftFacts({ nft, token }: { nft: NftRowReply; token: TokenReply | undefined }) {
  const { tokenId, serialNumber, createdOn, mintTransactionId, owner, creator } = nft;
  return (
    <section className="card" aria-labelledby="facts">
      <header>
        <h2 id="facts">NFT Details</h2>
        <span className="grow" />
        <Marketplace nft={nft} />
      </header>
      <Facts>
        <NumberFact name="Serial #" value={serialNumber} />
        <Fact name="Minted time">{createdOn === null ? <NotKnown /> : <Age iso={createdOn} />}</Fact>
        <LongFact name="Name" text={nft.name} length={NAME_LENGTH} what="the name" mono={false} />
        <EntityFact name="Token ID" kind="token" id={tokenId} copy />
        <EntityFact name="Collection Creator" kind="account" id={token?.creator} copy />
        <Fact name="Metadata">
          <MetadataText nft={nft} />
        </Fact>
        <Fact name="Create Transaction">
          {mintTransactionId === null || createdOn === null ? null : (
            <TransactionLink id={mintTransactionId} at={createdOn} copy />
          )}
        </Fact>
        <EntityFact name="Minted by" kind="account" id={creator} copy />
        <EntityFact name="Current Owner" kind="account" id={owner} copy />
        <Fact name="Created On">{createdOn === null ? <NotKnown /> : <Timestamp iso={createdOn} copy />}</Fact>
        <Rights nft={nft} />
      </Facts>
    </section>
  );
}

/** Where it is for sale, or the way to say so. */
function Marketplace({ nft: { marketplaceLink, tokenId, serialNumber, owner } }: { nft: NftRowReply }) {
  if (marketplaceLink !== null) return <MarketplaceLink address={marketplaceLink} button />;
  return (
    <Link className="button" to={marketplaceHref(tokenId, owner, serialNumber)}>
      Add NFT Marketplace
    </Link>
  );
}

function Rights({ nft: { spender, delegatingSpender, deleted } }: { nft: NftRowReply }) {
  return (
    <>
      {spender === null ? null : (
        <Fact name="Approved spender">
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
          {deleted === 0 ? 'Active' : 'Burned or wiped'}
        </span>
      </Fact>
    </>
  );
}
