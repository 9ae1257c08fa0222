import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { openAccountOf } from '../world/account-creation.ts';
import { castOf } from '../world/cast.ts';
import { pickPerson } from '../world/people.ts';
import type { Outcome, World } from '../world/world.ts';
import type { EntityNum } from '../world/world-state.ts';

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

/** Seconds that pass before each step of a scenario. */
const SECONDS_BETWEEN = 7n;

/** Lets a few seconds pass. */
export function pause(world: World): void {
  world.now += SECONDS_BETWEEN * NS_PER_SECOND;
}

/** An account that the foundation opens for the scenario; it takes any token. */
export function scenarioAccount(world: World, memo: string, initialBalance: bigint): EntityNum {
  pause(world);
  return requireResult(openAccountOf(world, castOf(world).foundation, memo, initialBalance), 'opening an account');
}

/** One of the people who were there before. */
export function somebody(world: World, other: EntityNum): EntityNum {
  return pickPerson(world, (account) => account.num !== other) ?? castOf(world).exchange;
}

/** What a step gave; a step of a scenario that fails is a fault of the scenario. */
export function requireResult<T>(result: T | undefined, step: string): T {
  if (result === undefined) throw new Error(`scenario: ${step} failed`);
  return result;
}

export function accountLink(num: EntityNum, title: string): ScenarioLink {
  return { title, path: `/accounts/0.0.${num}` };
}

export function tokenLink(num: EntityNum, title: string): ScenarioLink {
  return { title, path: `/tokens/0.0.${num}` };
}

export function nftLink(token: EntityNum, serial: bigint, title: string): ScenarioLink {
  return { title, path: `/nft/0.0.${token}?serialNumber=${serial}` };
}

/** The page of a transaction; one that could not even be paid is a fault of the scenario. */
export function transactionLink(outcome: Outcome | undefined, title: string): ScenarioLink {
  if (outcome === undefined) throw new Error(`scenario: nobody could pay for "${title}"`);
  const { payer, validStartNs } = outcome.id;
  const seconds = validStartNs / NS_PER_SECOND;
  const nanos = String(validStartNs % NS_PER_SECOND).padStart(9, '0');
  return { title, path: `/transactions/0.0.${payer}@${seconds}.${nanos}` };
}
