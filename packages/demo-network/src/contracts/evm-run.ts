import type { EncodedEvent } from './abi-shape.ts';
import type { DeployedContract } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';
import type { EvmHost, HbarMove } from './evm-host.ts';
import { GAS } from './gas-schedule.ts';
import type { RunAction, RunLog, RunOutcome, SlotAccess, SystemCall } from './run-result.ts';

/** A contract's code at work: who called it with what, and the gas that is left. */
export interface Frame {
  readonly self: DeployedContract;
  readonly sender: EvmAddress;
  /** Tinybars that came with the call. */
  readonly value: bigint;
  readonly depth: number;
  gas: bigint;
}

/** Ends a frame and undoes what it did; the caller gets the data. */
export class EvmRevert extends Error {
  /** Digits. */
  readonly data: string;

  constructor(data: string) {
    super(`reverted with 0x${data}`);
    this.data = data;
  }
}

/** Ends a frame and takes all of its gas. */
class EvmHalt extends Error {}

/** The name by which the network reports that the gas did not suffice. */
const OUT_OF_GAS = 'INSUFFICIENT_GAS';
/** A caller keeps one part in 64 of its gas (EIP-150). */
const KEPT_DIVISOR = 64n;

/**
 * One transaction's run: journal of storage, logs, actions and moves. Contracts are functions in TypeScript that say
 * what their code reads, writes, emits and calls; nothing of the ledger changes but the states of contracts, and these
 * are put back by `rewind`.
 */
export class EvmRun {
  readonly host: EvmHost;
  /** Seconds since 1970. */
  readonly time: bigint;
  readonly logs: RunLog[] = [];
  readonly actions: RunAction[] = [];
  readonly hbarMoves: HbarMove[] = [];
  readonly systemCalls: SystemCall[] = [];
  readonly accesses = new Map<string, SlotAccess>();
  refund = 0n;
  readonly #warm = new Set<EvmAddress>();
  readonly #changes: { readonly apply: () => void; readonly undo: () => void }[] = [];

  constructor(host: EvmHost, time: bigint) {
    this.host = host;
    this.time = time;
  }

  charge(frame: Frame, gas: bigint): void {
    if (frame.gas < gas) throw new EvmHalt(OUT_OF_GAS);
    frame.gas -= gas;
  }

  /** Notes that the frame looked at a slot which holds `value`. */
  read(frame: Frame, slot: string, value: bigint): void {
    this.#touch(frame, slot, value, GAS.warm);
  }

