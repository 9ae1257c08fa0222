import type { Amount as WireAmount } from '@ledgerscope/contract/amount';
import type { ExchangeRateReply as WireRate } from '@ledgerscope/contract/transaction';
import { dollarText, microDollars, type ShownExchangeRate } from '../../entities/currency/exchange-rate.ts';
import { useCurrentRate } from '../../entities/currency/rate-provider.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { rateOfReceipt } from './consensus-rate.tsx';

/** What an amount was worth in dollars then, and what it would be now. */
export function Dollars({
  tinybars,
  rate,
  bracketed = false,
}: {
  tinybars: WireAmount;
  rate: WireRate | null;
  /** In running text. */
  bracketed?: boolean;
}) {
  const now = useCurrentRate();
  const paid = rateOfReceipt(rate);
  const values = [
    ...(paid === null ? [] : [{ when: 'then', rate: paid, source: 'the exchange rate in the receipt' }]),
    ...(now === null ? [] : [{ when: 'now', rate: now, source: 'the current exchange rate' }]),
  ];
  if (values.length === 0) return bracketed ? null : <NotKnown />;
  return (
    <span className="faint num">
      {bracketed ? '(' : ''}
      {values.map((value, place) => (
        <span key={value.when} data-tip={`At ${value.source}: 1 ℏ = $${perHbar(value.rate)}`}>
          {place === 0 ? '' : ' · '}${worth(tinybars, value.rate)} {value.when}
        </span>
      ))}
      {bracketed ? ')' : ''}
    </span>
  );
}

function worth(tinybars: WireAmount, rate: ShownExchangeRate): string {
  const amount = BigInt(tinybars);
  return dollarText(microDollars(amount, rate), amount === 0n);
}

function perHbar({ cents, hbars }: ShownExchangeRate): string {
  return (cents / hbars / 100).toFixed(6);
}
