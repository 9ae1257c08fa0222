import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** What `await-server.ts` reads: where the server that a project's tests share is, or why it did not start. */
export type SharedServerState = { readonly url: string } | { readonly fault: string };

/** What each test file of a project leaves beside `sharedServerFile` when it ends begins with this. */
export const DONE = 'done-';

/**
 * Global set-up of a project whose tests share a server: starts it and does not wait. Each test file of the project does
 * (`await-server.ts`), so that the servers of all projects start side by side, while tests of other projects run. The server ends
 * with the last of these files, since a living one that nobody looks at takes a tenth of a core. Returns what ends it at the latest.
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
  let ending: Promise<unknown> | undefined;
  const end = () => {
    ending ??= starting.then((server) => server?.stop());
    return ending;
  };
  const files = project.vitest.state.getPaths().filter((name) => project.matchesTestGlob(name)).length;
  const watcher = fs.watch(folder, () => {
    const done = fs.readdirSync(folder).filter((name) => name.startsWith(DONE)).length;
    // What ends it at the latest says why it could not be ended.
    if (done === files) end().catch(() => undefined);
  });
  project.provide('sharedServerFile', file);
  return async () => {
    watcher.close();
    await end();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
