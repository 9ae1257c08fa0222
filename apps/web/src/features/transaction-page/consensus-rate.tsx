import type { ExchangeRateReply as WireRate } from '@ledgerscope/contract/transaction';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { Amount } from '../../entities/amount/amount.tsx';
import type { ShownExchangeRate } from '../../entities/currency/exchange-rate.ts';

const ConsensusRate = createContext<ShownExchangeRate | null>(null);

/** The rate of a receipt; null where it has none or an impossible one. */
export function rateOfReceipt(rate: WireRate | null): ShownExchangeRate | null {
  return rate === null || rate.hbarEquiv <= 0 ? null : { hbars: rate.hbarEquiv, cents: rate.centEquiv };
}

/** Values the amounts inside at the rate that was in force when the transaction reached consensus. */
export function ConsensusRateProvider({ rate, children }: { rate: WireRate | null; children: ReactNode }) {
  return <ConsensusRate value={rateOfReceipt(rate)}>{children}</ConsensusRate>;
}

/** An amount of the transaction, in dollars at its own rate; its tip says by which rate it was valued. */
export function PaidAmount(props: Omit<ComponentProps<typeof Amount>, 'rate'>) {
  return <Amount {...props} rate={useContext(ConsensusRate)} />;
}
