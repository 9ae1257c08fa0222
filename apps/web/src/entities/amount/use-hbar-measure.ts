import { useCallback, useMemo } from 'react';
import type { ChartMeasure } from '../../shared/chart/chart-points.ts';
import { SYMBOLS } from '../currency/currency.ts';
import type { ShownExchangeRate } from '../currency/exchange-rate.ts';
import { useCurrentRate } from '../currency/rate-provider.tsx';
import { useCurrency } from '../currency/use-currency.ts';
import { amountText } from './amount-text.ts';

const TINYBAR_DECIMALS = 8;

/**
 * How a chart of tinybars is written: values in the chosen currency at the current rate, the axis in hbars. `noun` is what a
 * value is.
 */
export function useHbarMeasure(noun: string): ChartMeasure {
  const text = useAmountText(null);
  return useMemo(() => ({ name: noun, text, decimals: TINYBAR_DECIMALS, axisUnit: SYMBOLS.hbar }), [noun, text]);
}

/** Amounts of tinybars as text in the chosen currency. @param atConsensus the rate of their time, where it is known */
export function useAmountText(atConsensus: ShownExchangeRate | null): (tinybars: bigint) => string {
  const currency = useCurrency();
  const now = useCurrentRate();
  return useCallback(
    (tinybars) => {
      const { digits, symbol, symbolFirst } = amountText(tinybars, currency, { atConsensus, now });
      return symbolFirst ? `${symbol}${digits}` : `${digits} ${symbol}`;
    },
    [currency, now, atConsensus],
  );
}
