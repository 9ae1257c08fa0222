import type { NftPrice as Price } from '@ledgerscope/contract/list-rows';
import { Amount } from '../amount/amount.tsx';
import { TokenUnits } from '../token/token-units.tsx';

/** What was paid for an NFT where it changed hands. */
export function NftPrice({ price }: { price: Price | null }) {
  if (price === null) return <span className="faint">None</span>;
  const { tokenId, amount, nfts } = price;
  return (
    <span>
      {tokenId === null ? <Amount tinybars={amount} compact /> : <TokenUnits tokenId={tokenId} units={amount} />}
      {nfts === 1 ? null : <span className="faint"> for {nfts} NFTs</span>}
    </span>
  );
}
