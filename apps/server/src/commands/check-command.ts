import { consensusNsOf, countWithNoun, formatIso } from '@ledgerscope/ledger';
import {
  checkParts,
  FatalStoreError,
  type Finding,
  type LedgerStore,
  RowsUnfinishedError,
  reconcile,
} from '@ledgerscope/ledger-store';
import { openStoreForCommand } from './open-store-for-command.ts';

const USAGE = `ledgerscope check [--data <folder> | --clickhouse-url <url>] [--deep]

Checks the consistency of the database: the transfers of each transaction sum to zero, balances match the supply,
counters match row counts, NFT owners match token balances, and the row store contains the same data as the column store. With --deep, all files of the database are read. Read-only. Exit code 1 if there are differences.`;

/** `ledgerscope check`: prints what should be equal and is not; exit code 0, 1 (findings) or 2 (cannot be asked so). */
export async function checkCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.includes('--help')) {
    console.error(USAGE);
    return 0;
  }
  const isDeep = args.includes('--deep');
  const flags = args.filter((flag) => flag !== '--deep');
  const opened = await openStoreForCommand(flags, env, USAGE);
  if (opened === undefined) return 2;
  try {
    return await report(opened.store, isDeep);
  } catch (error) {
    if (error instanceof FatalStoreError) {
      console.log(`The database cannot be read completely: ${error.message}`);
      return 1;
    }
    if (!(error instanceof RowsUnfinishedError)) throw error;
    console.error(`${error.message} A process with the role ingest creates it. Start one, then check again.`);
    return 2;
  } finally {
    await opened.store.close();
  }
}

async function report(store: LedgerStore, isDeep: boolean): Promise<number> {
  if (store.head === undefined) {
    console.log('The database is empty.');
    return 0;
  }
  let count = 0;
  for await (const finding of findings(store, isDeep)) {
    console.log(describe(finding));
    count++;
  }
  const until = formatIso(consensusNsOf(store.head.lastNs));
  console.log(
    count === 0
      ? `No differences up to ${until}.`
      : `${countWithNoun(count, 'difference')}, up to ${until}. Nothing was changed.`,
  );
  return count === 0 ? 0 : 1;
}

async function* findings(store: LedgerStore, isDeep: boolean): AsyncGenerator<Finding> {
  // First: what cannot be read is compared with nothing.
  if (isDeep) {
    let isWhole = true;
    for await (const finding of checkParts(store.snapshot())) {
      isWhole = false;
      yield finding;
    }
    if (!isWhole) return;
  }
  yield* reconcile(store);
}

function describe({ check, subject, expected, found }: Finding): string {
  return `${check}: ${subject} expected ${expected}, found ${found}`;
}
