import type { EVMResult, Message } from '@ethereumjs/evm';
import { hexText } from '@ledgerscope/ledger';
import type { EvmAddress } from './evm-address.ts';
import type { EvmHbarMove, EvmHost } from './evm-host.ts';
import type { RunAction, RunOutcome, SystemCall } from './run-result.ts';
import { TOKEN_SERVICE, tokenMoveOf } from './token-service.ts';

/** An action that continues, and the hbar moves that there were when it began. */
interface Frame {
  readonly action: RunAction;
  readonly movesBefore: number;
}

/** Names by which the network reports why a run was halted, by those of the EVM. */
const HALTS = new Map([['out of gas', 'INSUFFICIENT_GAS']]);
const OTHER_HALT = 'CONTRACT_EXECUTION_EXCEPTION';

/** What a run does, gathered from the EVM's messages: one for each frame, at its begin and its end. */
export class RunJournal {
  readonly actions: RunAction[] = [];
  readonly hbarMoves: EvmHbarMove[] = [];
  readonly systemCalls: SystemCall[] = [];
  readonly #host: EvmHost;
  readonly #creates: boolean;
  readonly #open: Frame[] = [];

  constructor(host: EvmHost, creates: boolean) {
    this.#host = host;
    this.#creates = creates;
  }

  begin(message: Message): void {
    const from = hexText(message.caller.bytes);
    const to = hexText(message.codeAddress.bytes);
    const action: RunAction = {
      type: this.#typeOf(message, to),
      depth: message.depth,
      from,
      to,
      toContract: this.#host.contractAt(to),
      gas: message.gasLimit,
      value: message.value,
      input: hexText(message.data),
      gasUsed: 0n,
      outcome: { kind: 'output', output: '' },
    };
    this.#open.push({ action, movesBefore: this.hbarMoves.length });
    this.actions.push(action);
    if (message.value > 0n) this.hbarMoves.push({ from, to, amount: message.value });
  }

  end({ execResult }: EVMResult): void {
    const frame = this.#open.pop();
    if (frame === undefined) throw new Error('a message ends that did not begin');
    const { action, movesBefore } = frame;
    action.gasUsed = execResult.executionGasUsed;
    action.outcome = outcomeOf(execResult);
    if (action.outcome.kind !== 'output') this.hbarMoves.length = movesBefore;
  }

  /** Answers the message that continues, which is to the token service, with its response code. */
  callTokenService(): number {
    const frame = this.#open.at(-1);
    if (frame === undefined) throw new Error('the token service is called by nobody');
    const move = tokenMoveOf(frame.action);
    const status = this.#host.tokenMoveStatus(move);
    this.systemCalls.push({ move, status, action: frame.action });
    return status;
  }

  #typeOf({ depth }: Message, to: EvmAddress): RunAction['type'] {
    if (to === TOKEN_SERVICE) return 'system';
    return depth === 0 && this.#creates ? 'create' : 'call';
  }
}

function outcomeOf({ exceptionError, returnValue }: EVMResult['execResult']): RunOutcome {
  if (exceptionError === undefined) return { kind: 'output', output: hexText(returnValue) };
  if (exceptionError.error === 'revert') return { kind: 'revert', data: hexText(returnValue) };
  return { kind: 'halt', reason: HALTS.get(exceptionError.error) ?? OTHER_HALT };
}
