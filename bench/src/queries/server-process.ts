import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** The server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the server on a free port and waits until it listens. */
export async function startServer(flags: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [PROGRAM, 'start', '--port', '0', '--log-level', 'info', ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
  });
  const url = await readAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-20_000);
      const found = /pages at (http:\/\/[^/"\s]+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
