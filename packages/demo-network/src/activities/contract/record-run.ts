import type { Draft, hapi } from '@ledgerscope/streams';
import { type EvmAddress, longZeroAddress } from '../../contracts/evm-address.ts';
import { logBloom } from '../../contracts/log-bloom.ts';
import type { RunLog, RunOutcome, RunResult, SystemCall } from '../../contracts/run-result.ts';
import { TOKEN_SERVICE_NUM } from '../../contracts/token-service.ts';
import type { Effects } from '../../world/effects.ts';
import { accountId, amountOf, contractId, tokenId } from '../../world/ids.ts';
import { SUCCESS, statusCode } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import { setAllowance } from '../../world/world-state.ts';
import { contractBook } from './contract-book.ts';
import { knownNum } from './entity-address.ts';
import { runSidecars } from './run-sidecars.ts';

type ResultDraft = Exclude<Draft<hapi.ContractFunctionResult>, Uint8Array>;

/** Notes in the effects what a run did, and the transaction's result; answers the result's message. */
export function recordRun(world: World, effects: Effects, result: RunResult): ResultDraft {
  const book = contractBook(world);
  effects.sidecars.push(...runSidecars(book, result));
  for (const { from, to, amount } of result.hbarMoves)
    effects.moves.moveHbar(knownNum(book, from), knownNum(book, to), amount);
  for (const call of result.systemCalls) recordSystemCall(world, effects, call);
  effects.onSuccess(result.commit);
  effects.status = statusOf(result.outcome);
  return functionResult(result);
}

/** What the network says of a run in the record, beside who and what was called. */
function functionResult({ outcome, gasUsed, logs }: RunResult): ResultDraft {
  // Revert data in hexadecimal digits, or the name of what halted the run.
  if (outcome.kind === 'revert') return { gasUsed, errorMessage: `0x${outcome.data}` };
  if (outcome.kind === 'halt') return { gasUsed, errorMessage: outcome.reason };
  return {
    contractCallResult: Buffer.from(outcome.output, 'hex'),
    gasUsed,
    bloom: logBloom(logs.flatMap(bloomEntries)),
    logInfo: logs.map((log) => ({
      contractID: contractId(log.contract.num),
      bloom: logBloom(bloomEntries(log)),
      topic: log.topics.map((topic) => Buffer.from(topic, 'hex')),
      data: Buffer.from(log.data, 'hex'),
    })),
  };
}

/** The network puts a contract's number into the filter even where the contract has an address of its own. */
function bloomEntries({ contract, topics }: RunLog): string[] {
  return [longZeroAddress(contract.num), ...topics];
}

function statusOf(outcome: RunOutcome): number {
  if (outcome.kind === 'output') return SUCCESS;
  return statusCode(outcome.kind === 'halt' ? outcome.reason : 'CONTRACT_REVERT_EXECUTED');
}

/** The child record of a token transfer that a contract asked the token service for. */
function recordSystemCall(world: World, effects: Effects, { move, status, action }: SystemCall): void {
  const book = contractBook(world);
  const num = (address: EvmAddress) => knownNum(book, address);
  const [token, from, to] = [num(move.token), num(move.from), num(move.to)];
  const transfers = [amountOf(from, -move.amount, move.approved), amountOf(to, move.amount)];
  const child = effects.child({ cryptoTransfer: { tokenTransfers: [{ token: tokenId(token), transfers }] } });
  child.status = status;
  child.record.contractCallResult = {
    contractID: contractId(TOKEN_SERVICE_NUM),
    contractCallResult: Buffer.from(action.outcome.kind === 'output' ? action.outcome.output : '', 'hex'),
    gasUsed: action.gasUsed,
    gas: action.gas,
    functionParameters: Buffer.from(action.input, 'hex'),
    senderId: accountId(num(action.from)),
  };
  if (status !== SUCCESS) return;
  child.moves.moveToken(token, from, to, move.amount);
  if (move.approved) child.onSuccess(() => spendAllowance(world, from, `${token}:${num(move.spender)}`, move.amount));
}

function spendAllowance(world: World, owner: number, key: string, amount: bigint): void {
  const { tokenAllowances } = world.account(owner);
  setAllowance(tokenAllowances, key, (tokenAllowances.get(key) ?? 0n) - amount);
}
