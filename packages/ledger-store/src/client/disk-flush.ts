import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Ends with its input, and so with this process. Where `sync` knows no file systems it flushes all of them. */
const FLUSH_EACH = 'while read -r line; do sync -f "$1" 2>/dev/null || sync; echo "$line"; done';

/**
 * Has the disk take everything that was written to the file system of a folder: what a power cut leaves of it is whole. Node.js has no call
 * for that; a shell beside this process does it, since starting one each time would copy the tables of this process's memory.
 */
export class DiskFlush {
  readonly #folder: string;
  #shell: ChildProcessByStdio<Writable, Readable, null> | undefined;
  #isOver = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Resolves once the disk has it; at once, with a warning the first time, where the system has no shell or no `sync`. One call at a
   * time.
   */
  async flush(): Promise<void> {
    if (this.#isOver) return;
    this.#shell ??= this.#start();
    const shell = this.#shell;
    const done = new AbortController();
    try {
      const flushed = once(shell.stdout, 'data', done);
      const ended = once(shell, 'close', done);
      shell.stdin.write('flush\n');
      await Promise.race([flushed, ended]);
    } catch {
      // It could not be started, of which `#miss` warned.
    } finally {
      done.abort();
    }
  }

  close(): void {
    this.#isOver = true;
    this.#shell?.stdin.end();
  }

  #start(): ChildProcessByStdio<Writable, Readable, null> {
    const shell = spawn('sh', ['-c', FLUSH_EACH, 'sh', this.#folder], { stdio: ['pipe', 'pipe', 'ignore'] });
    for (const event of ['error', 'close']) shell.on(event, () => this.#miss());
    shell.stdin.on('error', () => this.#miss());
    // The process does not stay alive for it.
    shell.unref();
    for (const pipe of [shell.stdin, shell.stdout]) (pipe as Socket).unref();
    return shell;
  }

  #miss(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    process.emitWarning(
      `Nothing flushes the disk of ${this.#folder} (sh and sync): a power cut may lose what was written last.`,
    );
  }
}
