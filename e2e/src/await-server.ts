// Set-up of each test file that looks at its project's server: waits until that has started, and says when the file has ended.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { DONE, type SharedServerState } from './share-server.ts';
import { setSharedServerUrl } from './shared-servers.ts';

const START_MS = 300_000;
const LOOK_MS = 50;

const file = inject('sharedServerFile');
const end = Date.now() + START_MS;
while (!fs.existsSync(file) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
if (!fs.existsSync(file)) throw new Error(`the server that the project shares did not start within ${START_MS} ms`);
const state = JSON.parse(fs.readFileSync(file, 'utf8')) as SharedServerState;
if ('fault' in state) throw new Error(`the server that the project shares did not start: ${state.fault}`);
setSharedServerUrl(state.url);
// After all that the file itself does when it ends: hooks run in the opposite order.
afterAll(() => fs.writeFileSync(path.join(path.dirname(file), `${DONE}${randomUUID()}`), ''));
