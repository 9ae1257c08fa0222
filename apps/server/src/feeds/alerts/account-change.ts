import { NO_ENTITY } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';

/** What moved into an account or out of it. */
export interface AccountChange {
  /** Without the fee that the account paid. */
  readonly tinybars: bigint;
  /** Tinybars that it paid as the fee; 0 where it is not the payer. */
  readonly fee: bigint;
  /** By token, in its smallest units. */
  readonly tokens: ReadonlyMap<bigint, bigint>;
  readonly nfts: readonly { readonly token: bigint; readonly serial: bigint; readonly isIn: boolean }[];
}

/** Accounts and contracts that a transaction touches: its payer, its entity, what it creates, and senders and receivers of its transfers. */
export function touchedBy(row: TransactionRow): ReadonlySet<bigint> {
  const touched = new Set([row.payer, row.entity, row.created]);
  for (const accounts of [
    row.transferAccount,
    row.tokenTransferAccount,
    row.nftTransferSender,
    row.nftTransferReceiver,
  ])
    for (const account of accounts) touched.add(account);
  touched.delete(NO_ENTITY);
  return touched;
}

/** What a transaction moved into an account or out of it. */
export function changeOf(row: TransactionRow, account: bigint): AccountChange {
  // Where a fee was not charged by a transfer, nothing left the account.
  const isCharged = row.transferAccount.includes(account);
  const fee = isCharged && row.payer === account ? row.fee : 0n;
  const nfts = row.nftTransferToken.flatMap((token, index) => {
    const serial = row.nftTransferSerial[index] ?? 0n;
    const [isOut, isIn] = [row.nftTransferSender[index] === account, row.nftTransferReceiver[index] === account];
    return isIn === isOut ? [] : [{ token, serial, isIn }];
  });
  return { tinybars: (hbarSums(row).get(account) ?? 0n) + fee, fee, tokens: tokenSums(row, account), nfts };
}

/** What each account got in hbar, fees and all. What an erratum lists did not move. */
export function hbarSums({ transferAccount, transferAmount, transferErrata }: TransactionRow): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const [index, account] of transferAccount.entries())
    if (transferErrata[index] !== 1) sums.set(account, (sums.get(account) ?? 0n) + (transferAmount[index] ?? 0n));
  return sums;
}

function tokenSums(row: TransactionRow, account: bigint): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const [index, one] of row.tokenTransferAccount.entries()) {
    if (one !== account) continue;
    const token = row.tokenTransferToken[index] ?? 0n;
    sums.set(token, (sums.get(token) ?? 0n) + (row.tokenTransferAmount[index] ?? 0n));
  }
  return sums;
}

/** Whether a user has alerts of a change. */
export function isWanted(
  { tinybars, fee, tokens, nfts }: AccountChange,
  { smallestAmount, direction }: { readonly smallestAmount: bigint; readonly direction: 'in' | 'out' | 'both' },
): boolean {
  const moved = [tinybars, ...tokens.values(), ...nfts.map(({ isIn }) => (isIn ? 1n : -1n))];
  const isIn = moved.some((amount) => amount > 0n);
  const isOut = fee > 0n || moved.some((amount) => amount < 0n);
  if ((direction === 'in' && !isIn) || (direction === 'out' && !isOut)) return false;
  const size = tinybars < 0n ? -tinybars : tinybars;
  return size >= smallestAmount || nfts.length > 0 || [...tokens.values()].some((amount) => amount !== 0n);
}
