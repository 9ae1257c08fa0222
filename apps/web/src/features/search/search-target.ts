import { entityChecksum, formatEntityId, parseChecksummedId, parseTransactionRef } from '@ledgerscope/ledger';
import { accountHref, transactionRefHref } from '../../shared/paths.ts';

/** Where a search leads, or why it leads nowhere. */
export type SearchTarget =
  | { readonly kind: 'empty' }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'invalid'; readonly message: string; readonly hint: string };

/** Ten digits of seconds: September 2001, long before the first ledger. */
const EARLIEST_NS = 1_000_000_000_000_000_000n;
const INVALID = 'Invalid format! Should be x.y.z';
const ACCEPTED =
  'Search takes an account or contract (0.0.1001), a transaction ID (0.0.1001@1700000000.000000000), a consensus timestamp (1700000000.000000000) or a transaction hash.';

/**
 * Decides where a search text leads by its shape alone.
 * @param ledgerId bytes by which HIP-15 checksums are made; null where the network's id is not known.
 */
export function searchTarget(text: string, ledgerId: Uint8Array | null): SearchTarget {
  const query = text.trim();
  if (query === '') return { kind: 'empty' };
  const account = parseChecksummedId(query);
  if (account !== undefined) return accountTarget(account, ledgerId);
  const ref = parseTransactionRef(query);
  // `0.0` or `1.5` is an account cut short rather than an instant before any ledger.
  const early = ref?.kind === 'consensusTime' && ref.consensusNs < EARLIEST_NS;
  if (ref !== undefined && !early) return { kind: 'page', href: transactionRefHref(query) };
  return { kind: 'invalid', message: INVALID, hint: ACCEPTED };
}

function accountTarget(
  { id, checksum }: NonNullable<ReturnType<typeof parseChecksummedId>>,
  ledgerId: Uint8Array | null,
): SearchTarget {
  const address = formatEntityId(id);
  const expected = ledgerId === null || checksum === null ? checksum : entityChecksum(id, ledgerId);
  if (checksum === expected) return { kind: 'page', href: accountHref(address) };
  return {
    kind: 'invalid',
    message: `The checksum does not fit: ${address} ends in -${expected} on this network.`,
    hint: 'Check the ID for a mistyped digit, or leave the five letters out.',
  };
}

/** Bytes of a ledger id in hex; null where there is none. */
export function ledgerIdBytes(hex: string | null): Uint8Array | null {
  if (hex === null || hex === '') return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
