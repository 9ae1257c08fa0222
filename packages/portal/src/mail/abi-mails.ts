import type { NewMail } from '@ledgerscope/portal-store';
import { mailOf } from './mail-text.ts';

/** Says to the owner of a subscription that it stopped at its ABI. @param origin scheme and host of links; none where that is not configured */
export function abiMails(origin: string | undefined): (email: string, queueName: string, problem: string) => NewMail {
  return (to, queueName, problem) =>
    mailOf({
      to,
      subject: 'Your subscription has stopped',
      paragraphs: [
        `The ABI of your subscription ${queueName} is no longer used: ${problem}.`,
        'Messages are kept for 3 days. Once you upload another ABI, the subscription resumes from the same point.',
      ],
      ...(origin === undefined ? {} : { link: { label: 'See your profile', url: `${origin}/hedera/profile` } }),
    });
}
