import { demoNodes, demoProducers } from '@ledgerscope/demo-network';
import { type Finding, type LedgerSnapshot, reconcile } from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockOf, itemOf } from '../derive/testing/built-block.ts';
import { StateLedger } from '../state/testing/state-ledger.ts';

const GENESIS_NS = 1_700_000_000_000_000_000n;
const FILE_NS = 8n * 3_600_000_000_000n;
const FILES = 12n;
const PER_FILE = 500;

describe('reconciling the demo network after 6,000 transactions', () => {
  let ledger: StateLedger;
  let early: LedgerSnapshot;
  beforeAll(async () => {
    const network = demoProducers.create({
      seed: 7,
      genesisNs: GENESIS_NS,
      nodes: demoNodes(),
      addressBook: Buffer.from('book'),
    });
    ledger = await StateLedger.open();
    const waiting: StreamBlock[] = [];
    for (let number = 0n; number < FILES; number++) {
      const startNs = GENESIS_NS + number * FILE_NS;
      const { items } = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE });
      const fileHash = new Uint8Array(48);
      new DataView(fileHash.buffer).setBigUint64(0, startNs);
      const block = blockOf(items.map(({ transaction, record }, index) => itemOf(transaction, record, index)));
      waiting.push({ ...block, number, fileHash });
      // One batch up to what is noted as the early head, then one each.
      if (number >= FILES - 4n) await ledger.commit(...waiting.splice(0));
      if (number === FILES - 3n) early = ledger.store.snapshot();
    }
  }, 120_000);
  afterAll(() => ledger.close());

  async function nftFindings(reader: LedgerSnapshot): Promise<Finding[]> {
    const found: Finding[] = [];
    for await (const finding of reconcile(reader)) if (finding.check.startsWith('nft-')) found.push(finding);
    return found;
  }

  it('finds every NFT with the owner whose balance counts it', async () => {
    const [owned] = await ledger.store.client.queryUntyped('test', 'SELECT count() AS rows FROM nft WHERE owner != 0');
    expect(Number(owned?.rows)).toBeGreaterThan(50);
    expect(await nftFindings(ledger.store)).toEqual([]);
  });

  it('raises no alarm over what ingest does while it looks', async () => {
    expect(await nftFindings(early)).toEqual([]);
  });
});
