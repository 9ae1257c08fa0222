import { GENESIS_NS } from '@ledgerscope/ledger';
import type { BatchRows, BlockRow, LedgerStore } from '@ledgerscope/ledger-store';
import { emptyColumns, inColumnsToo, inRowsAlone } from '@ledgerscope/ledger-store/testing/in-rows-alone';
import { sampleRow, sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import type { FastifyInstance } from 'fastify';
import { testApiOver } from '../../testing/open-test-api.ts';
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

/** The API over one case of the mirror node after another. */
export interface CasesApi {
  readonly app: FastifyInstance;
  /** From now on it answers from what this sets up and from nothing before: from rows alone, or from the column store too. */
  load(setup: Setup, from: 'rows' | 'rows and columns'): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens it on a column store that nobody else uses. The API is made once, since that takes longer than most cases, and asks whatever it asks of
 * the store of the present case.
 */
export async function openCases(columns: LedgerStore): Promise<CasesApi> {
  let present = await inRowsAlone(columns);
  const ofPresent = new Proxy(columns, {
    get: (_, name) => {
      const value: unknown = Reflect.get(present, name);
      return typeof value === 'function' ? value.bind(present) : value;
    },
  });
  const api = await testApiOver(ofPresent, () => present.close(), CONTEXT);
  return {
    app: api.app,
    load: async (setup, from) => {
      await present.close();
      await emptyColumns(columns);
      present = await (from === 'rows' ? inRowsAlone(columns) : inColumnsToo(columns));
      const blocks = setupBlocks(setup);
      await api.write(rowsOf(setup, blocks), blocks);
    },
    close: () => api.close(),
  };
}

function rowsOf(setup: Setup, blocks: readonly BlockRow[]): BatchRows {
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
  return rows;
}
