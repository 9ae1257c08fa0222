import type { RawTransaction } from '@ledgerscope/contract';
import { consensusNsOf, formatTransactionId } from '@ledgerscope/ledger';
import { type LedgerStore, type StoredTransaction, transactionRaw } from '@ledgerscope/ledger-store';
import { hapi, toJson } from '@ledgerscope/streams';
import { hexText, instantText, payerId, validStart } from '../values.ts';
import { readMessages } from './body-details.ts';
import { readContractParts } from './contract-parts.ts';
import { contractReply } from './contract-reply.ts';

/** A transaction as the network wrote it: bytes, every field of body and record, and what its sidecars said. */
export async function rawReply(store: LedgerStore, row: StoredTransaction): Promise<RawTransaction> {
  const ns = consensusNsOf(row.consensusNs);
  const [raw, contract] = await Promise.all([transactionRaw(store, ns), readContractParts(store, ns)]);
  if (raw === undefined) throw new Error(`transaction ${row.consensusNs} has no stored bytes`);
  const { body, record } = readMessages(raw);
  const { actions, stateChanges, bytecode } = contractReply(contract);
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
