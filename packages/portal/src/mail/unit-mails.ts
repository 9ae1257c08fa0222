import type { MailOfUse } from '@ledgerscope/portal-store';
import { mailOf } from './mail-text.ts';

/** Says to whom makes calls of the public API that their units go to their end. @param origin scheme and host of links; none where that is not configured */
export function unitMails(origin: string | undefined): MailOfUse {
  return (to, percent, balance) => {
    const isEnd = percent === 100;
    return mailOf({
      to,
      subject: isEnd ? 'Your units are used up' : 'You’ve used 80% of your units',
      paragraphs: [
        isEnd
          ? 'You’ve run out of units. Public API calls return status 402 until you add more.'
          : `You’ve used 80% of your units; ${balance} are left. Without units, public API calls return status 402.`,
        'See usage by call in your profile.',
      ],
      ...(origin === undefined ? {} : { link: { label: 'See your profile', url: `${origin}/hedera/profile` } }),
    });
  };
}
