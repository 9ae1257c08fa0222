import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Block } from '@ledgerscope/contract';
import { FIRST, HISTORY, keyOf, PINNED, SECOND, THIRD, writeBlocks } from '@ledgerscope/ingest/testing/handover-blocks';
import { ingestAll } from '@ledgerscope/ingest/testing/ingest-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

describe('the chain of keys of a block', () => {
  let api: TestApi;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-key-chain-'));
  const get = async (number: number) => (await api.get<{ data: Block }>(`/api/blocks/${number}`)).data;

  beforeAll(async () => {
    api = await openTestApi();
    writeBlocks(folder, HISTORY);
    await ingestAll(folder, api.store, PINNED);
  });
  afterAll(async () => {
    await api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const first = { keySha256: keyOf(FIRST), constructionID: 1, announcedIn: null, activatedIn: null };
  const second = { keySha256: keyOf(SECOND), constructionID: 2, announcedIn: 3, activatedIn: 5 };
  const third = { keySha256: keyOf(THIRD), constructionID: 3, announcedIn: 8, activatedIn: 9 };

  it('leads from the key of the ledger id to the one that the block was verified under', async () => {
    const { keyChain, proof } = await get(10);
    expect(keyChain).toEqual([first, second, third]);
    expect(proof.threshold).toMatchObject({ strength: 'handed-over', chainOfTrust: 'handed-over' });
    expect((await get(8)).keyChain).toEqual([first, second]);
  });

  it('is empty where the ledger id names the key', async () => {
    expect((await get(0)).keyChain).toEqual([]);
  });
});
