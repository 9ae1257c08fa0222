import { demoNodes, demoProducers } from '@ledgerscope/demo-network';
import { blockOf, itemOf } from '@ledgerscope/ingest/derive/testing/built-block';
import { StateLedger } from '@ledgerscope/ingest/state/testing/state-ledger';
import { accountState } from '@ledgerscope/ledger-store';
import {
  activeDapp,
  announcementsBetween,
  latestNews,
  listActiveDapps,
  type PortalStore,
  saveDapp,
  usedContractAbis,
} from '@ledgerscope/portal-store';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoContracts } from './find-demo-contracts.ts';
import { seedDemoContent, writeDemoContent } from './seed-demo-content.ts';

const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 3_600_000_000_000n;
const FILES = 6n;
const PER_FILE = 200;

describe("what the portal shows of the demo network's dapps", () => {
  let engine: TestPortal;
  let store: PortalStore;
  let ledger: StateLedger;
  beforeAll(async () => {
    [engine, ledger] = await Promise.all([startTestPortal(), StateLedger.open()]);
    store = await engine.open();
    const network = demoProducers.create({
      seed: 3,
      genesisNs: GENESIS_NS,
      nodes: demoNodes(),
      addressBook: new Uint8Array(8),
    });
    for (let number = 0n; number < FILES; number++) {
      const startNs = GENESIS_NS + number * FILE_NS;
      const { items } = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE });
      const block = blockOf(items.map(({ transaction, record }, index) => itemOf(transaction, record, index)));
      const fileHash = new Uint8Array(48);
      new DataView(fileHash.buffer).setBigUint64(0, startNs);
      await ledger.commit({ ...block, number, fileHash });
    }
  });
  afterAll(async () => {
    await ledger.close();
    await store.close();
    await engine.stop();
  });

  it('is about contracts that are on its ledger, and decoded by their own ABIs', async () => {
    const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
    await seedDemoContent(portal, ledger.store, pino({ level: 'silent' }), new AbortController().signal);
    const { dapps } = await listActiveDapps(store, { limit: 10, offset: 0, order: 'asc' });
    const found = await findDemoContracts(ledger.store);
    expect(dapps.map(({ id, contracts }) => [id, contracts[0]?.contractId])).toEqual([
      ['lanternstreet', found?.market],
      ['gavelgull', found?.auction],
    ]);
    for (const { id, title, description } of dapps) {
      expect(id).toBe(title.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
      expect(description.length).toBeLessThanOrEqual(300);
    }
    if (found === undefined) throw new Error('no contracts');
    for (const { activeSince, contracts } of dapps) {
      const [contract] = contracts;
      const state = contract && (await accountState(ledger.store, contract.contractId));
      expect(activeSince?.getTime()).toBe(Number((state?.createdNs ?? 0n) / 1_000_000n));
    }
    const abis = await usedContractAbis(store, [found.market, found.auction, found.coin]);
    expect(
      [...abis.values()]
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Auction', 'Market']);
  });

  it('is written once: what an administrator changed stays, until the contracts are others', async () => {
    const found = await findDemoContracts(ledger.store);
    const gavel = await activeDapp(store, 'gavelgull');
    if (found === undefined || gavel === undefined) throw new Error('not seeded');
    await saveDapp(store, { ...gavel, company: 'Changed', contracts: [] });
    expect(await writeDemoContent(store, found, new Date())).toBe(false);
    expect((await activeDapp(store, 'gavelgull'))?.company).toBe('Changed');
    expect(await writeDemoContent(store, { ...found, auction: found.coin }, new Date())).toBe(true);
    expect((await activeDapp(store, 'gavelgull'))?.contracts[0]?.contractId).toBe(found.coin);
    expect(await latestNews(store, 10)).toHaveLength(2);
    expect(await announcementsBetween(store, '2000-01-01', '2100-01-01')).toHaveLength(1);
  });
});
