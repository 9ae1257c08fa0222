import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { socketFolder } from '@ledgerscope/portal-store';
import type { Logger } from 'pino';

/** A socket in the data folder that only the server's own user can reach. */
const SOCKET = 'backup.sock';

/** What the server answers: until when the copy has the ledger, or why there is none. */
export interface LedgerBackup {
  readonly head?: { readonly sequence: string; readonly lastNs: string } | undefined;
  readonly problem?: string;
}

/**
 * Copies the ledger for `ledgerscope backup` while this process writes the ledger and serves it, until the signal. A socket that cannot
 * be made is a warning: the server works without it.
 */
export function serveBackups(
  dataFolder: string,
  store: Pick<LedgerStore, 'backUp'>,
  log: Logger,
  signal: AbortSignal,
): void {
  const { path: folder, remove } = socketFolder(dataFolder, SOCKET);
  const socket = path.join(folder, SOCKET);
  const server = createServer((asked, reply) => void answer(asked, reply));

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const destination = await text(asked);
    log.info(`copying the ledger to ${destination}; batches wait until the copy is complete`);
    const outcome = await store.backUp(destination).then(
      (head): LedgerBackup => ({
        head: head && { sequence: String(head.sequence), lastNs: String(head.lastNs) },
      }),
      (error: unknown): LedgerBackup => ({ problem: error instanceof Error ? error.message : String(error) }),
    );
    log.info(outcome.problem === undefined ? 'ledger copied' : `the ledger was not copied: ${outcome.problem}`);
    reply.end(JSON.stringify(outcome));
  }

  // One that was killed leaves its socket behind.
  rmSync(socket, { force: true });
  server.on('error', (error) => log.warn({ err: error }, 'ledgerscope backup cannot reach this server'));
  server.listen(socket, () => chmodSync(socket, 0o600));
  signal.addEventListener('abort', () => {
    server.close(() => {
      rmSync(socket, { force: true });
      remove();
    });
    server.closeAllConnections();
  });
}

/** Asks the server that writes this data folder's ledger for a copy; undefined where none runs. */
export async function askForBackup(dataFolder: string, destination: string): Promise<LedgerBackup | undefined> {
  const { path: folder, remove } = socketFolder(dataFolder, SOCKET);
  try {
    return await new Promise((resolve, reject) => {
      // Bounded: the other end is on this machine; it ends with its process, after as long as the copy takes.
      const asking = request({ socketPath: path.join(folder, SOCKET), method: 'POST', path: '/' }, (reply) => {
        text(reply).then((body) => resolve(JSON.parse(body) as LedgerBackup), reject);
      });
      asking.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
        else reject(new Error(`the server stopped before the copy was complete (${error.message})`, { cause: error }));
      });
      asking.end(destination);
    });
  } finally {
    remove();
  }
}
