import type { StatementMovement } from '@ledgerscope/contract/statement';
import { serialsText } from '@ledgerscope/ledger';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';

const SHOWN = 4;

/** The serial numbers of NFTs that moved together, the first ones as links; all of them in the tip. */
export function MovedNfts({ tokenId, serials }: { tokenId: string; serials: StatementMovement['serialsSent'] }) {
  if (serials.length === 0) return <span className="faint">None</span>;
  const rest = serials.length - SHOWN;
  return (
    <span data-tip={rest > 0 ? serialsText(serials) : undefined}>
      {serials.slice(0, SHOWN).map((serial, place) => (
        <span key={`${serial}`}>
          {place === 0 ? '' : ', '}
          <NftLink tokenId={tokenId} serialNumber={serial} />
        </span>
      ))}
      {rest > 0 ? <span className="faint"> and {wholeText(rest)} more</span> : null}
    </span>
  );
}
