import type { Amount } from '@ledgerscope/contract/amount';
import { Link } from 'react-router';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { nftHref } from '../../shared/paths.ts';

/** A serial number as a link to its NFT. Serial -1 means every NFT that the treasury held, and 0 none. */
export function NftLink({ tokenId, serialNumber }: { tokenId: string; serialNumber: Amount }) {
  const serial = BigInt(serialNumber);
  if (serial <= 0n) return <span className="muted">{serial === -1n ? 'all of the treasury' : 'N/A'}</span>;
  return (
    <Link className="num" to={nftHref(tokenId, serial)} aria-label={`NFT ${wholeText(serial)} of ${tokenId}`}>
      {wholeText(serial)}
    </Link>
  );
}
