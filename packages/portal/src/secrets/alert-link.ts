import { type EntityId, formatEntityId, parseEntityId } from '@ledgerscope/ledger';
import type { Channel } from '@ledgerscope/portal-store';
import type { Sealer } from './sealer.ts';

/** Sealed texts of other kinds begin otherwise. */
const KIND = 'alerts';
const TEXTS = 'texts';

/** The alerts that a link is about. */
export interface LinkedAlerts {
  readonly userId: bigint;
  readonly accountId: EntityId;
  readonly channel: Channel;
}

/** What a link ends: the alerts of an account, or all texts to a number. */
export type Linked = LinkedAlerts | { readonly number: string };

/** The token in the link of an alert: anybody who has it can turn these alerts off, and nothing else. */
export function alertToken(sealer: Sealer, { userId, accountId, channel }: LinkedAlerts): string {
  return tokenOf(sealer, [KIND, userId.toString(), formatEntityId(accountId), channel]);
}

/** The link by which whoever gets texts at a number ends all of them. @param origin scheme and host */
export function textsLink(sealer: Sealer, origin: string, number: string): string {
  return `${origin}${UNSUBSCRIBE_PATH}?token=${tokenOf(sealer, [TEXTS, number])}`;
}

function tokenOf(sealer: Sealer, parts: readonly string[]): string {
  return Buffer.from(sealer.seal(JSON.stringify(parts))).toString('base64url');
}

/** What such a token is of; undefined for any other text. */
export function linkedBy(sealer: Sealer, token: string): Linked | undefined {
  const [kind, ...parts] = partsOf(sealer.open(Buffer.from(token, 'base64url')) ?? '');
  return kind === TEXTS ? numberOf(parts) : kind === KIND ? alertsOf(parts) : undefined;
}

/** What is sealed for a link is a list; secrets of other kinds are texts. */
function partsOf(text: string): readonly string[] {
  return [KIND, TEXTS].some((kind) => text.startsWith(`["${kind}",`)) ? (JSON.parse(text) as string[]) : [];
}

function numberOf([number]: readonly string[]): Linked | undefined {
  return number === undefined ? undefined : { number };
}

function alertsOf([userId, account, channel]: readonly string[]): Linked | undefined {
  const accountId = account === undefined ? undefined : parseEntityId(account);
  if (userId === undefined || accountId === undefined) return undefined;
  return { userId: BigInt(userId), accountId, channel: channel === 'sms' ? 'sms' : 'email' };
}

/** The page that turns alerts off; mail programs post there (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/hedera/unsubscribe';
