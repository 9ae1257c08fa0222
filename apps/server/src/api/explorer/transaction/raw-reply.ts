import type { RawTransaction } from '@ledgerscope/contract';
import { formatTransactionId } from '@ledgerscope/ledger';
import type { LedgerSnapshot, TransactionRow } from '@ledgerscope/ledger-store';
import { hapi, toJson } from '@ledgerscope/streams';
import { hexText, instantText, payerId, validStart } from '../values.ts';
import { contractReply } from './contract-reply.ts';
import { readParts } from './read-parts.ts';

/** A transaction as the network wrote it: bytes, every field of body and record, and what its sidecars said. */
export async function rawReply(store: LedgerSnapshot, row: TransactionRow): Promise<RawTransaction> {
  const { raw, messages, parts } = await readParts(store, row);
  const { body, record } = messages;
  const { actions, stateChanges, bytecode } = contractReply(parts);
  const sidecars = Object.entries({ actions, stateChanges, bytecode }).filter(([, list]) => list.length > 0);
  const transaction = hexText(raw.transactionBytes);
  const fields = toJson(hapi.TransactionBody, body);
  return {
    transactionID: formatTransactionId({ payer: payerId(row), validStartNs: validStart(row) }),
    consensusTime: instantText(row.consensusNs),
    raw: transaction,
    params: fields,
    transaction,
    record: hexText(raw.recordBytes),
    body: fields,
    recordFields: toJson(hapi.TransactionRecord, record),
    sidecars: sidecars.map(([kind, list]) => ({ [kind]: list })),
  };
}
