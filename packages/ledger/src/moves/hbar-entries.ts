import type { HbarFacts } from './move-facts.ts';

/** An entry of a transfer list. */
export interface HbarEntry {
  readonly account: bigint;
  /** Tinybars; negative for a debit. */
  readonly amount: bigint;
}

type Entries = Pick<HbarFacts, 'transferAccount' | 'transferAmount' | 'transferErrata'>;

/**
 * The entries of the transfer list that moved hbar, in their order; an account may have several. Failed transactions pay fees, so their
 * entries count too. What mainnet's early records list though nothing moved (errata) does not.
 */
export function hbarEntries({ transferAccount, transferAmount, transferErrata }: Entries): HbarEntry[] {
  const entries: HbarEntry[] = [];
  for (let index = 0; index < transferAccount.length; index++) {
    const account = transferAccount[index];
    if (account !== undefined && transferErrata[index] !== 1)
      entries.push({ account, amount: transferAmount[index] ?? 0n });
  }
  return entries;
}

/** The change of each balance, with fees, rewards and all; accounts in the order of the list. */
export function hbarSums(facts: Entries): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const { account, amount } of hbarEntries(facts)) addAmount(sums, account, amount);
  return sums;
}

/** What entries of the list took from an account, as the list states it: fee and errata included, credits of it not set against them. */
export function listedDebit(
  { transferAccount, transferAmount }: Pick<HbarFacts, 'transferAccount' | 'transferAmount'>,
  account: bigint,
): bigint {
  let debit = 0n;
  for (const [index, one] of transferAccount.entries()) {
    const amount = transferAmount[index] ?? 0n;
    if (one === account && amount < 0n) debit -= amount;
  }
  return debit;
}

/** Staking rewards by account. */
export function rewardSums({
  rewardAccount,
  rewardAmount,
}: Pick<HbarFacts, 'rewardAccount' | 'rewardAmount'>): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const [index, account] of rewardAccount.entries()) addAmount(sums, account, rewardAmount[index] ?? 0n);
  return sums;
}

/** Adds an amount to an account's sum. */
export function addAmount(sums: Map<bigint, bigint>, account: bigint, amount: bigint): void {
  sums.set(account, (sums.get(account) ?? 0n) + amount);
}
