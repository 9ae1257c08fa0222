import type { CustomFeeReply } from '@ledgerscope/contract/custom-fee';
import type { TokenReply } from '@ledgerscope/contract/token';
import type { ReactNode } from 'react';
import { FeeText } from '../../entities/token/fee-text.tsx';
import { Absent } from '../../shared/ui/absent.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import styles from './token-page.module.css';

/** What is charged beside the network's fee when a token changes hands, in words. */
export function TokenFees({ token: { tokenId, tokenType, customFees } }: { token: TokenReply }) {
  const isFungible = tokenType === 'FUNGIBLE_COMMON';
  return (
    <FactsCard id="fees" title="Custom fees">
      <Fact name="Fixed Fees">
        <Fees tokenId={tokenId} fees={customFees.filter((fee) => fee.fixed_fees !== null)} none={<Absent />} />
      </Fact>
      {isFungible ? (
        <Fact name="Fractional Fees">
          <Fees tokenId={tokenId} fees={customFees.filter((fee) => fee.fractional_fees !== null)} none={<Absent />} />
        </Fact>
      ) : (
        <Fact name="Royalty Fees">
          <Fees tokenId={tokenId} fees={customFees.filter((fee) => fee.royalty_fees !== null)} none={<Absent />} />
        </Fact>
      )}
    </FactsCard>
  );
}

interface FeesProps {
  readonly tokenId: string;
  readonly fees: readonly CustomFeeReply[];
  /** Shown where there is no fee at all. */
  readonly none?: ReactNode;
}

/** Fees of one kind, one in a line. */
export function Fees({ tokenId, fees, none = <span className="faint">None</span> }: FeesProps) {
  if (fees.length === 0) return none;
  return (
    <ul className={`plain-list ${styles.feeList}`}>
      {fees.map((fee, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fees can be alike
        <li key={place}>
          <FeeText fee={fee} tokenId={tokenId} />
        </li>
      ))}
    </ul>
  );
}
