import { decode, hapi } from '@ledgerscope/streams';
import type { ProducedFile } from '../../../produced-file.ts';

/** A transaction as the stream says it. */
export interface RecordedItem {
  readonly body: hapi.TransactionBody;
  readonly record: hapi.TransactionRecord;
  /** Name of the body's field that holds its data. */
  readonly type: string;
  /** Result name. */
  readonly status: string;
}

const TYPES = [
  'token',
  'crypto',
  'consensus',
  'contract',
  'file',
  'schedule',
  'ethereum',
  'util',
  'node',
  'atomic',
  'system',
];

/** Decodes what a network produced. */
export function recordedItems(files: readonly ProducedFile[]): RecordedItem[] {
  return files.flatMap(({ items }) => items.map(({ transaction, record }) => recordedItem(transaction, record)));
}

/** Number of an id message; 0 where absent. */
export function numOf(
  id: { readonly accountNum?: bigint | undefined; readonly tokenNum?: bigint } | undefined,
): number {
  return Number(id?.accountNum ?? id?.tokenNum ?? 0n);
}

function recordedItem(transaction: Uint8Array, bytes: Uint8Array): RecordedItem {
  const { signedTransactionBytes } = decode(hapi.Transaction, transaction);
  const body = decode(hapi.TransactionBody, decode(hapi.SignedTransaction, signedTransactionBytes).bodyBytes);
  const record = decode(hapi.TransactionRecord, bytes);
  const type = Object.entries(body).find(([name, value]) => value !== undefined && isData(name, value))?.[0] ?? 'other';
  return { body, record, type, status: hapi.ResponseCodeEnum[record.receipt?.status ?? -1] ?? 'none' };
}

function isData(name: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || name === 'nodeAccountID') return false;
  return TYPES.some((start) => name.startsWith(start));
}
