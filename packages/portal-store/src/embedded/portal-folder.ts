import { type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PortalUnavailableError } from '../portal-error.ts';
import { isAlive } from './postmaster.ts';
import { giveTree, makingUserOf, type RuntimeUser, runtimeUserOf } from './runtime-user.ts';

/** The folders of an embedded database and who owns them. */
export interface PortalFolder {
  /** Holds everything else; only the owner enters it. */
  readonly folder: string;
  /** The database's own folder. */
  readonly pg: string;
  readonly user: RuntimeUser;
}

/**
 * The folder as the database is given it. Started inside it, the database gets there on Linux even where only root may
 * pass through a folder above.
 */
export function asSeenInside(pg: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : pg;
}

/** Environment of the database's programs: nothing of ours, no locale. */
export const PLAIN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Makes the folder where it is missing. @throws PortalUnavailableError where it belongs to somebody else */
export function preparePortalFolder(dataFolder: string): PortalFolder {
  const folder = path.join(dataFolder, 'portal');
  const pg = path.join(folder, 'pg');
  try {
    mkdirSync(folder, { recursive: true });
    const user = runtimeUserOf(pg);
    chmodSync(folder, 0o700);
    give(folder, user);
    return { folder, pg, user };
  } catch (error) {
    throw new PortalUnavailableError(`${folder} cannot be used: ${(error as Error).message}`);
  }
}

/** Makes an empty database unless there is one. It appears under its name only when it is complete. */
export async function initDatabase(
  { folder, pg, user }: PortalFolder,
  native: string,
  extraFlags: readonly string[] = [],
): Promise<void> {
  if (existsSync(path.join(pg, 'PG_VERSION'))) return;
  removeAbandoned(folder);
  const making = path.join(folder, `pg.new-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  const maker = makingUserOf(user);
  give(making, maker);
  const flags = ['--username=ledgerscope', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await run(path.join(native, 'bin', 'initdb'), ['-D', asSeenInside(making), ...flags, ...locale, ...extraFlags], {
      ...maker,
      cwd: making,
      env: PLAIN_ENVIRONMENT,
    });
    giveTree(making, user);
    renameSync(making, pg);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(path.join(pg, 'PG_VERSION'))) throw error;
  }
}

/** What processes that were killed had begun. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^pg\.new-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function give(folder: string, user: RuntimeUser): void {
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
}

/** Runs a program to its end. @throws PortalUnavailableError with what it said */
export async function run(program: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = `${said}${part.toString()}`.slice(-2_000);
  });
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  if (code !== 0) throw new PortalUnavailableError(`${path.basename(program)} ended with ${code}: ${said.trim()}`);
}
