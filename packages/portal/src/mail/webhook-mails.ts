import type { NewMail } from '@ledgerscope/portal-store';
import { mailOf } from './mail-text.ts';

/** Says to the owner of a webhook that it was paused. @param origin scheme and host of links; none where that is not configured */
export function webhookMails(origin: string | undefined): (email: string, url: string) => NewMail {
  return (to, url) =>
    mailOf({
      to,
      subject: 'Your webhook has been paused',
      paragraphs: [
        `All deliveries to ${url} failed for 24 hours, so we paused it.`,
        'Messages are kept for 3 days. In your profile you can see the responses and resume the webhook.',
      ],
      ...(origin === undefined ? {} : { link: { label: 'See your profile', url: `${origin}/hedera/profile` } }),
    });
}
