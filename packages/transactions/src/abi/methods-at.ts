import type { ContractMethod } from '@ledgerscope/contract';
import { typesRunning } from '@ledgerscope/ledger';
import { contractResultsAt, type TransactionRow } from '@ledgerscope/ledger-store';
import { calledBy } from '../reply/contract-reply.ts';
import { contractMethods } from './decode-contract.ts';
import type { DecodeContext } from './decoded-reply.ts';

const CALL_TYPES: ReadonlySet<number> = new Set(typesRunning('call'));

/** The functions that transactions called, by consensus timestamp; only of calls that reached the EVM. */
export async function methodsAt(
  context: DecodeContext,
  rows: readonly Pick<TransactionRow, 'type' | 'consensusNs'>[],
): Promise<ReadonlyMap<bigint, ContractMethod>> {
  const calls = rows.filter(({ type }) => CALL_TYPES.has(type)).map(({ consensusNs }) => consensusNs);
  if (calls.length === 0) return new Map();
  const results = await contractResultsAt(context.snapshot, calls);
  const called = results.map((result) => calledBy({ result, ethereum: undefined }, result.contract));
  const methods = await contractMethods(context, called);
  return new Map(
    results.flatMap(({ consensusNs }, index) => {
      const method = methods[index];
      return method ? [[consensusNs, method]] : [];
    }),
  );
}
