import { NS_PER_SECOND } from '../world/units.ts';
import type { Outcome } from '../world/world.ts';
import type { EntityNum } from '../world/world-state.ts';
import type { ScenarioLink } from './scenario.ts';

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
