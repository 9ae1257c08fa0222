import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { layEmptyPortal } from '@ledgerscope/portal-store/testing/empty-portal';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
/** For a server that never starts: one that can not ends before. One with a long history takes longer. */
const START_MS = 240_000;
/** How often a server looks for new files: often where a test waits for them, as usual where it is there all the time. */
const POLL_MS = 50;
export const SHARED_POLL_MS = 500;

/** The whole program in a process of its own, on a free port and a data folder of its own. */
export interface RunningServer {
  readonly url: string;
  readonly data: string;
  /** What it wrote to its log so far. */
  readonly log: () => string;
  /** Ends it gently and, unless given to keep it, removes its data; resolves with the exit code. */
  readonly stop: (keepData?: boolean) => Promise<number | null>;
  /** Kills it (SIGKILL), so that it can end nothing by itself; its data stays for `stop` to remove. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts `ledgerscope start` with these flags and waits until `/ready` answers, with 503 too when `ready` is false.
 * A server that is there all the time has a longer `pollMs`.
 */
export async function startServer(
  flags: readonly string[],
  options: { ready?: boolean; data?: string; pollMs?: number; startMs?: number } = {},
): Promise<RunningServer> {
  const data = options.data ?? emptyData();
  const pollMs = String(options.pollMs ?? POLL_MS);
  const child = spawn(process.execPath, [MAIN, '--data', data, '--port', '0', '--poll-ms', pollMs, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // The program is compiled once for all its processes.
    env: {
      NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'ledgerscope-compiled'),
      ...process.env,
      UV_THREADPOOL_SIZE: '16',
    },
  });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const log = () => text;
  const starting = { child, log, endMs: Date.now() + (options.startMs ?? START_MS) };
  const url = await until(starting, async () => /pages at (http:\/\/[^/]+)\/hedera/.exec(text)?.[1]);
  await waitForReady(url, options.ready ?? true, starting);
  return {
    url,
    data,
    log,
    stop: (keepData = false) => stop(child, keepData ? undefined : data),
    kill: () => kill(child),
  };
}

function emptyData(): string {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-e2e-'));
  layEmptyStore(data);
  layEmptyPortal(data);
  return data;
}

/** A server that may not answer yet. */
interface Starting {
  readonly child: ChildProcess;
  readonly log: () => string;
  readonly endMs: number;
}

async function waitForReady(url: string, ready: boolean, starting: Starting): Promise<void> {
  await until(starting, async () => {
    // One that has ended already says so in its log.
    const status = await fetch(`${url}/ready`).then(
      (reply) => reply.status,
      () => 0,
    );
    return status === 200 || (!ready && status === 503) ? true : undefined;
  });
  // Pages ask the portal's store too, which a busy machine may take longer to start.
  await until(starting, async () => (starting.log().includes('portal database:') ? true : undefined));
}

async function until<T>({ child, log, endMs }: Starting, ask: () => Promise<T | undefined>): Promise<T> {
  while (Date.now() < endMs && child.exitCode === null) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not get there (exit code ${child.exitCode}):\n${log()}`);
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise<unknown>((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function stop(child: ChildProcess, data: string | undefined): Promise<number | null> {
  const ended =
    child.exitCode === null && child.signalCode === null
      ? // Not when it ends, but when its log was read to the end, too.
        new Promise<number | null>((resolve) => child.once('close', resolve))
      : Promise.resolve(child.exitCode);
  child.kill('SIGTERM');
  const code = await ended;
  if (data !== undefined) fs.rmSync(data, { recursive: true, force: true });
  return code;
}
