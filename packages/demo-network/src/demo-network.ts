import { deserialize, serialize } from 'node:v8';
import { larger } from '@ledgerscope/ledger';
import { ALL_ACTIVITIES } from './activities/all-activities.ts';
import { ALL_DUTIES } from './activities/all-duties.ts';
import { freezeForRelease } from './activities/network/upgrade.ts';
import { DutyClock } from './duty-clock.ts';
import type { FileSlot, ProducedFile } from './produced-file.ts';
import type { Producer, ProducerKind, ProducerOptions } from './runner/producer.ts';
import { runGenesis } from './world/genesis.ts';
import { SYSTEM_ADMIN } from './world/system-accounts.ts';
import { World } from './world/world.ts';
import { WorldState } from './world/world-state.ts';
import { ledgerIdPublication } from './writer/block-signer.ts';

/** A slot ends at the latest when so many acts in a row found nobody to act. */
const IDLE_ACTS = 200;

/** A simulated network: a consistent ledger that produces the transactions of one stream file after another. */
export class DemoNetwork implements Producer {
  readonly #world: World;
  readonly #options: ProducerOptions;
  /** Weights of the activities, added up. */
  readonly #sums = new Float64Array(ALL_ACTIVITIES.length);

  constructor(options: ProducerOptions, state = new WorldState(options.seed, options.genesisNs)) {
    this.#options = options;
    this.#world = new World(
      state,
      options.nodes.map(({ account }) => Number(account)),
    );
  }

  /** Continues from a snapshot. */
  static restore(snapshot: Uint8Array, options: ProducerOptions): DemoNetwork {
    return new DemoNetwork(options, deserialize(snapshot) as WorldState);
  }

  /** The whole state of the simulation between two slots. */
  snapshot(): Uint8Array {
    return serialize(this.#world.state);
  }

  /** The ledger's own books, to compare an explorer's numbers with. */
  get books(): WorldState {
    return this.#world.state;
  }

  /** One file that holds exactly what `script` sends, from `startNs` on: for scenarios and tests. */
  async perform(startNs: bigint, script: (world: World) => void | Promise<void>): Promise<ProducedFile> {
    this.#world.now = larger(startNs, this.#world.state.lastNs + 1n);
    await script(this.#world);
    return this.#world.take();
  }

  /**
   * Runs the ledger through a slot and returns what its file holds. Slots come in time order; the first one carries
   * genesis. A file has at least one item.
   */
  async produce(slot: FileSlot): Promise<ProducedFile> {
    const world = this.#world;
    world.now = larger(slot.startNs, world.state.lastNs + 1n);
    if (world.state.transactionCount === 0n) {
      world.state.activities.set('cast', runGenesis(world, this.#options));
      // Readers trust the blocks after the cutover for the ledger id that record files publish, which nodes sign.
      if (this.#options.cutoverNs !== undefined)
        world.submitSystem(SYSTEM_ADMIN, { ledgerIdPublication: ledgerIdPublication() }, () => {});
    }
    const duties = new DutyClock(ALL_DUTIES, slot.startNs, slot.endNs);
    const first = world.recorded;
    let idle = 0;
    while (idle < IDLE_ACTS) {
      const left = slot.transactions - (world.recorded - first);
      const next = left <= 0 ? slot.endNs : nextInstant(world, slot.endNs, left);
      duties.run(world, next);
      if (left <= 0) break;
      world.now = larger(next, world.now);
      const before = world.recorded;
      await this.#act(world);
      idle = world.recorded === before ? idle + 1 : 0;
    }
    const { cutoverNs } = this.#options;
    if (cutoverNs !== undefined && slot.startNs < cutoverNs && slot.endNs >= cutoverNs)
      freezeForRelease(world, slot.endNs);
    return world.take();
  }

  async #act(world: World): Promise<void> {
    let total = 0;
    for (const [index, activity] of ALL_ACTIVITIES.entries()) {
      total += activity.weight(world);
      this.#sums[index] = total;
    }
    const lot = world.random.unit() * total;
    const chosen = ALL_ACTIVITIES[this.#sums.findIndex((sum) => lot < sum)];
    await chosen?.act(world);
  }
}

/** The simulated ledger of the demo network, for a runner. */
export const demoProducers = {
  create: (options) => new DemoNetwork(options),
  restore: (snapshot, options) => DemoNetwork.restore(snapshot, options),
} satisfies ProducerKind;

/** The remaining transactions spread over the rest of the slot, unevenly. */
function nextInstant(world: World, end: bigint, left: number): bigint {
  const room = end - world.now;
  if (room <= 0n) return world.now;
  const mean = Number(room) / (left + 1);
  return world.now + BigInt(Math.floor(mean * 2 * world.random.unit()));
}
