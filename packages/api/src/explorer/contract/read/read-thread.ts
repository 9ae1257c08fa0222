// Runs a call of a view function over what the ledger holds, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, EVMError, type PrecompileInput } from '@ethereumjs/evm';
import { SimpleStateManager } from '@ethereumjs/statemanager';
import { Account, Address } from '@ethereumjs/util';
import { hexText } from '@ledgerscope/ledger';
import type { LedgerAnswer, LedgerQuestion, ReadOrder, ReadOutcome } from './read-contract.ts';

const { address, calls, number, seconds, gas, maxQuestions } = workerData as ReadOrder;
/** Tokens, the exchange rate, random numbers, accounts and schedules: contracts of the network that are not implemented here. */
const SYSTEM_CONTRACTS = ['167', '168', '169', '16a', '16b', '16c'];
/** An account that the EVM takes for an existing one whatever its balance. */
const NONCE = 1n;

let questions = 0;
let unknownSlots = 0;
let systemContract: string | undefined;
const known = new Map<string, Promise<LedgerAnswer>>();

/** The ledger, one question at a time; each is asked once. */
function ask(question: LedgerQuestion): Promise<LedgerAnswer> {
  const key = JSON.stringify(question);
  const before = known.get(key);
  if (before !== undefined) return before;
  questions += 1;
  if (questions > maxQuestions) throw new Error(`it accesses more than ${maxQuestions} accounts and storage slots`);
  const answered = new Promise<LedgerAnswer>((resolve) => parentPort?.once('message', resolve));
  known.set(key, answered);
  parentPort?.postMessage(question);
  return answered;
}

class LedgerState extends SimpleStateManager {
  override async getAccount(of: Address): Promise<Account | undefined> {
    const changed = this.topAccountStack();
    const key = of.toString();
    if (changed.has(key)) return changed.get(key);
    const { account } = await ask({ kind: 'account', address: hexText(of.bytes) });
    // The network's EVM counts in tinybars.
    return account === undefined ? undefined : new Account(NONCE, BigInt(account.tinybars));
  }

  override async getCode(of: Address): Promise<Uint8Array> {
    const { account } = await ask({ kind: 'account', address: hexText(of.bytes) });
    return bytesOf(account?.code ?? '');
  }

  override async getStorage(of: Address, slot: Uint8Array): Promise<Uint8Array> {
    const changed = this.topStorageStack().get(`${of.toString()}_${hexText(slot)}`);
    if (changed !== undefined) return changed;
    const { value } = await ask({ kind: 'slot', address: hexText(of.bytes), slot: hexText(slot) });
    if (value === undefined) unknownSlots += 1;
    return bytesOf((value ?? '').replace(/^(?:00)+/, ''));
  }
}

/** Each over the same state: what an earlier one wrote is gone. */
async function run(data: string): Promise<ReadOutcome> {
  unknownSlots = 0;
  systemContract = undefined;
  // The newest instruction set that the network's EVM runs.
  const common = new Common({ chain: Mainnet, hardfork: Hardfork.Cancun });
  const customPrecompiles = SYSTEM_CONTRACTS.map((digits) => ({
    address: addressOf(digits.padStart(40, '0')),
    function: ({ gasLimit }: PrecompileInput) => {
      systemContract = `0x${digits}`;
      const exceptionError = new EVMError(EVMError.errorMessages.INVALID_OPCODE);
      return { executionGasUsed: gasLimit, exceptionError, returnValue: new Uint8Array(0) };
    },
  }));
  const evm = await createEVM({ common, stateManager: new LedgerState(), customPrecompiles });
  const { execResult } = await evm.runCall({
    to: addressOf(address),
    caller: addressOf('0'.repeat(40)),
    data: bytesOf(data),
    gasLimit: BigInt(gas),
    isStatic: true,
    skipBalance: true,
    skipNonceIncrement: true,
    block: {
      header: {
        number: BigInt(number),
        coinbase: addressOf('0'.repeat(40)),
        timestamp: BigInt(seconds),
        difficulty: 0n,
        prevRandao: new Uint8Array(32),
        gasLimit: BigInt(gas),
        baseFeePerGas: 0n,
        getBlobGasPrice: () => undefined,
      },
    },
  });
  const { exceptionError, returnValue, executionGasUsed } = execResult;
  const about = { data: hexText(returnValue), gasUsed: String(executionGasUsed), unknownSlots };
  if (systemContract !== undefined)
    return { ...about, result: 'halt', reason: `it calls system contract ${systemContract}` };
  if (exceptionError === undefined) return { ...about, result: 'output', reason: '' };
  if (exceptionError.error === 'revert') return { ...about, result: 'revert', reason: '' };
  return { ...about, result: 'halt', reason: exceptionError.error };
}

function addressOf(digits: string): Address {
  return new Address(bytesOf(digits));
}

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(Buffer.from(digits, 'hex'));
}

async function runAll(): Promise<ReadOutcome[]> {
  const outcomes: ReadOutcome[] = [];
  for (const data of calls)
    try {
      outcomes.push(await run(data));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      outcomes.push({ result: 'halt', reason, data: '', gasUsed: '0', unknownSlots });
    }
  return outcomes;
}

parentPort?.postMessage({ loaded: true });
parentPort?.postMessage({ done: await runAll() });
