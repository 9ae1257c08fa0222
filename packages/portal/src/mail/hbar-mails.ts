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
        `${amount} were received from ${payment.payer} for invoice ${invoice.number}.`,
        ...(payment.isLate
          ? ['It came after the time for which its amount held, and counts by the rate of its own time.']
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
    return 'That is less than what the invoice asks for: no units are posted yet. Pay the rest with the same memo.';
  if (!paidNow) return `The invoice was paid before: ${units} more units are posted, at the price of the invoice.`;
  const more = units - invoice.units;
  if (more > 0n)
    return `${units} units are posted: ${more} more than on the invoice, for what was paid above its price.`;
  return `${units} units are posted.`;
}
