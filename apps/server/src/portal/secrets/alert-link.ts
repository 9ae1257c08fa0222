import { type EntityId, parseEntityId } from '@ledgerscope/ledger';
import type { Channel } from '@ledgerscope/portal-store';
import { idText } from '../../api/explorer/values.ts';
import type { Sealer } from './sealer.ts';

/** Sealed texts of other kinds begin otherwise. */
const KIND = 'alerts';

/** The alerts that a link is about. */
export interface LinkedAlerts {
  readonly userId: bigint;
  readonly accountId: EntityId;
  readonly channel: Channel;
}

/** The token in the link of an alert: anybody who has it can turn these alerts off, and nothing else. */
export function alertToken(sealer: Sealer, { userId, accountId, channel }: LinkedAlerts): string {
  const text = JSON.stringify([KIND, userId.toString(), idText(accountId), channel]);
  return Buffer.from(sealer.seal(text)).toString('base64url');
}

/** The alerts that such a token is of; undefined for any other text. */
export function linkedAlerts(sealer: Sealer, token: string): LinkedAlerts | undefined {
  const text = sealer.open(Buffer.from(token, 'base64url'));
  const [kind, userId, account, channel] = text?.startsWith(`["${KIND}",`) ? (JSON.parse(text) as string[]) : [];
  const accountId = account === undefined ? undefined : parseEntityId(account);
  if (kind !== KIND || userId === undefined || accountId === undefined) return undefined;
  return { userId: BigInt(userId), accountId, channel: channel === 'sms' ? 'sms' : 'email' };
}

/** The page that turns alerts off; mail programs post there (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/hedera/unsubscribe';
