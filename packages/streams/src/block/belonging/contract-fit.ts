import { isSuccessful } from '@ledgerscope/ledger';
import type { AccountID, ContractAction, ContractID } from '../../hapi/messages.ts';
import { accountKey, contractKey } from '../entity-key.ts';
import { isSent, type Misfit, type Pair } from './misfit.ts';

/** What an execution says of itself, in today's form or in that of records. */
interface Execution {
  readonly contract: ContractID | undefined;
  readonly sender: AccountID | undefined;
}

function executionOf({ outputs: { execution } }: Pair): Execution | undefined {
  const { evm, result } = execution ?? {};
  if (evm !== undefined) return { contract: evm.contractId, sender: evm.senderId };
  return result === undefined ? undefined : { contract: result.contractID, sender: result.senderId };
}

/** An execution of another contract, or for another sender, than the transaction asks for; a trace of another execution. */
export function contractMisfit(pair: Pair): Misfit | undefined {
  const execution = executionOf(pair);
  if (execution === undefined) return undefined;
  return actionMisfit(pair, execution) ?? (isSent(pair) ? callMisfit(pair, execution) : undefined);
}

function callMisfit({ envelope: { body }, result }: Pair, { contract, sender }: Execution): Misfit | undefined {
  const { contractCall: call, contractCreateInstance: create, transactionID } = body;
  if (call !== undefined && isSuccessful(result.status)) {
    const misfit = contractsDiffer('a call', call.contractID, contract);
    if (misfit !== undefined) return misfit;
  }
  // An Ethereum transaction is called for by who signed it, not by who pays for it.
  return (call ?? create) === undefined ? undefined : callersDiffer('a call', transactionID?.accountID, sender);
}

/** The first traced action is the execution itself. */
function actionMisfit({ traces }: Pair, { contract, sender }: Execution): Misfit | undefined {
  for (const { evmTraceData } of traces) {
    const first: ContractAction | undefined = evmTraceData?.contractActions[0];
    if (first === undefined || first.callDepth !== 0) continue;
    const misfit =
      contractsDiffer('a trace', contract, first.recipientContract) ??
      callersDiffer('a trace of a call', sender, first.callingAccount);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function contractsDiffer(what: string, one: ContractID | undefined, other: ContractID | undefined): Misfit | undefined {
  if (!differ(one?.contractNum, other?.contractNum)) return undefined;
  return { expected: `${what} of ${contractKey(one)}`, actual: `one of ${contractKey(other)}` };
}

function callersDiffer(what: string, one: AccountID | undefined, other: AccountID | undefined): Misfit | undefined {
  if (!differ(one?.accountNum, other?.accountNum)) return undefined;
  return { expected: `${what} by ${accountKey(one)}`, actual: `one by ${accountKey(other)}` };
}

/** Numbers that are both known and not the same; addresses may name anything. */
function differ(one: bigint | undefined, other: bigint | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
