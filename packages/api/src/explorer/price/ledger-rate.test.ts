import { expect, it } from 'vitest';
import { usdOf } from './ledger-rate.ts';

it.each([
  [30_000, 252_540, 0.08418],
  [1, 12, 0.12],
  [30_000, 580_000, 0.19333333333333333],
  [3, 70, 0.23333333333333334],
  [1, 7, 0.07],
  [0, 12, undefined],
])('%i hbars for %i cents are %f dollars each', (hbars, cents, price) => {
  expect(usdOf(hbars, cents)).toBe(price);
});
