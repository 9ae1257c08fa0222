import type { NftRowReply } from '@ledgerscope/contract/nft';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { isolatedText } from '@ledgerscope/ledger';
import { Link, useParams, useSearchParams } from 'react-router';
import { collectionQuery } from '../entities/nft/get-nft.ts';
import { Answer } from '../features/entity-page/answer.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { MetadataHistory } from '../features/nft-page/metadata-history.tsx';
import { MetadataPanel } from '../features/nft-page/metadata-panel.tsx';
import { NftFacts } from '../features/nft-page/nft-facts.tsx';
import { NftFees } from '../features/nft-page/nft-fees.tsx';
import { NftHistory } from '../features/nft-page/nft-history.tsx';
import styles from '../features/nft-page/nft-page.module.css';
import { NftSentence } from '../features/nft-page/nft-sentence.tsx';
import { SerialSteps } from '../features/nft-page/serial-steps.tsx';
import { addressOf } from '../shared/api/address.ts';
import { useReply } from '../shared/api/use-reply.ts';
import { tokenHref } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';

const SERIAL = /^[1-9]\d{0,17}$/;

/** One NFT, named by its collection in the path and its serial number in the query. */
export function Component() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const serial = search.get('serialNumber')?.trim().replace(/^#/, '') ?? '';
  if (!SERIAL.test(serial)) return <NoSerial token={token} />;
  return (
    <EntityPage<NftRowReply>
      key={`${token}#${serial}`}
      noun="NFT"
      list={{ name: token, href: tokenHref(token) }}
      id={`${token}#${serial}`}
      address={addressOf(NFT_CALLS.getNft, { tokenId: token, serial })}
      invalid="Invalid format! Should be x.y.z"
      missing="No Data Found"
      other={{ id: token, unless: 'collection' }}
    >
      {(nft) => <NftView nft={nft} />}
    </EntityPage>
  );
}

function NoSerial({ token }: { token: string }) {
  return (
    <div className="wrap page">
      <PageTitle>NFT not found</PageTitle>
      <Breadcrumbs list={{ name: token, href: tokenHref(token) }} here="NFT" />
      <div className="lone-message" role="alert">
        <h1>No Data Found</h1>
        <p>The URL needs a serial number: add ?serialNumber= followed by a number.</p>
        <Link className="button" to={tokenHref(token)}>
          See the collection
        </Link>
      </div>
    </div>
  );
}

function NftView({ nft }: { nft: NftRowReply }) {
  const { tokenId, serialNumber, name, tokenName } = nft;
  const { data: token } = useReply(collectionQuery(tokenId));
  return (
    <>
      <PageTitle>{`${name === '' ? 'NFT' : isolatedText(name)} (${tokenId} #${serialNumber})`}</PageTitle>
      <Breadcrumbs
        list={{ name: tokenName === '' ? tokenId : tokenName, href: tokenHref(tokenId) }}
        here={`#${serialNumber}`}
      />
      <Answer title="NFT" badges={nft.deleted === 1 ? <span className="badge bad">Burned or wiped</span> : undefined}>
        <NftSentence nft={nft} />
      </Answer>
      <div className={styles.nftSteps}>
        <SerialSteps nft={nft} />
      </div>
      <div className={styles.nftPair}>
        <SectionError what="Media">
          <MetadataPanel nft={nft} />
        </SectionError>
        <SectionError what="Details">
          <NftFacts nft={nft} token={token} />
        </SectionError>
      </div>
      <ApiView path={addressOf(NFT_CALLS.getNft, { tokenId, serial: serialNumber }).url} />
      <SectionError what="Fees">
        <NftFees fees={token?.customFees} />
      </SectionError>
      <SectionError what="Historical transfers">
        <NftHistory nft={nft} />
      </SectionError>
      <SectionError what="Metadata history">
        <MetadataHistory nft={nft} />
      </SectionError>
    </>
  );
}
