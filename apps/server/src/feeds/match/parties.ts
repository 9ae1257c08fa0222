import type { TransactionRow } from '@ledgerscope/ledger-store';

/** Accounts that something left or reached. */
export interface Parties {
  readonly senders: ReadonlySet<bigint>;
  readonly receivers: ReadonlySet<bigint>;
}

/** Who sent and who received hbar, tokens or NFTs in a transaction. An account that paid only the fee is no sender. */
export function partiesOf(row: TransactionRow): Parties {
  const senders = new Set(row.nftTransferSender);
  const receivers = new Set(row.nftTransferReceiver);
  const tokens = row.tokenTransferAccount.map(
    (account, index) => [account, at(row.tokenTransferAmount, index)] as const,
  );
  for (const [account, amount] of [...hbarsOf(row), ...tokens]) {
    if (amount < 0n) senders.add(account);
    else if (amount > 0n) receivers.add(account);
  }
  // Entity 0 is nobody: the sender of a mint, the receiver of a burn.
  senders.delete(0n);
  receivers.delete(0n);
  return { senders, receivers };
}

/** What each account got in hbar, without the fee that the payer paid. What an erratum lists did not move. */
function hbarsOf({ payer, fee, transferAccount, transferAmount, transferErrata }: TransactionRow): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const [index, account] of transferAccount.entries())
    if (transferErrata[index] !== 1) sums.set(account, (sums.get(account) ?? 0n) + at(transferAmount, index));
  const paid = sums.get(payer);
  if (paid !== undefined) sums.set(payer, paid + fee);
  return sums;
}

function at(amounts: readonly bigint[], index: number): bigint {
  return amounts[index] ?? 0n;
}
