import { larger } from '@ledgerscope/ledger';
import type { World } from './world/world.ts';

/** Something that the network itself does at fixed instants. */
export interface NetworkDuty {
  readonly periodNs: bigint;
  /** Where the duty knows that it has nothing to do before an instant; it may change with every transaction. */
  readonly notBefore?: (world: World) => bigint;
  /** Called at each whole multiple of the period; `world.now` is that instant. */
  readonly run: (world: World) => void;
}

/** A duty with the first multiple of its period that has not been run. */
interface Entry {
  readonly duty: NetworkDuty;
  at: bigint;
}

/** Runs the network's own tasks of a stretch of time in their order; at one instant in the order of the list. */
export class DutyClock {
  readonly #next: Entry[];
  readonly #endNs: bigint;

  /** For the instants from `startNs` to before `endNs`. */
  constructor(duties: readonly NetworkDuty[], startNs: bigint, endNs: bigint) {
    this.#next = duties.map((duty) => ({ duty, at: multipleFrom(startNs, duty.periodNs) }));
    this.#endNs = endNs;
  }

  /** Runs what is due up to and including `until`. */
  run(world: World, until: bigint): void {
    for (let due = this.#first(world, until); due !== undefined; due = this.#first(world, until)) {
      const { at, entry } = due;
      entry.at = at + entry.duty.periodNs;
      world.now = larger(at, world.state.lastNs + 1n);
      entry.duty.run(world);
    }
  }

  #first(world: World, until: bigint): { at: bigint; entry: Entry } | undefined {
    let first: { at: bigint; entry: Entry } | undefined;
    for (const entry of this.#next) {
      const { duty, at: next } = entry;
      if (next > until || next >= this.#endNs) continue;
      const at = duty.notBefore === undefined ? next : multipleFrom(larger(next, duty.notBefore(world)), duty.periodNs);
      if (at > until || at >= this.#endNs) continue;
      if (first === undefined || at < first.at) first = { at, entry };
    }
    return first;
  }
}

function multipleFrom(ns: bigint, periodNs: bigint): bigint {
  return ((ns + periodNs - 1n) / periodNs) * periodNs;
}
