import { DemoNetwork } from './demo-network.ts';
import type { ProducerKind } from './runner/producer.ts';

/** The simulated ledger of the demo network, for a runner. */
export const demoProducers: ProducerKind = {
  create: (options) => new DemoNetwork(options),
  restore: (snapshot, options) => DemoNetwork.restore(snapshot, options),
};
