import { isSuccessful } from '@ledgerscope/ledger';
import type { TransactionBody, TransactionReceipt } from '../../hapi/messages.ts';
import type { TransactionOutputs } from '../transaction-outputs.ts';
import { isSent, type Misfit, type Pair } from './misfit.ts';

/** An output with the transactions that can have it. */
interface OutputKind {
  readonly name: string;
  readonly has: (outputs: TransactionOutputs) => boolean;
  readonly suits: (body: TransactionBody) => boolean;
  /** Nothing that succeeded is without it. */
  readonly isDue: (body: TransactionBody) => boolean;
}

const OUTPUTS: readonly OutputKind[] = [
  {
    name: 'a pseudorandom number',
    has: ({ prng }) => prng !== undefined,
    suits: ({ utilPrng }) => utilPrng !== undefined,
    isDue: ({ utilPrng }) => utilPrng !== undefined,
  },
  {
    name: 'the execution of a contract',
    // Transfers run the hooks of their accounts (HIP-1195).
    has: ({ execution }) => execution !== undefined && execution.evm?.executedHookId === undefined,
    suits: (body) => (body.contractCall ?? body.contractCreateInstance ?? body.ethereumTransaction) !== undefined,
    isDue: (body) => (body.contractCall ?? body.contractCreateInstance) !== undefined,
  },
  {
    name: 'the creation of a contract',
    has: ({ execution }) => execution?.creates === true,
    suits: (body) => (body.contractCreateInstance ?? body.ethereumTransaction) !== undefined,
    isDue: ({ contractCreateInstance }) => contractCreateInstance !== undefined,
  },
  {
    name: 'a created schedule',
    has: ({ createSchedule }) => createSchedule !== undefined,
    suits: ({ scheduleCreate }) => scheduleCreate !== undefined,
    isDue: ({ scheduleCreate }) => scheduleCreate !== undefined,
  },
  {
    name: 'a signed schedule',
    has: ({ signSchedule }) => signSchedule !== undefined,
    suits: ({ scheduleSign }) => scheduleSign !== undefined,
    isDue: () => false,
  },
  {
    name: 'a created account',
    has: ({ createdAccountId }) => createdAccountId !== undefined,
    suits: ({ cryptoCreateAccount }) => cryptoCreateAccount !== undefined,
    isDue: ({ cryptoCreateAccount }) => cryptoCreateAccount !== undefined,
  },
];

/** Outputs of another kind than the transaction's, and outputs that it lacks; calls of contracts cause transactions that have more. */
export function outputMisfit(pair: Pair): Misfit | undefined {
  if (!isSent(pair)) return undefined;
  const { envelope, outputs, result } = pair;
  for (const { name, has, suits, isDue } of OUTPUTS) {
    if (has(outputs) && !suits(envelope.body)) return { expected: 'no output of another type', actual: name };
    if (isSuccessful(result.status) && isDue(envelope.body) && !has(outputs)) return { expected: name, actual: 'none' };
  }
  return undefined;
}

/** What a transaction creates, with the field of the receipt that names it. */
const CREATED: readonly (readonly [name: string, body: keyof TransactionBody, receipt: keyof TransactionReceipt])[] = [
  ['the id of a topic', 'consensusCreateTopic', 'topicID'],
  ['the id of a token', 'tokenCreation', 'tokenID'],
  ['the id of a file', 'fileCreate', 'fileID'],
  ['the id of a contract', 'contractCreateInstance', 'contractID'],
];

/** A creation whose state changes name nothing that it can have created. */
export function createdMisfit(pair: Pair, receipt: TransactionReceipt | undefined): Misfit | undefined {
  if (!isSent(pair) || !isSuccessful(pair.result.status)) return undefined;
  const missing = CREATED.find(
    ([, body, field]) => pair.envelope.body[body] !== undefined && receipt?.[field] === undefined,
  );
  return missing === undefined ? undefined : { expected: `${missing[0]} that it created`, actual: 'none' };
}

/** A trace of something that the transaction did not do. */
export function traceMisfit({ envelope, outputs, traces }: Pair): Misfit | undefined {
  const { contractCall, contractCreateInstance, ethereumTransaction, consensusSubmitMessage } = envelope.body;
  const runs = (outputs.execution ?? contractCall ?? contractCreateInstance ?? ethereumTransaction) !== undefined;
  const evm = traces.filter(({ evmTraceData }) => evmTraceData !== undefined).length;
  const messages = traces.filter(({ submitMessageTraceData }) => submitMessageTraceData !== undefined).length;
  if (evm > (runs ? 1 : 0))
    return { expected: runs ? 'one trace of an execution' : 'no trace of an execution', actual: `${evm}` };
  const most = consensusSubmitMessage === undefined ? 0 : 1;
  if (messages <= most) return undefined;
  return { expected: `${most === 0 ? 'no trace' : 'one trace'} of a message`, actual: `${messages}` };
}
