import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { DemoNetwork } from '../../../demo-network.ts';
import { demoNodes } from '../../../network/demo-nodes.ts';
import type { ProducedFile } from '../../../produced-file.ts';
import type { World } from '../../../world/world.ts';
import type { EntityNum } from '../../../world/world-state.ts';
import { issuerAccount } from '../issuer-account.ts';
import { type RecordedItem, recordedItems } from './recorded-item.ts';

const GENESIS_NS = 1_700_000_000_000_000_000n;

/** Accounts with plenty of hbar and unlimited automatic associations. */
export interface ScriptedAccounts {
  readonly treasury: EntityNum;
  readonly collector: EntityNum;
  readonly alice: EntityNum;
  readonly bob: EntityNum;
  readonly carol: EntityNum;
}

/** What a script left behind. */
export interface Played<T> {
  readonly result: T;
  readonly file: ProducedFile;
  readonly items: readonly RecordedItem[];
  /** Its last transaction. */
  readonly item: RecordedItem;
  readonly demo: DemoNetwork;
}

/** Plays a script on a fresh ledger on which nobody else acts. */
export async function played<T>(script: (world: World, parties: ScriptedAccounts) => T): Promise<Played<T>> {
  const demo = new DemoNetwork({
    seed: 3,
    genesisNs: GENESIS_NS,
    nodes: demoNodes(),
    addressBook: Buffer.from('book'),
  });
  await demo.produce({ startNs: GENESIS_NS, endNs: GENESIS_NS + NS_PER_SECOND, transactions: 1 });
  const results: T[] = [];
  const file = await demo.perform(GENESIS_NS + 2n * NS_PER_SECOND, (world) => {
    const account = (name: string) => known(issuerAccount(world, name));
    const parties = {
      treasury: account('treasury'),
      collector: account('collector'),
      alice: account('alice'),
      bob: account('bob'),
      carol: account('carol'),
    };
    results.push(script(world, parties));
  });
  const items = recordedItems([file]);
  const [result] = results as [T];
  return { result, file, items, item: known(items.at(-1)), demo };
}

/** The value; a script whose step gave none is wrong. */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a step of the script failed');
  return value;
}
