import type { CustomFeeReply } from '@ledgerscope/contract/custom-fee';
import { Amount } from '../amount/amount.tsx';
import { EntityLink } from '../entity/entity-link.tsx';
import { percentOfFraction } from './percent-text.ts';
import { TokenUnits } from './token-units.tsx';

type Fixed = NonNullable<CustomFeeReply['fixed_fees']>;
type Fraction = NonNullable<CustomFeeReply['royalty_fees']>['exchange_value_fraction'];

/** An amount of a fee: in hbar by the visitor's currency, or in the token that it is paid in. */
export function FeeAmount({ fee: { amount, denominating_token_id: tokenId } }: { fee: Fixed }) {
  if (tokenId === null) return <Amount tinybars={amount} compact />;
  return (
    <>
      <TokenUnits tokenId={tokenId} units={amount} /> <span className="faint">of</span>{' '}
      <EntityLink kind="token" id={tokenId} />
    </>
  );
}

/** A share in percent; a fraction that is none reads "Invalid". */
export function FeePercent({ fraction }: { fraction: Fraction | null }) {
  const percent =
    fraction === null ? undefined : percentOfFraction(BigInt(fraction.numerator), BigInt(fraction.denominator));
  if (fraction === null || percent === undefined) return <span className="down">Invalid</span>;
  return (
    <span className="num" data-tip={`${fraction.numerator} / ${fraction.denominator}`}>
      {percent}
    </span>
  );
}

/** One custom fee in words, with the account that receives it. `tokenId` is the token that charges it. */
export function FeeText({ fee, tokenId }: { fee: CustomFeeReply; tokenId: string }) {
  return (
    <>
      <Charged fee={fee} tokenId={tokenId} /> <span className="muted">paid to</span>{' '}
      <EntityLink kind="account" id={fee.collector_account_id} />
      {fee.royalty_fees?.fallback_fee ? (
        <span>
          <span className="muted">; fallback fee</span> <FeeAmount fee={fee.royalty_fees.fallback_fee} />{' '}
          <span className="muted">if no value is exchanged</span>
        </span>
      ) : null}
      {fee.all_collectors_are_exempt ? <span className="faint">; fee collectors are exempt</span> : null}
    </>
  );
}

function Charged({ fee: { fixed_fees: fixed, fractional_fees: share, royalty_fees: royalty }, tokenId }: FeeProps) {
  if (fixed !== null) return <FeeAmount fee={fixed} />;
  if (royalty !== null) return <FeePercent fraction={royalty.exchange_value_fraction} />;
  if (share === null) return <span className="faint">None</span>;
  return (
    <>
      <FeePercent fraction={share.fractional_amount} />{' '}
      <span className="muted">
        of the amount transferred {share.net_of_transfers ? '(paid by the sender)' : '(deducted from the transfer)'}
      </span>
      {BigInt(share.minimum_amount) > 0n ? (
        <>
          , <span className="muted">min</span> <TokenUnits tokenId={tokenId} units={share.minimum_amount} />
        </>
      ) : null}
      {share.maximum_amount === null ? null : (
        <>
          , <span className="muted">max</span> <TokenUnits tokenId={tokenId} units={share.maximum_amount} />
        </>
      )}
    </>
  );
}

interface FeeProps {
  readonly fee: CustomFeeReply;
  readonly tokenId: string;
}
