import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** What `await-server.ts` reads: where the server that a project's tests share is, or why it did not start. */
export type SharedServerState = { readonly url: string } | { readonly fault: string };

/**
 * Global set-up of a project whose tests share a server: starts it and does not wait. Each test file of the project does
 * (`await-server.ts`), so that the servers of all projects start side by side, while tests of other projects run. Returns
 * what ends it.
 */
export function shareServer(
  project: TestProject,
  start: () => Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }>,
): () => Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-shared-'));
  const file = path.join(folder, 'server.json');
  const say = (state: SharedServerState) => {
    fs.writeFileSync(`${file}.part`, JSON.stringify(state));
    fs.renameSync(`${file}.part`, file);
  };
  const starting = start().then(
    (server) => {
      say({ url: server.url });
      return server;
    },
    (error: unknown) => say({ fault: String(error) }),
  );
  project.provide('sharedServerFile', file);
  return async () => {
    await (await starting)?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
