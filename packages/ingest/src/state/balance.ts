import { type EntityId, entityIdFromStore, hbarEntries, isSystemAccount, NS_PER_MINUTE } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { isFirstBlock } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import { noteNotUnderstood } from '../derive/note-not-understood.ts';
import { addTo } from './counter.ts';
import type { StateSets } from './state-set.ts';

const I64_MAX = 0x7fff_ffff_ffff_ffffn;

interface Moved {
  readonly id: EntityId;
  readonly amount: bigint;
}

/**
 * Every entry of the transfer list that moved hbar changes a balance, whatever the result.
 */
export function changeBalances(derivation: Derivation, row: TransactionRow, created: EntityId): void {
  const moved: Moved[] = hbarEntries(row).map(({ account, amount }) => ({ id: entityIdFromStore(account), amount }));
  const given = initialBalance(derivation, row, created);
  if (given !== undefined) moved.push(given);
  if (moved.length === 0) return;
  const { changes, consensusNs } = derivation;
  const minuteNs = minuteOf(consensusNs);
  for (const entry of moved) {
    changes.want('accountBalance', entry);
    const endOfMinute = isSystemAccount(entry.id) ? changes.sums.move(entry.id, minuteNs) : undefined;
    if (endOfMinute !== undefined) changes.push(endOfMinute);
  }
  changes.push((state) => {
    let sum = 0n;
    for (const entry of moved) {
      const { amount } = entry;
      const account = state.accountBalance.change(entry);
      const balance = account.balance + amount;
      if (isI64(balance)) {
        account.balance = balance;
        sum += amount;
      } else noteNotUnderstood(derivation, 'balance', 'an int64', `${balance}`);
    }
    if (sum !== 0n) addToSupply(state, derivation, sum);
  });
}

/**
 * What a genesis account starts with. The network's first block creates the accounts that were there before any
 * transaction; where a record's transfer list does not show the initial balance arriving, it came from nowhere.
 */
function initialBalance(derivation: Derivation, row: TransactionRow, created: EntityId): Moved | undefined {
  const amount = derivation.successful ? (derivation.body.cryptoCreateAccount?.initialBalance ?? 0n) : 0n;
  if (amount <= 0n || !isFirstBlock(derivation.block) || row.transferAccount.includes(created)) return undefined;
  return { id: created, amount };
}

/** Start of the minute that an instant is in. */
export function minuteOf(ns: bigint): bigint {
  return ns - (ns % NS_PER_MINUTE);
}

/** Transfers sum to zero; what does not is genesis, or an entry that the stream itself got wrong. */
function addToSupply(state: StateSets, derivation: Derivation, amount: bigint): void {
  const value = state.ledgerCounter.change({ name: 'hbar' }).value + amount;
  if (isI64(value)) addTo(state, 'hbar', amount);
  else noteNotUnderstood(derivation, 'sum of balances', 'an int64', `${value}`);
}

function isI64(value: bigint): boolean {
  return value <= I64_MAX && value >= -I64_MAX;
}
