import { describe, expect, it } from 'vitest';
import { paymentText, readPaymentAccount, readPaymentWidget } from './payment-settings.ts';

const NONE = { paymentWidget: undefined, paymentUrl: undefined, paymentMerchant: undefined, paymentSecret: undefined };
const ALL = {
  paymentWidget: 'qa',
  paymentUrl: 'https://pay.example.org/{environment}',
  paymentMerchant: 'm1',
  paymentSecret: '0123456789abcdef',
};

describe('the payment widget', () => {
  it('is none by default, and otherwise that of its environment', () => {
    expect(readPaymentWidget(NONE)).toBeUndefined();
    expect(readPaymentWidget(ALL)).toEqual({
      environment: 'qa',
      url: 'https://pay.example.org/qa',
      merchantId: 'm1',
      secret: ALL.paymentSecret,
    });
  });

  it.each([
    [{ ...NONE, paymentSecret: 'x' }, '--payment-secret has no effect'],
    [{ ...ALL, paymentWidget: 'test' }, 'Invalid value "test" for --payment-widget'],
    [{ ...ALL, paymentUrl: 'http://pay.example.org' }, '--payment-url'],
    [{ ...ALL, paymentMerchant: undefined }, '--payment-merchant'],
    [{ ...ALL, paymentSecret: 'short' }, 'at least 16 characters'],
  ])('is refused where it is not whole: %#', (raw, text) => {
    expect(() => readPaymentWidget(raw)).toThrow(text);
  });
});

describe('the account that is paid in hbar', () => {
  it('is none by default, and an account of people', () => {
    expect(readPaymentAccount(undefined)).toBeUndefined();
    expect(readPaymentAccount('0.0.1001')).toBe(1001n);
  });

  it.each(['', 'x', '0.0.98', '0.0.800', '1001', '0.0.1001-abcde'])('is refused where it is none: %j', (text) => {
    expect(() => readPaymentAccount(text)).toThrow('--payment-account');
  });
});

it('what takes payments is named at the start', () => {
  expect(paymentText({})).toBe('payment: built-in sandbox payment page (no real payments)');
  expect(paymentText({ publicUrl: 'https://explorer.example.org' })).toMatch(/^payment: none: units cannot be bought/);
  expect(paymentText({ publicUrl: 'https://explorer.example.org', paymentSandbox: true })).toMatch(/sandbox/);
  expect(paymentText({ paymentWidget: readPaymentWidget(ALL), paymentAccount: readPaymentAccount('0.0.1001') })).toBe(
    'payment: the widget at pay.example.org (qa), hbar to 0.0.1001',
  );
});
