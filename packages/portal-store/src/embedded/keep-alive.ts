import { spawn } from 'node:child_process';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { PLAIN_ENVIRONMENT, type PortalFolder, run } from './portal-folder.ts';

/**
 * Keeps the database running for as long as any process holds the named pipe `keep-alive` open. The operating system
 * closes it however a process ends, so that the last process, even if it was killed, leaves no database running.
 */
export class KeepAlive {
  readonly #pipe: string;
  readonly #where: PortalFolder;
  #fd: number | undefined;

  private constructor(where: PortalFolder) {
    this.#where = where;
    this.#pipe = path.join(where.folder, 'keep-alive');
  }

  static async hold(where: PortalFolder): Promise<KeepAlive> {
    const held = new KeepAlive(where);
    if (!existsSync(held.#pipe)) {
      // Two processes may make it at once: what counts is that it is there.
      await run('mkfifo', ['-m', '600', held.#pipe], { env: PLAIN_ENVIRONMENT }).catch((error: unknown) => {
        if (!existsSync(held.#pipe)) throw error;
      });
    }
    // For both directions: opening one side alone waits for the other.
    held.#fd = openSync(held.#pipe, constants.O_RDWR);
    return held;
  }

  /** Stops the database (fast: transactions under way are rolled back) when nobody holds the pipe any more. */
  watch(pid: number): void {
    const reader = openSync(this.#pipe, constants.O_RDONLY);
    const script = 'trap "" INT TERM HUP; cat >/dev/null; [ "$(head -n 1 postmaster.pid)" = "$0" ] && kill -INT "$0"';
    const watcher = spawn('/bin/sh', ['-c', script, String(pid)], {
      ...this.#where.user,
      cwd: this.#where.pg,
      env: PLAIN_ENVIRONMENT,
      detached: true,
      stdio: [reader, 'ignore', 'ignore'],
    });
    watcher.on('error', () => {});
    watcher.unref();
    closeSync(reader);
  }

  release(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
  }
}
