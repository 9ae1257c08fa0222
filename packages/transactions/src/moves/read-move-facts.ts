import { addAmount, isSentMissing, isSuccessful, type MoveFacts, missingPayer } from '@ledgerscope/ledger';
import {
  contractResultsAt,
  type LedgerSnapshot,
  schedulePayers,
  type TransactionRow,
  transactionRaws,
} from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { idOfMessage } from './id-of-message.ts';
import { bodyOf } from './read-messages.ts';

/** A stored transaction with what other rows say of who paid and who earned its fee. */
export type MovedRow = TransactionRow & MoveFacts;

/**
 * Rows as the model of moves reads them, in their order. What a transfer list does not say is looked up: who pays for what a schedule
 * executed, who sent an Ethereum transaction that a relay did not pay in full, and what a body sends where more than the fee was earned.
 */
export async function readMoveFacts<Row extends TransactionRow>(
  snapshot: LedgerSnapshot,
  rows: readonly Row[],
): Promise<(Row & MoveFacts)[]> {
  const named = await withPayers(snapshot, rows);
  const missing = named.filter(isSentMissing).map(({ consensusNs }) => consensusNs);
  if (missing.length === 0) return named;
  const raws = await transactionRaws(snapshot, missing);
  return named.map((row) => {
    const raw = raws.get(row.consensusNs);
    return raw !== undefined && isSentMissing(row) ? withSent(row, bodyOf(raw)) : row;
  });
}

/** The row with what its body sends. */
export function withSent<Row extends TransactionRow>(row: Row, body: hapi.TransactionBody): Row & MoveFacts {
  return { ...row, sent: isSuccessful(row.result) ? sentBy(body) : new Map() };
}

function sentBy({ cryptoTransfer }: hapi.TransactionBody): ReadonlyMap<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const { accountID, amount } of cryptoTransfer?.transfers?.accountAmounts ?? []) {
    const account = idOfMessage(accountID);
    if (account !== undefined) addAmount(sums, account, amount);
  }
  return sums;
}

async function withPayers<Row extends TransactionRow>(
  snapshot: LedgerSnapshot,
  rows: readonly Row[],
): Promise<(Row & MoveFacts)[]> {
  const schedules = new Set<bigint>();
  const calls: bigint[] = [];
  for (const row of rows) {
    const missing = missingPayer(row);
    if (missing === 'schedulePayer' && row.schedule !== 0n) schedules.add(row.schedule);
    else if (missing === 'ethereumSender') calls.push(row.consensusNs);
  }
  if (schedules.size === 0 && calls.length === 0) return [...rows];
  const [payers, results] = await Promise.all([
    schedules.size === 0 ? new Map<bigint, bigint>() : schedulePayers(snapshot, [...schedules]),
    calls.length === 0 ? [] : contractResultsAt(snapshot, calls),
  ]);
  const senders = new Map(results.map(({ consensusNs, sender }) => [consensusNs, sender]));
  return rows.map((row) => {
    const missing = missingPayer(row);
    if (missing === 'schedulePayer') return { ...row, schedulePayer: payers.get(row.schedule) };
    const sender = senders.get(row.consensusNs) ?? 0n;
    return missing === 'ethereumSender' && sender !== 0n ? { ...row, ethereumSender: sender } : row;
  });
}
