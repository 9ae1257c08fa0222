import { packTransactionParts } from '@ledgerscope/ledger-store';
import { type Derivation, NO_BYTES } from './derive-context.ts';

/** The bytes of a transaction, and beside them what it caused in other tables: comes after the rows of those. */
export function deriveRaw({ item, rows, consensusNs }: Derivation): void {
  const { transactionBytes, recordBytes } = item;
  const [result] = newestOf(rows.contractResult, consensusNs);
  const [ethereum] = newestOf(rows.ethereumTransaction, consensusNs);
  const [message] = newestOf(rows.topicMessage, consensusNs);
  const all = {
    result,
    logs: newestOf(rows.contractLog, consensusNs),
    actions: newestOf(rows.contractAction, consensusNs),
    stateChanges: newestOf(rows.contractStateChange, consensusNs),
    bytecode: newestOf(rows.contractBytecode, consensusNs),
    ethereum,
    message,
  };
  const parts = Object.values(all)
    .flat()
    .some((part) => part !== undefined)
    ? packTransactionParts(all)
    : NO_BYTES;
  rows.transactionRaw.push({ consensusNs, transactionBytes, recordBytes, parts });
}

/** The rows at the end that are of this instant. */
function newestOf<Row extends { readonly consensusNs: bigint }>(rows: readonly Row[], consensusNs: bigint): Row[] {
  let start = rows.length;
  while (start > 0 && rows[start - 1]?.consensusNs === consensusNs) start--;
  return start === rows.length ? [] : rows.slice(start);
}
