import { consensusNsOf, escapeHtml, formatEpoch } from '@ledgerscope/ledger';
import { stopLine } from '@ledgerscope/portal/mail/code-text';
import { alertToken, type LinkedAlerts, UNSUBSCRIBE_PATH } from '@ledgerscope/portal/secrets/alert-link';
import type { Sealer } from '@ledgerscope/portal/secrets/sealer';
import { type AlertedTransaction, type GatheredAlert, type NewMail, TEXTS_A_DAY } from '@ledgerscope/portal-store';
import { idText, instantText } from '@ledgerscope/transactions/values';

/** Transactions that a mail lists; of more it says how many there are. */
const MOST_IN_MAIL = 50;
/** The same of a text; it is paid by its length. */
const MOST_IN_TEXT = 3;
const MOST_LINE = 140;

/** The message that reports what was gathered. */
export type AlertMessage = (alert: GatheredAlert) => NewMail | undefined;

/**
 * Writes the messages of alerts.
 * @param origin scheme and host of links
 * @param sealer without it mails lead to the profile to be switched off
 */
export function alertMessages(origin: () => string, sealer: Sealer | undefined): AlertMessage {
  return (alert) => (alert.channel === 'email' ? mailOf(alert, origin(), sealer) : smsOf(alert, origin(), sealer));
}

function mailOf(alert: GatheredAlert, origin: string, sealer: Sealer | undefined): NewMail {
  const { user, account, channel, transactions } = alert;
  const entries = alert.entries.slice(0, MOST_IN_MAIL);
  const name = nameOf(alert);
  const page = `${origin}/hedera/accounts/${idText(account.accountId)}`;
  const linked = { userId: user.id, accountId: account.accountId, channel };
  const unsubscribeUrl = endLink(origin, sealer, linked);
  const more = transactions - entries.length;
  const head = `${countText(transactions)} on ${name}:`;
  const rest = more > 0 ? [`See ${more} more on the account page.`] : [];
  const reason = 'You’re receiving this email because you follow this account.';
  const lines = entries.map(({ ns, text }) => ({
    time: timeText(ns),
    text,
    link: `${origin}/hedera/transactions/${formatEpoch(consensusNsOf(BigInt(ns)))}`,
  }));
  const text = [
    head,
    ...lines.map((line) => `${line.time}\n${line.text}\n${line.link}`),
    ...rest,
    `View account: ${page}`,
    `${reason} Unsubscribe:`,
    unsubscribeUrl ?? `${origin}/hedera/profile`,
    'Ledgerscope',
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:560px">',
    `<p>${escapeHtml(head)}</p><ul>`,
    ...lines.map(
      ({ time, text: line, link }) =>
        `<li><p>${escapeHtml(line)}<br><a href="${escapeHtml(link)}">${escapeHtml(time)}</a></p></li>`,
    ),
    '</ul>',
    ...rest.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="${escapeHtml(page)}">View account</a></p>`,
    `<p>${escapeHtml(reason)} <a href="${escapeHtml(unsubscribeUrl ?? `${origin}/hedera/profile`)}">Unsubscribe</a></p>`,
    '<p>Ledgerscope</p></body></html>',
  ].join('\n');
  return {
    recipient: user.email,
    channel,
    unsubscribeUrl,
    subject: `${name}: ${countText(transactions)}`,
    text: `${text}\n`,
    html,
  };
}

/** Undefined where the number was taken out of the profile. */
function smsOf(alert: GatheredAlert, origin: string, sealer: Sealer | undefined): NewMail | undefined {
  const { user, account, channel, entries, transactions } = alert;
  if (user.contact === null) return undefined;
  const listed = entries.slice(0, MOST_IN_TEXT);
  const more = transactions - listed.length;
  const linked = { userId: user.id, accountId: account.accountId, channel };
  const text = [
    `Ledgerscope: ${nameOf(alert)}`,
    ...listed.map((entry) => `${timeText(entry.ns)}: ${shortenEntry(entry)}`),
    ...(more > 0 ? [`and ${more} more`] : []),
    `${origin}/hedera/accounts/${idText(account.accountId)}`,
    ...(alert.isLastText
      ? [`You’ve reached the limit of ${TEXTS_A_DAY} text messages per day. No more will be sent for up to 24 hours.`]
      : []),
    stopLine(endLink(origin, sealer, linked) ?? `${origin}/hedera/profile`),
  ].join('\n');
  return { recipient: user.contact, channel, subject: '', text, html: '' };
}

/** Without a session it ends the alerts of this account and channel; null where the server has no key to seal it. */
function endLink(origin: string, sealer: Sealer | undefined, linked: LinkedAlerts): string | null {
  return sealer === undefined ? null : `${origin}${UNSUBSCRIBE_PATH}?token=${alertToken(sealer, linked)}`;
}

function shortenEntry({ text }: AlertedTransaction): string {
  return text.length > MOST_LINE ? `${text.slice(0, MOST_LINE - 1)}…` : text;
}

function nameOf({ account: { alias, accountId } }: GatheredAlert): string {
  return alias === null ? idText(accountId) : `${alias} (${idText(accountId)})`;
}

function countText(transactions: number): string {
  return transactions === 1 ? '1 transaction' : `${transactions} transactions`;
}

/** `2026-11-23 18:22:01 UTC`. */
function timeText(ns: string): string {
  return `${instantText(BigInt(ns)).slice(0, 19).replace('T', ' ')} UTC`;
}
