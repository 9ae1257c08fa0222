import { MS_PER_MINUTE } from '@ledgerscope/ledger';
import type { NewMail } from '@ledgerscope/portal-store';
import { textsLink } from '../secrets/alert-link.ts';
import type { Sealer } from '../secrets/sealer.ts';

export const CODE_MINUTES = 10;

/** The text with the code that confirms a phone number: the only one that a number gets before that. */
export function codeText(number: string, code: string, origin: string, sealer: Sealer): NewMail {
  const text = [
    `Ledgerscope: ${code} is the code to confirm this number. It is valid for ${CODE_MINUTES} minutes.`,
    stopLine(textsLink(sealer, origin, number)),
  ].join('\n');
  const expiresAt = new Date(Date.now() + CODE_MINUTES * MS_PER_MINUTE);
  return { recipient: number, channel: 'sms', subject: '', text, html: '', expiresAt };
}

/** How texts end; each of them says it. */
export function stopLine(link: string): string {
  return `Reply STOP or open ${link} to stop these messages.`;
}
