import { larger, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { RunResult } from '../../contracts/run-result.ts';
import { toTinybar } from '../../world/exchange-rate.ts';
import { TINYCENTS_PER_GAS } from '../../world/fee-schedule.ts';
import type { World } from '../../world/world.ts';

/** Free time before a transaction's consensus time; the run has to know that time beforehand. */
const ROOM_NS = 1_000n;
/** No call of a transaction may have more. */
export const MAX_GAS = 15_000_000n;
const STEP = 1_000n;
/** Share of the calls whose sender underestimates the gas. */
const TOO_LITTLE_SHARE = 0.01;
/** A recipient of hbar and refunds make the highest need larger than what is used in the end. */
const MARGIN_PERCENT = 5n;

/** Makes sure that the next transaction happens exactly at `world.now`; answers that instant's second. */
export function settledSecond(world: World): bigint {
  world.now = larger(world.now, world.state.lastNs + ROOM_NS);
  return world.now / NS_PER_SECOND;
}

/** The gas that the outermost action of a run used. */
export function usedGas({ actions }: RunResult): bigint {
  return actions[0]?.gasUsed ?? 0n;
}

/**
 * The gas limit that a wallet sets for a transaction of which the code is known to use `used`, after the `least` that
 * any such transaction costs. Seldom too little, often far too much.
 */
export function chosenLimit({ random }: World, used: bigint, least: bigint): bigint {
  if (random.chance(TOO_LITTLE_SHARE)) return roundUp(least + (used * 2n) / 3n);
  const margin = random.chance(0.15) ? BigInt(random.between(40, 150)) : BigInt(random.between(0, 25));
  return roundUp(((least + used) * (100n + MARGIN_PERCENT + margin)) / 100n);
}

/** Tinybars that the network takes for one gas now. */
export function gasPriceTinybar(world: World): bigint {
  return toTinybar(TINYCENTS_PER_GAS, world.rate);
}

function roundUp(gas: bigint): bigint {
  return ((gas + STEP - 1n) / STEP) * STEP;
}
