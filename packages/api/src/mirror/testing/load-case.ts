import { sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { placeInBlocks, setupBlocks } from './setup-blocks.ts';
import { setupTransactions } from './setup-transactions.ts';
import type { Setup } from './setup-values.ts';

/** A store that holds what a case of the mirror node sets up, and the API over it. */
export async function openCase(setup: Setup): Promise<TestApi> {
  const api = await openTestApi();
  const blocks = setupBlocks(setup);
  const transactions = setupTransactions(setup);
  const rows = sampleRows({ ...transactions });
  placeInBlocks(rows, blocks);
  try {
    await api.write(rows, blocks);
  } catch (error) {
    await api.close();
    throw error;
  }
  return api;
}
