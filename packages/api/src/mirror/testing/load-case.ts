import type { LedgerStore } from '@ledgerscope/ledger-store';
import { inRowsAlone } from '@ledgerscope/ledger-store/testing/in-rows-alone';
import { sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import { type TestApi, testApiOver } from '../../testing/open-test-api.ts';
import { placeInBlocks, setupBlocks, setupBlooms } from './setup-blocks.ts';
import { setupMessages } from './setup-messages.ts';
import { setupSchedules } from './setup-schedules.ts';
import { setupStates } from './setup-states.ts';
import { setupTransactions } from './setup-transactions.ts';
import type { Setup } from './setup-values.ts';

/** Rows of what a case of the mirror node sets up, and the API over them; the column store beside them is empty. */
export async function openCase(columns: LedgerStore, setup: Setup): Promise<TestApi> {
  const store = await inRowsAlone(columns);
  const api = await testApiOver(store, () => store.close());
  const blocks = setupBlocks(setup);
  const version = blocks.at(-1)?.lastNs ?? 0n;
  const [sent, messages] = [setupTransactions(setup), setupMessages(setup)];
  const schedules = setupSchedules(setup, version);
  const rows = sampleRows({
    ...setupStates(setup, version),
    contractResult: setupBlooms(setup),
    schedule: schedules.schedule,
    scheduleEvent: schedules.scheduleEvent,
    topicMessage: messages.topicMessage,
    transaction: [...sent.transaction, ...messages.transaction],
    transactionRaw: [...sent.transactionRaw, ...messages.transactionRaw, ...schedules.transactionRaw],
  });
  placeInBlocks(rows, blocks);
  try {
    await api.write(rows, blocks);
  } catch (error) {
    await api.close();
    throw error;
  }
  return api;
}
