import type { NewMail, SubmissionRow } from '@ledgerscope/portal-store';
import { mailOf } from './mail-text.ts';

/** A message of the contact form, to the operator. What the visitor wrote is text, and never a header. */
export function contactMail(
  to: string,
  { name, email, message }: { readonly name: string; readonly email: string; readonly message: string },
): NewMail {
  return mailOf({
    to,
    subject: 'New contact form message',
    paragraphs: [`${name} <${email}> wrote:`, ...message.split(/\n+/), `Reply to ${email}.`],
  });
}

const SUBJECTS: Readonly<Record<SubmissionRow['kind'], string>> = {
  dapp: 'Your dapp',
  'dapp-change': 'Your dapp update',
  'dapp-contract': 'Your dapp contract',
  'dapp-owner': 'Your ownership request',
  'marketplace-link': 'Your marketplace link',
};

/** The decision on a request, to the user who sent it. @param origin scheme and host of links */
export function decisionMail(
  to: string,
  origin: string,
  { kind, dappId, content }: SubmissionRow,
  title: string,
  decision: { readonly approve: true } | { readonly approve: false; readonly reason: string },
): NewMail {
  const result = decision.approve ? 'was approved' : 'was not approved';
  const path = dappId === null ? nftPath(content.marketplace) : `/dapps/${encodeURIComponent(dappId)}`;
  return mailOf({
    to,
    subject: `${SUBJECTS[kind]} ${result}`,
    paragraphs: [
      `${SUBJECTS[kind]} (${title}) ${result}.`,
      ...(decision.approve ? [] : [`Reason: ${decision.reason}`, 'You can update and resubmit it.']),
    ],
    ...(decision.approve ? { link: { label: 'View it', url: `${origin}/hedera${path}` } } : {}),
  });
}

function nftPath(request: SubmissionRow['content']['marketplace']): string {
  const { tokenId = '', serial = null } = request ?? {};
  return serial === null ? `/tokens/${tokenId}` : `/nft/${tokenId}?serialNumber=${serial}`;
}
