import type { Sealer } from './sealer.ts';

/** Hosts whose mailboxes have the same mail with and without dots. */
const DOTLESS_HOSTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to: in lower case, without what follows a plus sign, and without dots where the host ignores them.
 * Accounts are distinguished by the whole address; this is for what one person gets once.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local = ''] = address.slice(0, at).split('+');
  const host = address.slice(at + 1);
  return DOTLESS_HOSTS.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

/** The same as a keyed hash; undefined where the server has no key. */
export function mailboxHash(sealer: Sealer | undefined, email: string): string | undefined {
  return sealer?.fingerprint('mailbox', mailboxOf(email));
}
