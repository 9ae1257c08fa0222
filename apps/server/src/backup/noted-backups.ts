import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'backups.json';
const KINDS = ['made', 'verified'] as const;
/** The newest backup that was made, and the newest that was verified, by when they were begun: milliseconds since 1970. */
export type NotedBackups = Readonly<Partial<Record<(typeof KINDS)[number], number>>>;

/** What is noted in a data folder; nothing where nothing is, or not as it is written here. */
export function readNotedBackups(dataFolder: string): NotedBackups {
  try {
    const noted = JSON.parse(readFileSync(path.join(dataFolder, FILE), 'utf8')) as Record<string, unknown>;
    return Object.fromEntries(KINDS.flatMap((kind) => (Number.isFinite(noted[kind]) ? [[kind, noted[kind]]] : [])));
  } catch {
    // There is none yet.
    return {};
  }
}

/**
 * Notes a backup in the data folder whose server shows its age as a metric. An older one than is noted changes nothing.
 * @param started ISO instant, as `backup.json` has it
 * @throws where the data folder cannot be written
 */
export function noteBackup(dataFolder: string, kind: keyof NotedBackups, started: string): void {
  const noted = readNotedBackups(dataFolder);
  const beganMs = Date.parse(started);
  if (Number.isNaN(beganMs) || beganMs <= (noted[kind] ?? 0)) return;
  const file = path.join(dataFolder, FILE);
  writeFileSync(`${file}.new`, JSON.stringify({ ...noted, [kind]: beganMs }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
