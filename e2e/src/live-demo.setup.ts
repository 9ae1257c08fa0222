import type { TestProject } from 'vitest/node';
import { SHARED_POLL_MS, startServer } from './running-server.ts';
import { shareServer } from './share-server.ts';
import { TUNEFM_URL } from './shared-servers.ts';

const FLAGS = ['--demo-history', '90m', '--demo-tps', '1', '--demo-seed', '15', '--request-rate', '0'];

/** One living demo network, for all tests that only look at it. */
export default function serveLiveDemo(project: TestProject): () => Promise<void> {
  return shareServer(project, () => startServer([...FLAGS, '--tunefm-url', TUNEFM_URL], { pollMs: SHARED_POLL_MS }));
}
