import { useMemo } from 'react';
import type { ChartMeasure } from '../../shared/chart/chart-points.ts';
import { SYMBOLS } from '../currency/currency.ts';
import { useCurrentRate } from '../currency/rate-provider.tsx';
import { useCurrency } from '../currency/use-currency.ts';
import { amountText } from './amount-text.ts';

const TINYBAR_DECIMALS = 8;

/**
 * How a chart of tinybars is written: values in the chosen currency at the current rate, the axis in hbars. `noun` is what a
 * value is.
 */
export function useHbarMeasure(noun: string): ChartMeasure {
  const currency = useCurrency();
  const now = useCurrentRate();
  return useMemo(() => {
    const text = (value: bigint) => {
      const { digits, symbol, symbolFirst } = amountText(value, currency, { atConsensus: null, now });
      return symbolFirst ? `${symbol}${digits}` : `${digits} ${symbol}`;
    };
    return { name: noun, text, decimals: TINYBAR_DECIMALS, axisUnit: SYMBOLS.hbar };
  }, [noun, currency, now]);
}
