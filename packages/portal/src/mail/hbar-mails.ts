import { formatHbar, withoutTrailingZeros } from '@ledgerscope/ledger';
import type { HbarOutcome, MailOfHbar } from '@ledgerscope/portal-store';
import { mailOf } from './mail-text.ts';

/** Says what came of a payment in hbar. @param origin scheme and host of links; none where that is not configured */
export function hbarMails(origin: string | undefined): MailOfHbar {
  return (to, outcome) => {
    const { payment, invoice } = outcome;
    const amount = `${withoutTrailingZeros(formatHbar(payment.tinybars))} ℏ`;
    return mailOf({
      to,
      subject: `Your payment of ${amount} for invoice ${invoice.number}`,
      paragraphs: [
        `We received ${amount} from ${payment.payer} for invoice ${invoice.number}.`,
        ...(payment.isLate
          ? ['It arrived after the quoted rate expired, so we used the exchange rate at the time of payment.']
          : []),
        cameOf(outcome),
      ],
      ...(origin === undefined
        ? {}
        : { link: { label: 'See your payments', url: `${origin}/hedera/profile?tab=payments` } }),
    });
  };
}

function cameOf({ payment: { units }, invoice, paidNow }: HbarOutcome): string {
  if (units === 0n)
    return 'This is less than the invoice amount, so no units have been added yet. Pay the rest with the same memo.';
  if (!paidNow) return `The invoice was already paid, so we added ${units} extra units at the invoice price.`;
  const more = units - invoice.units;
  if (more > 0n) return `${units} units added, including ${more} extra for the amount you overpaid.`;
  return `${units} units added to your balance.`;
}
