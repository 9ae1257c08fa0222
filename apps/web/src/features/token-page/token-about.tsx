import type { Token } from '@ledgerscope/contract';
import { metadataQuery } from '../../entities/nft/get-nft.ts';
import { MediaThumbnail } from '../../entities/nft/media-thumbnail.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { FactIf, LongFact } from '../entity-page/summary-facts.tsx';
import { websiteOf } from './website-of.ts';

const DESCRIPTION_LENGTH = 400;

/** Logo, description and website of a token, where its metadata names them. They come from outside the ledger. */
export function TokenAbout({ token }: { token: Token }) {
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
        <span className="faint">from its metadata, which nobody verifies</span>
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
