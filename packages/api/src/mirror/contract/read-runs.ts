import {
  accountTable,
  type BlockRow,
  blocksAt,
  evmPlaces,
  type LedgerSnapshot,
  stateRows,
  type TransactionParts,
  transactionRaws,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import { requireStored } from '@ledgerscope/transactions/values';
import { hexOf, numberAddress } from '../mirror-values.ts';
import type { FoundRun } from './find-results.ts';
import { havingApprovals } from './token-logs.ts';

const ADDRESS_BYTES = 20;

/** A contract result with everything that its transaction caused in the EVM. */
export interface Run extends FoundRun {
  readonly parts: TransactionParts;
  /** Of its block; empty where that states none. */
  readonly hapiVersion: string;
}

/** A block, and the places of what the EVM ran in it. */
export interface RunBlock {
  readonly block: BlockRow;
  readonly places: ReadonlyMap<bigint, number>;
}

/** What transactions caused in the EVM, in their order. */
export async function readRuns(snapshot: LedgerSnapshot, found: readonly FoundRun[]): Promise<Run[]> {
  const instants = found.map(({ result }) => result.consensusNs);
  const sequences = new Set(found.map(({ transaction }) => transaction.block));
  const [raws, blocks] = await Promise.all([transactionRaws(snapshot, instants), blocksAt(snapshot, [...sequences])]);
  return found.map(({ result, transaction }) => {
    const { consensusNs } = result;
    const { parts } = requireStored(raws.get(consensusNs), 'the bytes of a transaction', consensusNs);
    const { hapiVersion } = requireStored(blocks.get(transaction.block), 'the block of a transaction', consensusNs);
    return { result, transaction, hapiVersion, parts: unpackTransactionParts(parts, consensusNs) };
  });
}

/** The blocks of transactions, by their sequence. */
export async function readRunBlocks(
  snapshot: LedgerSnapshot,
  transactions: readonly { readonly block: bigint }[],
): Promise<ReadonlyMap<bigint, RunBlock>> {
  const blocks = await blocksAt(snapshot, [...new Set(transactions.map(({ block }) => block))]);
  const read = [...blocks].map(async ([sequence, block]) => {
    const places = await evmPlaces(snapshot, block, (instants) => havingApprovals(snapshot, instants));
    return [sequence, { block, places }] as const;
  });
  return new Map(await Promise.all(read));
}

/** The EVM addresses of contracts: their own, else those that are made of their numbers. */
export async function readAddresses(
  snapshot: LedgerSnapshot,
  contracts: readonly bigint[],
): Promise<(contract: bigint) => string> {
  const keys = [...new Set(contracts)].filter((id) => id !== 0n).map((id) => ({ id }));
  const rows = await stateRows(snapshot, accountTable, keys);
  const own = new Map(
    rows.flatMap(({ id, evmAddress }) =>
      evmAddress.length === ADDRESS_BYTES ? [[id, hexOf(evmAddress)] as const] : [],
    ),
  );
  return (contract) => own.get(contract) ?? numberAddress(contract);
}
