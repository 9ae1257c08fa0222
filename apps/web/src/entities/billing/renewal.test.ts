import type { Invoice } from '@ledgerscope/contract/billing';
import { describe, expect, it } from 'vitest';
import { hasPaidPeriod, renewalOf } from './renewal.ts';

const TODAY = '2026-11-23';
const invoice = (
  id: string,
  status: 'PAID' | 'UNPAID',
  startDate: string,
  expiryDate: string | null,
  period = 'MONTHLY',
) => ({ id, status, startDate, expiryDate, period }) as Invoice;

describe('the renewal link', () => {
  it.each([
    ['an unpaid invoice that has not expired', [invoice('1', 'UNPAID', '2026-11-23', '2026-12-23')], '1'],
    ['one for units that do not expire', [invoice('1', 'UNPAID', '2026-11-23', null, 'BULK')], '1'],
    ['no expired one', [invoice('1', 'UNPAID', '2026-10-01', '2026-11-01')], undefined],
    ['no paid one', [invoice('1', 'PAID', '2026-11-23', '2026-12-23')], undefined],
    [
      'none where a paid one covers its start',
      [invoice('2', 'UNPAID', '2026-11-23', '2026-12-23'), invoice('1', 'PAID', '2026-11-01', '2026-12-01')],
      undefined,
    ],
    [
      'one that follows the paid one',
      [invoice('2', 'UNPAID', '2026-12-01', '2027-01-01'), invoice('1', 'PAID', '2026-11-01', '2026-12-01')],
      '2',
    ],
  ])('leads to %s', (_, invoices, id) => {
    expect(renewalOf(invoices, TODAY)?.id).toBe(id);
  });

  it('knows a period that runs', () => {
    expect(hasPaidPeriod([invoice('1', 'PAID', '2026-11-01', '2026-12-01')], TODAY)).toBe(true);
    expect(hasPaidPeriod([invoice('1', 'UNPAID', '2026-11-01', '2026-12-01')], TODAY)).toBe(false);
    expect(hasPaidPeriod([invoice('1', 'PAID', '2026-11-01', null, 'BULK')], TODAY)).toBe(false);
  });
});
