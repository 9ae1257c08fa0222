import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { DemoNetwork } from '../demo-network.ts';
import { addressBookBytes, writeAddressBook } from '../network/address-book.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import { signingNodes } from '../network/signing-node.ts';
import { StreamWriter } from '../writer/stream-writer.ts';
import type { Scenario, ScenarioLink } from './scenario.ts';

/** Hours of ordinary life before the scenario, so that there are people to act in it. */
const HOURS_BEFORE = 6n;
const TRANSACTIONS_PER_HOUR = 60;

export interface WriteScenarioOptions {
  /** Empty folder that gets the stream files, in the layout of the public buckets. */
  readonly folder: string;
  readonly scenario: Scenario;
  readonly seed: number;
  /** Consensus time of the scenario's first transaction, nanoseconds since 1970. */
  readonly atNs: bigint;
}

/** Writes the stream files of a small network in which the scenario happens; returns the pages that show it. */
export async function writeScenario(options: WriteScenarioOptions): Promise<readonly ScenarioLink[]> {
  const { folder, scenario, seed, atNs } = options;
  const nodes = signingNodes(seed, demoNodes());
  const genesisNs = atNs - HOURS_BEFORE * NS_PER_HOUR;
  const network = new DemoNetwork({ seed, genesisNs, nodes: demoNodes(), addressBook: addressBookBytes(nodes) });
  writeAddressBook(folder, nodes);
  const writer = new StreamWriter({ folder, nodes, format: 'record', copies: 'one' });
  for (let startNs = genesisNs; startNs < atNs; startNs += NS_PER_HOUR) {
    const slot = { startNs, endNs: startNs + NS_PER_HOUR, transactions: TRANSACTIONS_PER_HOUR };
    await writer.write(await network.produce(slot));
  }
  let links: readonly ScenarioLink[] = [];
  await writer.write(
    await network.perform(atNs, (world) => {
      links = scenario.run(world);
    }),
  );
  await writer.untilSettled();
  return links;
}
