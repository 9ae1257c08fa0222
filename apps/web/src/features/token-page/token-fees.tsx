import type { CustomFee, Token } from '@ledgerscope/contract';
import { FeeText } from '../../entities/token/fee-text.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';

/** What is charged beside the network's fee when a token changes hands, in words. */
export function TokenFees({ token: { tokenId, tokenType, customFees } }: { token: Token }) {
  const isFungible = tokenType === 'FUNGIBLE_COMMON';
  return (
    <FactsCard id="fees" title="Custom fees">
      <Fact name="Fixed Fees">
        <Fees tokenId={tokenId} fees={customFees.filter((fee) => fee.fixed_fees !== null)} />
      </Fact>
      {isFungible ? (
        <Fact name="Fractional Fees">
          <Fees tokenId={tokenId} fees={customFees.filter((fee) => fee.fractional_fees !== null)} />
        </Fact>
      ) : (
        <Fact name="Royalty Fees">
          <Fees tokenId={tokenId} fees={customFees.filter((fee) => fee.royalty_fees !== null)} />
        </Fact>
      )}
    </FactsCard>
  );
}

/** Fees of one kind, one in a line. */
export function Fees({ tokenId, fees }: { tokenId: string; fees: readonly CustomFee[] }) {
  if (fees.length === 0) return <span className="faint">None</span>;
  return (
    <ul className="plain-list fee-list">
      {fees.map((fee, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fees can be alike
        <li key={place}>
          <FeeText fee={fee} tokenId={tokenId} />
        </li>
      ))}
    </ul>
  );
}
