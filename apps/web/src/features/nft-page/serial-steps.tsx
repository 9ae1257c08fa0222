import type { NftRowReply } from '@ledgerscope/contract/nft';
import { Link } from 'react-router';
import { lastSerialQuery } from '../../entities/nft/get-nft.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { nftHref } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** The neighbours of an NFT by serial number. */
export function SerialSteps({ nft: { tokenId, serialNumber } }: { nft: NftRowReply }) {
  const { data: last } = useReply(lastSerialQuery(tokenId));
  const serial = BigInt(serialNumber);
  const hasNext = last !== undefined && serial < BigInt(last);
  return (
    <nav className="steps" aria-label="Collection NFTs">
      {serial > 1n ? (
        <Link className="button small" to={nftHref(tokenId, serial - 1n)}>
          <Icon name="back" size={14} /> Previous: #{wholeText(serial - 1n)}
        </Link>
      ) : null}
      {hasNext ? (
        <Link className="button small" to={nftHref(tokenId, serial + 1n)}>
          Next: #{wholeText(serial + 1n)} <Icon name="chevron" size={14} />
        </Link>
      ) : null}
    </nav>
  );
}
