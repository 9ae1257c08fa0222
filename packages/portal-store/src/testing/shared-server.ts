import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const VARIABLE = 'LEDGERSCOPE_PORTAL_SERVER';
const PROGRAM = path.join(import.meta.dirname, 'serve-portals.ts');

/**
 * Global set-up of a test run, after the empty portal's: starts one PostgreSQL that test files share, since starting one takes longer than
 * many of them. Returns what stops it; it stops with the test run in any case.
 */
export default async function startSharedServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[VARIABLE] !== undefined) return undefined;
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const [host] = await Promise.race([line, exited]);
  if (typeof host !== 'string') throw new Error('no PostgreSQL for tests');
  process.env[VARIABLE] = host;
  return async () => {
    delete process.env[VARIABLE];
    child.stdin.end();
    await exited;
  };
}

/** The folder of the socket of the one that test files share; undefined where the test run started none. */
export function sharedHost(): string | undefined {
  return process.env[VARIABLE];
}
