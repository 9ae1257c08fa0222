import { GENESIS_NS } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { inRowsAlone } from '@ledgerscope/ledger-store/testing/in-rows-alone';
import { sampleRow, sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import { openTestApi, type TestApi, testApiOver } from '../../testing/open-test-api.ts';
import { placeInBlocks, setupBlocks, setupBlooms } from './setup-blocks.ts';
import { setupCode } from './setup-contracts.ts';
import { setupMessages } from './setup-messages.ts';
import { setupResults } from './setup-results.ts';
import { setupSchedules } from './setup-schedules.ts';
import { setupStates } from './setup-states.ts';
import { setupTransactions } from './setup-transactions.ts';
import type { Setup } from './setup-values.ts';

/** The network that the cases are of. */
const CONTEXT = { network: () => 'testnet' };

/**
 * Rows of what a case of the mirror node sets up, and the API over them; the column store beside them is `columns`, which is empty, or one
 * of its own with all of it where none is given.
 */
export async function openCase(columns: LedgerStore | undefined, setup: Setup): Promise<TestApi> {
  const api = columns === undefined ? await openTestApi('embedded', CONTEXT) : await openBeside(columns);
  const blocks = setupBlocks(setup);
  const version = blocks.at(-1)?.lastNs ?? 0n;
  const [sent, messages] = [setupTransactions(setup), setupMessages(setup)];
  const [schedules, results] = [setupSchedules(setup, version), setupResults(setup)];
  const rows = sampleRows({
    ...setupStates(setup, version),
    ...setupCode(setup),
    balanceAnchor: [sampleRow('balanceAnchor', { consensusNs: GENESIS_NS, origin: 'genesis' })],
    ...results,
    contractResult: [...results.contractResult, ...setupBlooms(setup)],
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

async function openBeside(columns: LedgerStore): Promise<TestApi> {
  const store = await inRowsAlone(columns);
  return testApiOver(store, () => store.close(), CONTEXT);
}
