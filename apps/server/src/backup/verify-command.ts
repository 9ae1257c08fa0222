import { countWithNoun } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { findProblems } from './backup-files.ts';
import { type BackupPlace, backupPlace } from './backup-place.ts';
import { type BackupSummary, hashedParts, readSummary, SUMMARY } from './backup-summary.ts';
import { ledgerText } from './folder-command.ts';
import { tryToNote } from './try-to-note.ts';

const USAGE = `ledgerscope backup verify <folder> [--data <folder>]

Reads all files of a backup and compares them with the hashes in backup.json. With --data, the server of that data folder shows the age of the latest verified backup in its metrics. Exit code 1 if a file is damaged or missing, or does not belong to the backup.`;
const MOST_PROBLEMS = 100;

/** `ledgerscope backup verify <folder>`: exit code 0, 1 (it is not what was written) or 2 (cannot be asked so). */
export async function verifyCommand(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === undefined) {
    console.error(USAGE);
    return args[0] === '--help' ? 0 : 2;
  }
  const { folder, dataFolder } = asked;
  try {
    const place = backupPlace(folder);
    const summary = readSummary(place.folder);
    const problems = await findProblemsOfBackup(place, summary);
    for (const problem of problems.slice(0, MOST_PROBLEMS)) console.log(problem);
    if (problems.length > 0) return 1;
    if (dataFolder !== undefined && summary.files !== undefined) tryToNote(dataFolder, 'verified', summary);
    console.log(`${place.folder} has ${ledgerText(summary.untilNs)}. ${provenText(summary)}`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof ConfigError ? 1 : 2;
  }
}

/** Undefined where it cannot be asked so. */
function readArguments([folder, flag, dataFolder, ...more]: readonly string[]) {
  if (folder === undefined || folder.startsWith('-') || more.length > 0) return undefined;
  if (flag === undefined) return { folder, dataFolder: undefined };
  return flag === '--data' && dataFolder !== undefined ? { folder, dataFolder } : undefined;
}

/** @throws ConfigError for a backup that is not what was written, with the file that is to blame */
export async function checkBackup(place: BackupPlace, summary: BackupSummary): Promise<void> {
  const [first, ...others] = await findProblemsOfBackup(place, summary);
  if (first === undefined) return;
  const more = others.length === 0 ? '' : `, and ${countWithNoun(others.length, 'file')} more`;
  throw new ConfigError(`The backup does not match what was written: ${first}${more}. Nothing was restored.`);
}

async function findProblemsOfBackup({ folder }: BackupPlace, summary: BackupSummary): Promise<string[]> {
  if (summary.files === undefined) return [];
  return findProblems(folder, hashedParts(summary), summary.files);
}

/** What the hashes prove, and what they do not. */
export function provenText({ files, stores, program }: BackupSummary): string {
  if (files === undefined) return `Version ${program} did not write hashes to ${SUMMARY}, so nothing was compared.`;
  const elsewhere =
    stores?.ledger === 'elsewhere' ? ' The ledger part is on the ClickHouse server and was not compared.' : '';
  return `All ${countWithNoun(files.length, 'file')} match their hashes.${elsewhere}`;
}
