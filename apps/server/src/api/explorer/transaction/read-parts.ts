import {
  type LedgerSnapshot,
  type TransactionRawRow,
  type TransactionRow,
  transactionRaw,
} from '@ledgerscope/ledger-store';
import { stored } from '../values.ts';
import { type Messages, readMessages } from './body-details.ts';
import { type StoredParts, storedParts } from './stored-parts.ts';

interface Parts {
  readonly raw: TransactionRawRow;
  readonly messages: Messages;
  readonly parts: StoredParts;
}

/** A transaction's bytes, what they say, and what it caused in other tables. */
export async function readParts(store: LedgerSnapshot, row: TransactionRow): Promise<Parts> {
  const raw = stored(await transactionRaw(store, row.consensusNs), 'the bytes of a transaction', row.consensusNs);
  const messages = readMessages(raw);
  return { raw, messages, parts: storedParts(raw, messages) };
}
