import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { DemoNetwork } from '../../../demo-network.ts';
import { demoNodes } from '../../../network/demo-nodes.ts';
import type { ProducedFile } from '../../../produced-file.ts';
import type { World } from '../../../world/world.ts';
import { createToken } from '../../token/create-token.ts';
import { CONTRACT_ACTIVITIES } from '../contract-activities.ts';

const GENESIS_NS = 1_700_000_000_000_000_000n;
const PEOPLE = 80;
const SUPPLY = 10_000_000n;

/** A ledger on which people use contracts and nothing else, from its genesis on. */
export interface DappLife {
  readonly demo: DemoNetwork;
  /** Genesis with the first people, then what came of the acts, a file an hour. */
  readonly files: readonly ProducedFile[];
}

/** Lets people act `acts` times, spread over hours. */
export async function dappLife(seed: number, acts: number, actsPerHour = 100): Promise<DappLife> {
  const demo = new DemoNetwork({ seed, genesisNs: GENESIS_NS, nodes: demoNodes(), addressBook: Buffer.from('book') });
  const hour = (index: number) => GENESIS_NS + BigInt(index) * NS_PER_HOUR;
  const files = [await demo.produce({ startNs: hour(0), endNs: hour(1), transactions: PEOPLE })];
  files.push(await demo.perform(hour(1), makeTokens));
  for (let index = 2, left = acts; left > 0; index++, left -= actsPerHour) {
    const count = Math.min(left, actsPerHour);
    const gap = NS_PER_HOUR / BigInt(count + 1);
    files.push(
      await demo.perform(hour(index), async (world) => {
        for (let act = 0; act < count; act++) {
          const planned = hour(index) + BigInt(act) * gap;
          if (planned > world.now) world.now = planned;
          await actOnce(world);
        }
      }),
    );
  }
  return { demo, files };
}

/** One person's token each, so that the market has something to trade. */
function makeTokens(world: World): void {
  for (const treasury of world.state.people.slice(0, 10)) {
    const name = `Token of ${treasury}`;
    createToken(world, { kind: 'fungible', name, symbol: `T${treasury}`, treasury, initialSupply: SUPPLY }, true);
  }
}

async function actOnce(world: World): Promise<void> {
  const weights = CONTRACT_ACTIVITIES.map((activity) => activity.weight(world));
  let lot = world.random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = CONTRACT_ACTIVITIES.find((_, index) => {
    lot -= weights[index] ?? 0;
    return lot < 0;
  });
  await chosen?.act(world);
}
