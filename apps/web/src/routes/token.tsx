import type { TokenReply } from '@ledgerscope/contract/token';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { isolatedText } from '@ledgerscope/ledger';
import { Link, useParams } from 'react-router';
import { MediaThumbnail } from '../entities/nft/media-thumbnail.tsx';
import { ImitationBadge } from '../entities/token/imitation-badge.tsx';
import { Answer } from '../features/entity-page/answer.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { KnownFromNote } from '../features/entity-page/known-from-note.tsx';
import { TokenAbout, TokenKeys, TokenOverview, TokenProfile } from '../features/token-page/token-cards.tsx';
import { TokenValuePanel, TokenVolumePanel } from '../features/token-page/token-charts.tsx';
import { TokenDetails } from '../features/token-page/token-details.tsx';
import { TokenFees } from '../features/token-page/token-fees.tsx';
import styles from '../features/token-page/token-page.module.css';
import { TokenSentence } from '../features/token-page/token-sentence.tsx';
import { TokenTabs } from '../features/token-page/token-tabs.tsx';
import { addressOf } from '../shared/api/address.ts';
import { marketplaceHref } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';

const LIST = { name: 'NFT Explorer', href: '/nft-explorer' };

/** One token, fungible or a collection of NFTs. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<TokenReply>
      key={id}
      noun="Token"
      list={LIST}
      id={id}
      address={addressOf(TOKEN_CALLS.getToken, { id })}
      invalid="Invalid format! Should be x.y.z"
      missing="No Data Found"
    >
      {(token) => <TokenView token={token} />}
    </EntityPage>
  );
}

function TokenView({ token }: { token: TokenReply }) {
  const { tokenId, name, thumbnail, tokenType, treasury } = token;
  const isCollection = tokenType === 'NON_FUNGIBLE_UNIQUE';
  return (
    <>
      <PageTitle>{name === '' ? `Token ${tokenId}` : `${isolatedText(name)} (${tokenId})`}</PageTitle>
      <Breadcrumbs list={LIST} here="Token Details" />
      <div className={styles.tokenHead}>
        <MediaThumbnail address={thumbnail} kind={isCollection ? 'nft' : 'token'} size={64} />
        <Answer title={`TOKEN ${tokenId}`} badges={<Badges token={token} />}>
          <TokenSentence token={token} />
        </Answer>
        {isCollection ? (
          <Link className="button" to={marketplaceHref(tokenId, treasury)}>
            Add NFT marketplace
          </Link>
        ) : null}
        <KnownFromNote by={token.knownFrom} known={token.anchored ? 'its holders and supply' : undefined} />
      </div>
      <div className="pair under-answer">
        <div className="stack">
          <SectionError what="Metadata">
            <TokenAbout token={token} />
          </SectionError>
          <SectionError what="Overview">
            <TokenOverview token={token} />
          </SectionError>
          <SectionError what="Fees">
            <TokenFees token={token} />
          </SectionError>
        </div>
        <div className="stack">
          <SectionError what="Profile">
            <TokenProfile token={token} />
          </SectionError>
          <SectionError what="Keys">
            <TokenKeys token={token} />
          </SectionError>
        </div>
      </div>
      <SectionError what="Details">
        <TokenDetails token={token} />
      </SectionError>
      <ApiView path={addressOf(TOKEN_CALLS.getToken, { id: tokenId }).url} />
      <SectionError what="Lists">
        <TokenTabs token={token} />
      </SectionError>
      <div className="pair even">
        <SectionError what="Token volume">
          <TokenVolumePanel id={tokenId} />
        </SectionError>
        <SectionError what="Token value">
          <TokenValuePanel token={token} />
        </SectionError>
      </div>
    </>
  );
}

function Badges({ token }: { token: TokenReply }) {
  const { deletedOn, paused, knownFrom } = token;
  return (
    <>
      <ImitationBadge token={token} />
      {deletedOn === null ? null : <span className="badge bad">Deleted</span>}
      {paused ? <span className="badge warn">Paused</span> : null}
      {knownFrom === 'CREATION' ? null : <span className="badge plain">Started before the first stored block</span>}
    </>
  );
}
