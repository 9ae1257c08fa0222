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
  const { contractCall: call, contractCreateInstance: create } = body;
  const asked = call?.contractID;
  if (isSuccessful(result.status) && differ(asked?.contractNum, contract?.contractNum))
    return { expected: `a call of ${contractKey(asked)}`, actual: `one of ${contractKey(contract)}` };
  const payer = (call ?? create) === undefined ? undefined : body.transactionID?.accountID;
  return differ(payer?.accountNum, sender?.accountNum)
    ? { expected: `a call by ${accountKey(payer)}`, actual: `one by ${accountKey(sender)}` }
    : undefined;
}

/** The first traced action is the execution itself. */
function actionMisfit({ traces }: Pair, { contract, sender }: Execution): Misfit | undefined {
  for (const { evmTraceData } of traces) {
    const first: ContractAction | undefined = evmTraceData?.contractActions[0];
    if (first === undefined || first.callDepth !== 0) continue;
    const { recipientContract: recipient, callingAccount: caller } = first;
    if (differ(contract?.contractNum, recipient?.contractNum))
      return { expected: `a trace of ${contractKey(contract)}`, actual: `one of ${contractKey(recipient)}` };
    if (differ(sender?.accountNum, caller?.accountNum))
      return { expected: `a trace of a call by ${accountKey(sender)}`, actual: `one by ${accountKey(caller)}` };
  }
  return undefined;
}

/** Numbers that are both known and not the same; addresses may name anything. */
function differ(one: bigint | undefined, other: bigint | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
