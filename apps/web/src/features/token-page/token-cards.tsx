import type { TokenReply } from '@ledgerscope/contract/token';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { PassedExpiry } from '../../entities/entity/expiry-text.tsx';
import { renewalText } from '../../entities/entity/renewal-text.ts';
import { EntityFact, FactIf, LongFact, TextFact } from '../../entities/entity/summary-facts.tsx';
import { KeyPopup } from '../../entities/key/key-popup.tsx';
import { metadataQuery } from '../../entities/nft/get-nft.ts';
import { MediaThumbnail } from '../../entities/nft/media-thumbnail.tsx';
import { TokenSupply } from '../../entities/token/token-supply.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { websiteOf } from './website-of.ts';

const SYMBOL_LENGTH = 60;

const STATUS_COLORS: Readonly<Record<TokenReply['status'], string>> = {
  Active: 'good',
  Deleted: 'bad',
  Unknown: 'plain',
};

/** How a token presents itself. */
export function TokenProfile({ token: { tokenId, symbol, decimals, memo, status } }: { token: TokenReply }) {
  return (
    <FactsCard id="profile" title="Profile Summary">
      <EntityFact name="Id" kind="token" id={tokenId} copy />
      <LongFact name="Symbol" text={symbol} length={SYMBOL_LENGTH} what="symbol" mono={false} />
      <Fact name="Decimals">{decimals ?? <NotKnown />}</Fact>
      <TextFact name="Memo" text={memo} what="memo" />
      <Fact name="Status">
        <span className={`badge ${STATUS_COLORS[status]}`}>{status}</span>
      </Fact>
    </FactsCard>
  );
}

/** Who may do what with a token; each key behind an eye. */
export function TokenKeys({ token }: { token: TokenReply }) {
  const keys = [
    ['ADMIN', token.adminKey],
    ['FREEZE', token.freezeKey],
    ['SUPPLY', token.supplyKey],
    ['WIPE', token.wipeKey],
    ['KYC', token.kycKey],
    ['PAUSE', token.pauseKey],
    ['FEE SCHEDULE', token.feeScheduleKey],
    ...(token.tokenType === 'FUNGIBLE_COMMON' ? [] : [['METADATA', token.metadataKey] as const]),
  ] as const;
  return (
    <FactsCard id="keys" title="Keys">
      {keys.map(([name, key]) => (
        <Fact key={name} name={name}>
          <KeyPopup value={key} title={`${name} key`} />
        </Fact>
      ))}
    </FactsCard>
  );
}

/** A token's supply and maximum supply, and who pays for its renewal. */
export function TokenOverview({ token }: { token: TokenReply }) {
  const { totalSupply, decimals, tokenType, supplyType, treasury, autoRenewAccount, autoRenewPeriod, expiry } = token;
  return (
    <FactsCard id="overview" title="Overview">
      <Fact name="Supply">
        <TokenSupply units={totalSupply} decimals={decimals} />
      </Fact>
      <Fact name="Type">{tokenType === 'UNKNOWN' ? <NotKnown /> : tokenType}</Fact>
      <Fact name="Supply Type">{supplyType ?? <NotKnown />}</Fact>
      <Fact name="Max Supply">
        <MaxSupply token={token} />
      </Fact>
      <Fact name="Treasury">{treasury === null ? <NotKnown /> : <EntityLink kind="account" id={treasury} copy />}</Fact>
      <Fact name="Auto Renew A/c">
        {autoRenewAccount === null ? null : (
          <>
            <EntityLink kind="account" id={autoRenewAccount} copy />
            {autoRenewPeriod === null ? null : <span className="muted"> {renewalText(autoRenewPeriod)}</span>}
          </>
        )}
      </Fact>
      <Fact name="Expiry">
        {expiry === null ? (
          <NotKnown />
        ) : (
          <>
            <Timestamp iso={expiry} copy />
            {token.deletedOn === null ? <PassedExpiry iso={expiry} /> : null}
          </>
        )}
      </Fact>
    </FactsCard>
  );
}

function MaxSupply({ token: { supplyType, maxSupply, decimals } }: { token: TokenReply }) {
  if (supplyType === null) return <NotKnown />;
  if (supplyType !== 'FINITE') return 'INFINITE';
  return <TokenSupply units={maxSupply} decimals={decimals} />;
}

const DESCRIPTION_LENGTH = 400;

/** Logo, description and website of a token, where its metadata names them. They come from outside the ledger. */
export function TokenAbout({ token }: { token: TokenReply }) {
  const hasMetadata = token.metadataHex !== null && token.metadataHex !== '';
  const { data } = useReply({ ...metadataQuery(token.tokenId, 0), enabled: hasMetadata });
  if (data === undefined || data.status !== 'resolved') return null;
  const { description, imageUrl } = data;
  const website = websiteOf(data.document);
  if (description === null && imageUrl === null && website === undefined) return null;
  return (
    <section className="card" aria-labelledby="about-token">
      <header>
        <h2 id="about-token">About</h2>
        <span className="faint">from token metadata (unverified)</span>
      </header>
      <Facts>
        <FactIf name="Logo" value={imageUrl} view={(url) => <MediaThumbnail address={url} kind="token" size={64} />} />
        {description === null ? null : (
          <LongFact name="Description" text={description} length={DESCRIPTION_LENGTH} what="description" mono={false} />
        )}
        {website === undefined ? null : (
          <Fact name="Website">
            <a className="break" href={website.href} target="_blank" rel="noopener noreferrer nofollow">
              {website.href}
            </a>
          </Fact>
        )}
      </Facts>
    </section>
  );
}
