import type { TestProject } from 'vitest/node';
import { startServer } from './running-server.ts';

const START_MS = 240_000;
/** Where the server sends who asks for tunefm: nobody listens there. */
const TUNEFM_URL = 'http://127.0.0.1:9/tokens/tune';
const FLAGS = ['--demo-history', '90m', '--demo-tps', '1', '--demo-seed', '15', '--request-rate', '0'];

/** One living demo network, for all tests that only look at it. */
export default async function serveLiveDemo(project: TestProject): Promise<() => Promise<unknown>> {
  const server = await startServer([...FLAGS, '--tunefm-url', TUNEFM_URL], { startMs: START_MS });
  project.provide('liveDemoUrl', server.url);
  project.provide('tunefmUrl', TUNEFM_URL);
  return () => server.stop();
}
