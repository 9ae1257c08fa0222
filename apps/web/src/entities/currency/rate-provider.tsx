import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ShownExchangeRate } from './exchange-rate.ts';
import { rateOfPrice, usePrice } from './get-price.ts';

const RateContext = createContext<ShownExchangeRate | null>(null);

/** Asks for the price once for the whole page: tables hold hundreds of amounts, and each would ask by itself. */
export function RateProvider({ children }: { children: ReactNode }) {
  const price = usePrice().data;
  const rate = rateOfPrice(price);
  const { hbars, cents } = rate ?? { hbars: 0, cents: 0 };
  const value = useMemo(() => (hbars === 0 ? null : { hbars, cents }), [hbars, cents]);
  return <RateContext value={value}>{children}</RateContext>;
}

/** The current rate; null while and where no price is known. */
export function useCurrentRate(): ShownExchangeRate | null {
  return useContext(RateContext);
}
