import os from 'node:os';
import { countWithNoun } from '@ledgerscope/ledger';
import { withPortalStore } from '@ledgerscope/portal/portal-place';
import { acquireLease, backUpPortal, type Lease } from '@ledgerscope/portal-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { VERSION } from '@ledgerscope/process/version';
import type { Config } from '../config.ts';
import { openStore } from '../open-store.ts';
import { type BackedUpFile, hashedFiles } from './backup-files.ts';
import { type BackupPlace, newBackupPlace, writeSummary } from './backup-place.ts';
import type { BackupSummary } from './backup-summary.ts';
import { folderCommand, ledgerText } from './folder-command.ts';
import { askForBackup, type LedgerBackup } from './serve-backups.ts';
import { tryToNote } from './try-to-note.ts';
import { verifyCommand } from './verify-command.ts';

const USAGE = `ledgerscope backup <folder> [--data <folder> | --clickhouse-url <url>] [--database-url <url>]
ledgerscope backup verify <folder> [--data <folder>]

Backs up the ledger and portal databases to a new folder. The server can keep running: ingest pauses while the ledger is copied; everything else continues. backup.json contains a hash of each file, which verify compares. The folder contains password hashes and email addresses: protect it like the data folder. With --clickhouse-url, the ledger part is written by the ClickHouse server, on its own machine, where its <backups> settings allow it.`;

/** `ledgerscope backup <folder>`: exit code 0, 1 (no backup was made) or 2 (cannot be asked so). */
export function backupCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args[0] === 'verify') return verifyCommand(args.slice(1));
  const run = async (config: Config, folder: string) => {
    const { untilNs, portalRows } = await backUp(config, folder);
    return `${folder} has ${ledgerText(untilNs)} and ${countWithNoun(portalRows, 'row')} of the portal.`;
  };
  return folderCommand({ usage: USAGE, run }, args, env);
}

/**
 * The ledger first: the portal then has what was done until a little later, never less, so that what is delivered or charged for a block
 * of the copy is in the copy too.
 */
async function backUp(config: Config, folder: string): Promise<BackupSummary> {
  const place = newBackupPlace(folder);
  try {
    return await backUpInto(config, place);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`${text}. ${place.folder} is an incomplete backup: delete it`, { cause: error });
  }
}

async function backUpInto(config: Config, place: BackupPlace): Promise<BackupSummary> {
  const started = new Date().toISOString();
  const { head, problem } =
    (await askForBackup(config.dataFolder, place.folder)) ?? (await copyHere(config, place.folder));
  if (problem !== undefined) throw new Error(`the ledger could not be copied: ${problem}`);
  const { tables } = await withPortalStore(config, (portal) => backUpPortal(portal, place.portal));
  const parts = await hashParts(place.folder);
  const summary: BackupSummary = {
    program: VERSION,
    started,
    ended: new Date().toISOString(),
    block: head?.sequence ?? null,
    untilNs: head?.lastNs ?? null,
    portalRows: tables.reduce((sum, { rows }) => sum + rows, 0),
    ...parts,
  };
  writeSummary(place, summary);
  tryToNote(config.dataFolder, 'made', summary);
  return summary;
}

/** Every file that is here, and which store is not. */
async function hashParts(folder: string): Promise<Required<Pick<BackupSummary, 'files' | 'stores'>>> {
  const portal = await hashedFiles(folder, 'portal');
  const rows = await hashedFiles(folder, 'rows');
  const ledger = await ledgerFiles(folder);
  return {
    stores: {
      ledger: ledger.length === 0 ? 'elsewhere' : 'hashed',
      rows: rows.length === 0 ? 'remade' : 'hashed',
      portal: 'hashed',
    },
    files: [...ledger, ...rows, ...portal],
  };
}

/** None where a ClickHouse server wrote them on its own machine, or for its own user alone. */
async function ledgerFiles(folder: string): Promise<BackedUpFile[]> {
  try {
    return await hashedFiles(folder, 'ledger');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return [];
    throw error;
  }
}

/**
 * Where no server runs in this data folder, this process opens the store: an embedded one is locked by that, of one that several
 * processes can write it takes the right to.
 */
async function copyHere(config: Config, destination: string): Promise<LedgerBackup> {
  const lease = await takeLease(config);
  try {
    const store = await openStore(config);
    try {
      const head = await store.backUp(destination);
      return { head: head && { sequence: String(head.sequence), lastNs: String(head.lastNs) } };
    } finally {
      await store.close();
    }
  } finally {
    await lease?.release();
  }
}

/** @throws ConfigError where another process writes the ledger */
async function takeLease(config: Config): Promise<Lease | undefined> {
  const { clickhouseUrl } = config;
  if (clickhouseUrl === undefined) return undefined;
  const held = new AbortController();
  let writer: string | undefined;
  const lease = await withPortalStore(config, (portal) =>
    acquireLease(portal, {
      guards: 'ingest',
      network: new URL(clickhouseUrl).pathname.slice(1),
      holder: `${os.hostname()}, process ${process.pid} (backup)`,
      signal: held.signal,
      onWaiting: (holder) => {
        writer = holder;
        held.abort();
      },
    }),
  );
  if (lease !== undefined) return lease;
  if (writer === undefined)
    throw new ConfigError('the portal database is not responding, so the process that writes the ledger is unknown');
  throw new ConfigError(`${writer} is the ingest process: run the backup there with its --data`);
}
