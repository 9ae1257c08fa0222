import type { World } from '../world/world.ts';

/** A page worth opening, relative to the explorer's base path. */
export interface ScenarioLink {
  /** What is to be seen there. */
  readonly title: string;
  /** Such as `/accounts/0.0.1009`. */
  readonly path: string;
}

/** A small, named situation on the ledger, for tests and screenshots. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** How many days of consensus time it takes at most. */
  readonly days: number;
  /** Sends the scenario's transactions on a ledger that has people already; returns the pages that show it. */
  readonly run: (world: World) => readonly ScenarioLink[];
}
