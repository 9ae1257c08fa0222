import type { NetworkDuty } from './world/network-duties.ts';
import type { World } from './world/world.ts';

interface Due {
  readonly at: bigint;
  readonly duty: NetworkDuty;
}

/** Runs the network's own tasks of a stretch of time in their order; at one instant in the order of the list. */
export class DutyClock {
  /** First multiple of the period that has not been run, for each duty. */
  readonly #next: { readonly duty: NetworkDuty; at: bigint }[];
  readonly #endNs: bigint;

  /** For the instants from `startNs` to before `endNs`. */
  constructor(duties: readonly NetworkDuty[], startNs: bigint, endNs: bigint) {
    this.#next = duties.map((duty) => ({ duty, at: multipleFrom(startNs, duty.periodNs) }));
    this.#endNs = endNs;
  }

  /** Runs what is due up to and including `until`. */
  run(world: World, until: bigint): void {
    for (let due = this.#first(world, until); due !== undefined; due = this.#first(world, until)) {
      const { at, duty } = due;
      const entry = this.#next.find((other) => other.duty === duty);
      if (entry !== undefined) entry.at = at + duty.periodNs;
      world.now = at > world.state.lastNs ? at : world.state.lastNs + 1n;
      duty.run(world);
    }
  }

  #first(world: World, until: bigint): Due | undefined {
    let first: Due | undefined;
    for (const { duty, at: next } of this.#next) {
      if (next > until || next >= this.#endNs) continue;
      const at = duty.notBefore === undefined ? next : multipleFrom(larger(next, duty.notBefore(world)), duty.periodNs);
      if (at > until || at >= this.#endNs) continue;
      if (first === undefined || at < first.at) first = { at, duty };
    }
    return first;
  }
}

function multipleFrom(ns: bigint, periodNs: bigint): bigint {
  return ((ns + periodNs - 1n) / periodNs) * periodNs;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
