import { consensusNsOf, countWithNoun, formatIso } from '@ledgerscope/ledger';
import { type Finding, type LedgerStore, reconcile } from '@ledgerscope/ledger-store';
import { openStoreForCommand } from './open-store-for-command.ts';

const USAGE = `ledgerscope check [--data <folder> | --clickhouse-url <url>]

Checks the consistency of the database: the transfers of each transaction sum to zero, balances match the supply,
counters match row counts, and NFT owners match token balances. Read-only. Exit code 1 if there are differences.`;

/** `ledgerscope check`: prints what should be equal and is not; exit code 0, 1 (findings) or 2 (cannot be asked so). */
export async function checkCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.includes('--help')) {
    console.error(USAGE);
    return 0;
  }
  const opened = await openStoreForCommand(args, env, USAGE);
  if (opened === undefined) return 2;
  try {
    return await report(opened.store);
  } finally {
    await opened.store.close();
  }
}

async function report(store: LedgerStore): Promise<number> {
  if (store.head === undefined) {
    console.log('The store is empty.');
    return 0;
  }
  let findings = 0;
  for await (const finding of reconcile(store)) {
    console.log(describe(finding));
    findings++;
  }
  const until = formatIso(consensusNsOf(store.head.lastNs));
  console.log(
    findings === 0
      ? `No differences up to ${until}.`
      : `${countWithNoun(findings, 'difference')}, up to ${until}. Nothing was changed.`,
  );
  return findings === 0 ? 0 : 1;
}

function describe({ check, subject, expected, found }: Finding): string {
  return `${check}: ${subject} expected ${expected}, found ${found}`;
}
