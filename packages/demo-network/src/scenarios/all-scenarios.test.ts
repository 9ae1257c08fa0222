import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { decode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { DemoNetwork } from '../demo-network.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import type { ProducedFile } from '../produced-file.ts';
import { ALL_SCENARIOS } from './all-scenarios.ts';
import type { Scenario, ScenarioLink } from './scenario.ts';

const GENESIS_NS = 1_750_000_000_000_000_000n;

interface Played {
  readonly links: readonly ScenarioLink[];
  readonly file: ProducedFile;
  readonly demo: DemoNetwork;
}

async function play(scenario: Scenario): Promise<Played> {
  const demo = new DemoNetwork({
    seed: 5,
    genesisNs: GENESIS_NS,
    nodes: demoNodes(),
    addressBook: Buffer.from('book'),
  });
  await demo.produce({ startNs: GENESIS_NS, endNs: GENESIS_NS + NS_PER_HOUR, transactions: 200 });
  let links: readonly ScenarioLink[] = [];
  const file = await demo.perform(GENESIS_NS + NS_PER_HOUR, (world) => {
    links = scenario.run(world);
  });
  return { links, file, demo };
}

const transactionPaths = (file: ProducedFile) =>
  file.items.map(({ record }) => {
    const id = decode(hapi.TransactionRecord, record).transactionID;
    const start = id?.transactionValidStart;
    const nanos = String(start?.nanos ?? 0).padStart(9, '0');
    return `/transactions/0.0.${id?.accountID?.accountNum}@${start?.seconds}.${nanos}`;
  });

describe('scenarios', () => {
  it('have names of their own', () => {
    const names = ALL_SCENARIOS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(ALL_SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
    '%s links to what is there, within its days',
    async (_name, scenario) => {
      const { links, file, demo } = await play(scenario);
      expect(links.length).toBeGreaterThan(0);
      const known = new Set([
        ...[...demo.books.accounts.keys()].map((num) => `/accounts/0.0.${num}`),
        ...[...demo.books.tokens.values()].flatMap(({ num, nfts }) => [
          `/tokens/0.0.${num}`,
          ...[...nfts.keys()].map((serial) => `/nft/0.0.${num}?serialNumber=${serial}`),
        ]),
        ...transactionPaths(file),
      ]);
      for (const { path } of links) expect(known).toContain(path);
      const last = file.items.at(-1)?.consensusNs ?? 0n;
      expect(last < GENESIS_NS + NS_PER_HOUR + BigInt(scenario.days) * 24n * NS_PER_HOUR).toBe(true);
    },
  );

  it('show what they are called after', async () => {
    const { demo } = await play(ALL_SCENARIOS.find(({ name }) => name === 'decimals-above-20') as Scenario);
    expect([...demo.books.tokens.values()].map(({ decimals }) => decimals)).toContain(40);
    const deleted = await play(ALL_SCENARIOS.find(({ name }) => name === 'deleted-token') as Scenario);
    const record = decode(hapi.TransactionRecord, deleted.file.items.at(-1)?.record ?? new Uint8Array(0));
    expect(hapi.ResponseCodeEnum[record.receipt?.status ?? 0]).toBe('TOKEN_WAS_DELETED');
    const hundred = await play(ALL_SCENARIOS.find(({ name }) => name === '100-way-transfer') as Scenario);
    const lines = decode(hapi.TransactionRecord, hundred.file.items.at(-1)?.record ?? new Uint8Array(0)).transferList;
    // A hundred accounts of the transfer, and node and three accounts that share the fee.
    expect(lines?.accountAmounts.length).toBe(104);
  });
});
