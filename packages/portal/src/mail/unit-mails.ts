import type { MailOfUse } from '@ledgerscope/portal-store';
import { mailOf } from './mail-text.ts';

/** Says to whom makes calls of the public API that their units go to their end. @param origin scheme and host of links; none where that is not configured */
export function unitMails(origin: string | undefined): MailOfUse {
  return (to, percent, balance) => {
    const isEnd = percent === 100;
    return mailOf({
      to,
      subject: isEnd ? 'Your units are used up' : 'You have used 80 % of your units',
      paragraphs: [
        isEnd
          ? 'Your units are used up: calls of the public API are answered with status 402 until you have more.'
          : `You have used 80 % of your units; ${balance} are left. Without units, calls of the public API are answered with status 402.`,
        'Your profile shows what was used by which call.',
      ],
      ...(origin === undefined ? {} : { link: { label: 'See your profile', url: `${origin}/hedera/profile` } }),
    });
  };
}
