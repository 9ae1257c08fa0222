import { escapeHtml, MS_PER_HOUR } from '@ledgerscope/ledger';
import type { NewMail } from '@ledgerscope/portal-store';

/** What a mail says: paragraphs, with at most one link behind the first. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** How long the link works, where it ends. */
  readonly hours?: number;
}

const SIGNATURE = 'Ledgerscope';

/** Writes a mail as plain text and as HTML without images or anything else from outside. */
export function mailOf({ to, subject, paragraphs, link, hours }: MailContent): NewMail {
  const [first = '', ...others] = paragraphs;
  const text = [first, ...(link === undefined ? [] : [link.url]), ...others, SIGNATURE].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:560px">',
    paragraph(first),
    link === undefined ? '' : `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
    ...others.map(paragraph),
    paragraph(SIGNATURE),
    '</body></html>',
  ].join('\n');
  const expiresAt = hours === undefined ? null : new Date(Date.now() + hours * MS_PER_HOUR);
  return { recipient: to, subject, text: `${text}\n`, html, expiresAt };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
