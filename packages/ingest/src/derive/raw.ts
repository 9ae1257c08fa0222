import { packTransactionParts } from '@ledgerscope/ledger-store';
import type { Derivation } from './derive-context.ts';

const NONE: readonly never[] = [];

/** The bytes of a transaction, and beside them what it caused in other tables: comes after the rows of those. */
export function deriveRaw({ item, rows, consensusNs }: Derivation): void {
  const { transactionBytes, recordBytes } = item;
  const [result] = newestOf(rows.contractResult, consensusNs);
  const [ethereum] = newestOf(rows.ethereumTransaction, consensusNs);
  const [message] = newestOf(rows.topicMessage, consensusNs);
  const parts = packTransactionParts({
    result,
    logs: newestOf(rows.contractLog, consensusNs),
    actions: newestOf(rows.contractAction, consensusNs),
    stateChanges: newestOf(rows.contractStateChange, consensusNs),
    bytecode: newestOf(rows.contractBytecode, consensusNs),
    ethereum,
    message,
  });
  rows.transactionRaw.push({ consensusNs, transactionBytes, recordBytes, parts });
}

/** The rows at the end that are of this instant. */
function newestOf<Row extends { readonly consensusNs: bigint }>(
  rows: readonly Row[],
  consensusNs: bigint,
): readonly Row[] {
  let start = rows.length;
  while (start > 0 && rows[start - 1]?.consensusNs === consensusNs) start--;
  return start === rows.length ? NONE : rows.slice(start);
}
