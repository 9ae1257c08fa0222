// Programs that tests use and that are packages of Debian: as root they are installed, elsewhere tests go without.
import fs from 'node:fs';
import path from 'node:path';
import { run } from './setup.mjs';

/** A package source that does not answer holds up no test for long. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];

/** The path of the first of these programs that is on PATH; undefined when none is. */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

/** Installs packages of Debian as root; what it cannot is found out by looking for the programs. */
export async function installForRoot(names, purpose) {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === undefined) return;
  console.log(`\n▸ Installing ${names.join(', ')} for ${purpose}`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', [...PATIENCE, 'update', '-qq'], options);
  await run('apt-get', [...PATIENCE, 'install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
