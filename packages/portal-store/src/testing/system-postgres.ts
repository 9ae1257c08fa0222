import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** PostgreSQL refuses to be run by root. */
const NOBODY = 65_534;
const CONTROL = 'pg_ctl';
const isRoot = process.geteuid?.() === 0;

/** Whether a PostgreSQL server is installed on this machine. */
export function hasSystemPostgres(): boolean {
  return ['initdb', CONTROL].every((name) => spawnSync(name, ['--version']).status === 0);
}

/** Who runs it: `chown` its folder to this user where there is one. */
export const POSTGRES_USER = isRoot ? { uid: NOBODY, gid: NOBODY } : undefined;

/** A PostgreSQL server of the system, in a folder of its own. */
export interface SystemPostgres {
  readonly url: string;
  start(): void;
  /** At once, as a crash or a power cut does it. */
  crash(): void;
  isRunning(): boolean;
}

/**
 * Makes its files; `settings` are further ones, such as `max_wal_size=32MB`.
 * @param folder for its files; its path has to be short, since its socket is there
 */
export function makeSystemPostgres(folder: string, settings: readonly string[] = []): SystemPostgres {
  const run = (command: string, args: readonly string[]) => {
    const { status, stderr } = spawnSync(command, args, {
      ...POSTGRES_USER,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  };
  const data = path.join(folder, 'data');
  const control = (...args: string[]) => run(CONTROL, ['-D', data, '-w', '-l', path.join(folder, 'log'), ...args]);
  run('initdb', ['-D', data, '-U', 'ledgerscope', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const given = ["listen_addresses=''", `unix_socket_directories='${folder}'`, 'fsync=off', ...settings];
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&port=5432&user=ledgerscope`,
    start: () => control('start', '-o', given.map((setting) => `-c ${setting}`).join(' ')),
    crash: () => control('stop', '-m', 'immediate'),
    isRunning: () => spawnSync(CONTROL, ['-D', data, 'status'], { ...POSTGRES_USER, cwd: folder }).status === 0,
  };
}
