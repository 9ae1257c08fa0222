import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { balanceSignatures } from '@ledgerscope/ingest/balances/balance-signatures';
import {
  loadBalanceSnapshot,
  reconcileBalanceSnapshot,
  type SnapshotSource,
} from '@ledgerscope/ingest/balances/load-balance-snapshot';
import { readBalanceFile } from '@ledgerscope/ingest/balances/read-balance-file';
import { folderOf } from '@ledgerscope/ingest/settings/source-settings';
import { DirectorySource } from '@ledgerscope/ingest/source/directory-source';
import { openNetworkState } from '@ledgerscope/ingest/verify/open-network-state';
import { consensusNsOf, countWithNoun, formatEntityId, formatIso } from '@ledgerscope/ledger';
import { balanceAnchor, type LedgerStore, SnapshotError } from '@ledgerscope/ledger-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { StreamError } from '@ledgerscope/streams';
import pino from 'pino';
import { type OpenedForCommand, openStoreForCommand } from './open-store-for-command.ts';

const USAGE = `ledgerscope load-balances <file...> [flags]

Reads accountBalances files of the network (.csv or .pb, optionally compressed; the nodes' _sig files in the same folder or in the folders balance0.0.N are the proof). If the ledger does not start at genesis, balances are known from the first matching file on. All other files are compared with the stored balances, and each account that differs is printed with both values. Exit code 1 if balances differ, 2 if a file cannot be used.

Flags: --data <folder> | --clickhouse-url <url>, --network <name> or --address-book <file>, --trust-unsigned`;

/** Differences that are printed one by one. */
const MAX_PRINTED = 1_000;

/** Anchors or compares, file by file in the order of their time; exit code 0, 1 (differences) or 2 (cannot be done). */
export async function loadBalancesCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  // Files come before the flags: behind one, a word is its value.
  const firstFlag = args.findIndex((arg) => arg.startsWith('-'));
  const files = firstFlag === -1 ? args : args.slice(0, firstFlag);
  const flags = firstFlag === -1 ? [] : args.slice(firstFlag);
  if (files.length === 0 || flags.includes('--help')) {
    console.error(USAGE);
    return flags.includes('--help') ? 0 : 2;
  }
  const opened = await openStoreForCommand(flags, env, USAGE);
  if (opened === undefined) return 2;
  try {
    return await loadAll(opened, files);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.error(error.message);
    return 2;
  } finally {
    await opened.store.close();
  }
}

/** What is wrong with a file or a flag is one line; anything else is a fault. */
function isRefusal(error: unknown): error is Error {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return missing || [StreamError, SnapshotError, ConfigError].some((refusal) => error instanceof refusal);
}

async function loadAll({ config, store }: OpenedForCommand, files: readonly string[]): Promise<number> {
  if (store.head === undefined) {
    console.error('The database is empty. Balances can be loaded once it includes the time of the file.');
    return 2;
  }
  const beside =
    (config.source === undefined ? undefined : folderOf(config.source)) ?? path.dirname(path.resolve(files[0] ?? '.'));
  const { addressBook, stakes } = await openNetworkState(
    config,
    new DirectorySource(beside),
    store,
    pino({ level: 'silent' }),
  );
  const read = await Promise.all(files.map(async (file) => ({ file, bytes: new Uint8Array(await readFile(file)) })));
  const inOrder = read
    .map(({ file, bytes }) => ({ file, bytes, at: readBalanceFile(file, bytes).consensusNs }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  let differences = 0;
  for (const { file, bytes } of inOrder) {
    const signatures = await balanceSignatures(file, addressBook);
    const { trustUnsigned } = config;
    const source: SnapshotSource = { file, bytes, signatures, addressBook, stakes, trustUnsigned };
    differences += await loadOne(store, source);
  }
  return differences === 0 ? 0 : 1;
}

/** Anchors where nothing does yet, else compares; returns the number of differences. */
async function loadOne(store: LedgerStore, source: SnapshotSource): Promise<number> {
  if ((await balanceAnchor(store)) === undefined) {
    const { balances, consensusNs } = await loadBalanceSnapshot(store, source);
    const known = (await balanceAnchor(store))?.knownFromNs ?? consensusNs;
    console.log(
      `${source.file}: ${countWithNoun(balances.size, 'account')} at ${formatIso(consensusNs)}. Balances are known from ${formatIso(consensusNsOf(known))} on.`,
    );
    return 0;
  }
  let differences = 0;
  for await (const { account, stored, snapshot } of reconcileBalanceSnapshot(store, source)) {
    differences++;
    if (differences <= MAX_PRINTED)
      console.log(`${source.file}: ${formatEntityId(account)}: ${snapshot} tinybars in file, ${stored} in database`);
  }
  console.log(
    differences === 0
      ? `${source.file}: all balances match.`
      : `${source.file}: ${countWithNoun(differences, 'account differs', 'accounts differ')}. Nothing was changed.`,
  );
  return differences;
}
