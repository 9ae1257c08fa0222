import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type SigningNode, writeAddressBook } from '@ledgerscope/demo-network';
import { type LedgerStore, recentBlocks } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { afterEach, beforeEach } from 'vitest';

/** When the first file of such a folder begins, and how long each is. */
export const START_NS = 1_767_225_600_000_000_000n;
export const FILE_NS = 2_000_000_000n;

/** A folder to read from, and a store to read into; both are new in each test. */
export interface SourceFolder {
  readonly path: string;
  readonly store: LedgerStore;
  /** How each block is believed, oldest first. */
  proofs(): Promise<string[]>;
}

/** For a file of tests: the folder holds the address book of these nodes, if there are any. */
export function sourceFolder(nodes?: readonly SigningNode[]): SourceFolder {
  let folder = '';
  let engine: TestEngine;
  let store: LedgerStore;
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-source-'));
    if (nodes !== undefined) writeAddressBook(folder, nodes);
    engine = await startTestEngine('embedded');
    store = await engine.open();
  });
  afterEach(async () => {
    await store.close();
    await engine.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return {
    get path() {
      return folder;
    },
    get store() {
      return store;
    },
    proofs: async () => (await recentBlocks(store, { limit: 100 })).map(({ proof }) => proof).reverse(),
  };
}
