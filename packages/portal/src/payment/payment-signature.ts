import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a call-back says of a payment. */
export interface ReportedPayment {
  readonly invoiceId: string;
  readonly reference: string;
  readonly status: string;
  /** In US dollars with two decimals. */
  readonly amount: string;
  /** Account that paid; null, which is signed as an empty text, where the payment names none. */
  readonly payer: string | null;
}

/** Signature of a call-back: HMAC-SHA256 in hex over its fields, each in a line. No field can hold the end of a line. */
export function paymentSignature(secret: string, payment: ReportedPayment): string {
  const { invoiceId, reference, status, amount, payer } = payment;
  return createHmac('sha256', secret)
    .update([invoiceId, reference, status, amount, payer ?? ''].join('\n'))
    .digest('hex');
}

/** Whether a call-back was signed with the secret. */
export function isSigned(secret: string, payment: ReportedPayment, signature: string): boolean {
  const expected = Buffer.from(paymentSignature(secret, payment));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