  /** Puts `after` into a slot that holds `before`; `apply` and `undo` do the same to the contract's state. */
  write(frame: Frame, slot: string, before: bigint, after: bigint, apply: () => void, undo: () => void): void {
    const access = this.#touch(frame, slot, before, 0n);
    this.charge(frame, this.#writeGas(access, after));
    access.current = after;
    apply();
    this.#changes.push({ apply, undo });
  }

  /** Puts a value into a slot that no state of the contract stands for but its having been made. */
  initialize(frame: Frame, slot: string, value: bigint): void {
    const nothing = () => undefined;
    this.write(frame, slot, 0n, value, nothing, nothing);
  }

  /** As `write`, of a mapping's entry; zero is kept as no entry. */
  writeEntry(frame: Frame, slot: string, map: Map<string, bigint>, key: string, after: bigint): void {
    const before = map.get(key) ?? 0n;
    const put = (value: bigint) => (value === 0n ? map.delete(key) : map.set(key, value));
    this.write(
      frame,
      slot,
      before,
      after,
      () => put(after),
      () => put(before),
    );
  }

  emit(frame: Frame, event: EncodedEvent): void {
    const bytes = BigInt(event.data.length / 2);
    this.charge(frame, GAS.log + BigInt(event.topics.length) * GAS.logTopic + bytes * GAS.logByte);
    this.logs.push({ contract: frame.self, ...event });
  }

  /** Calls another contract; what makes that one fail makes the caller fail with the same data, as typed calls do. */
  call(frame: Frame, contract: DeployedContract, input: string, body: (inner: Frame) => string): string {
    const gas = this.#forward(frame, contract.address, 0n);
    const action = this.begin('call', frame.self.address, contract, gas, 0n, input, frame.depth + 1);
    const inner: Frame = { self: contract, sender: frame.self.address, value: 0n, depth: frame.depth + 1, gas };
    const outcome = this.execute(inner, action, body);
    frame.gas -= action.gasUsed;
    if (outcome.kind === 'output') return outcome.output;
    throw new EvmRevert(outcome.kind === 'revert' ? outcome.data : '');
  }

  /** Sends hbar to an account, which runs no code; false where there is none to take it. */
  send(frame: Frame, to: EvmAddress, amount: bigint): boolean {
    const gas = this.#forward(frame, to, amount) + GAS.stipend;
    const action: RunAction = {
      type: 'call',
      depth: frame.depth + 1,
      from: frame.self.address,
      to,
      toContract: this.host.contractAt(to),
      gas,
      value: amount,
      input: '',
      gasUsed: 0n,
      outcome: { kind: 'output', output: '' },
    };
    this.actions.push(action);
    frame.gas += GAS.stipend;
    // Code without a receive function reverts, and no contract of this folder has one.
    if (!this.host.exists(to) || action.toContract !== undefined) {
      action.outcome = { kind: 'revert', data: '' };
      return false;
    }
    this.hbarMoves.push({ from: frame.self.address, to, amount });
    return true;
  }

  /** Asks the token service (0x167) for a transfer; answers its response code, 22 for success. */
  moveToken(frame: Frame, service: EvmAddress, input: string, move: SystemCall['move']): bigint {
    const gas = this.#forward(frame, service, 0n);
    if (gas < GAS.tokenTransfer) throw new EvmHalt(OUT_OF_GAS);
    const status = this.host.tokenMoveStatus(move);
    const output = BigInt(status).toString(16).padStart(64, '0');
    const action: RunAction = {
      type: 'system',
      depth: frame.depth + 1,
      from: frame.self.address,
      to: service,
      toContract: undefined,
      gas,
      value: 0n,
      input,
      gasUsed: GAS.tokenTransfer,
      outcome: { kind: 'output', output },
    };
    this.actions.push(action);
    this.systemCalls.push({ move, status, action });
    frame.gas -= GAS.tokenTransfer;
    return BigInt(status);
  }

  begin(
    type: 'call' | 'create',
    from: EvmAddress,
    contract: DeployedContract,
    gas: bigint,
    value: bigint,
    input: string,
    depth: number,
  ): RunAction {
    const outcome: RunOutcome = { kind: 'output', output: '' };
    const action = {
      type,
      depth,
      from,
      to: contract.address,
      toContract: contract,
      gas,
      value,
      input,
      gasUsed: 0n,
      outcome,
    };
    // The sender and what it calls are warm from the start (EIP-2929).
    this.#warm.add(contract.address).add(from);
    this.actions.push(action);
    return action;
  }

  /** Runs a frame to its end and writes down in its action how that was. */
  execute(frame: Frame, action: RunAction, body: (frame: Frame) => string): RunOutcome {
    try {
      action.outcome = { kind: 'output', output: body(frame) };
    } catch (error) {
      if (error instanceof EvmRevert) action.outcome = { kind: 'revert', data: error.data };
      else if (error instanceof EvmHalt) {
        action.outcome = { kind: 'halt', reason: error.message };
        frame.gas = 0n;
      } else throw error;
    }
    action.gasUsed = action.gas - frame.gas;
    return action.outcome;
  }

  /** Puts every contract's state back to what it was before the run. */
  rewind(): void {
    for (const { undo } of this.#changes.toReversed()) undo();
  }

  /** Makes the changes of a run that was rewound. */
  replay(): void {
    for (const { apply } of this.#changes) apply();
  }

  #touch(frame: Frame, slot: string, value: bigint, warmGas: bigint): SlotAccess {
    const key = frame.self.address + slot;
    const known = this.accesses.get(key);
    this.charge(frame, known === undefined ? GAS.coldSlot : warmGas);
    if (known !== undefined) return known;
    const access: SlotAccess = { contract: frame.self, slot, original: value, current: value };
    this.accesses.set(key, access);
    return access;
  }

  /** EIP-2200 with the amounts of EIP-2929 and EIP-3529. */
  #writeGas({ original, current }: SlotAccess, after: bigint): bigint {
    if (after === current) return GAS.warm;
    if (original !== 0n && after === 0n) this.refund += GAS.clearing;
    if (original === current) return original === 0n ? GAS.firstWrite : GAS.laterWrite;
    if (original !== 0n && current === 0n) this.refund -= GAS.clearing;
    if (original === after) this.refund += (original === 0n ? GAS.firstWrite : GAS.laterWrite) - GAS.warm;
    return GAS.warm;
  }

  /** Takes the cost of calling from the frame; answers the gas that the called one may use. */
  #forward(frame: Frame, to: EvmAddress, value: bigint): bigint {
    const access = this.#warm.has(to) ? GAS.warm : GAS.coldAccount;
    this.#warm.add(to);
    this.charge(frame, access + (value > 0n ? GAS.callWithValue : 0n));
    return frame.gas - frame.gas / KEPT_DIVISOR;
  }
}
