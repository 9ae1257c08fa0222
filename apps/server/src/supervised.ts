import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What `scripts/supervise.mjs` asks now and then. */
const ASKED = 'alive?';

/** What this process says to the script that started it. */
type Said = { readonly supervised: 'begun'; readonly unansweredMs: number } | { readonly supervised: Step };
type Step = 'serving' | 'ending' | 'alive';

/** What `/health` can be asked of: pages and calls, or metrics; neither in a process that only writes. */
interface Servers {
  readonly app: FastifyInstance | undefined;
  readonly measured: FastifyInstance | undefined;
}

let isSupervised = false;
let served: FastifyInstance | undefined;

/**
 * Answers the script that started this process, which otherwise kills it after `unansweredMs` and starts it again (0: never). Without
 * a channel to such a script nothing happens.
 */
export function beSupervised(unansweredMs: number): void {
  if (process.send === undefined) return;
  isSupervised = true;
  process.on('message', (message) => {
    if (message === ASKED) void answersItself().then(() => say('alive'), ignore);
  });
  // Listening must not keep the process from ending by itself.
  process.channel?.unref();
  send({ supervised: 'begun', unansweredMs });
}

/** From now on an end that nobody asked for is one to start again after. */
export function sayServing({ app, measured }: Servers): void {
  served = app ?? measured;
  say('serving');
}

/** It was asked to end, and is not to be started again. */
export function sayEnding(): void {
  say('ending');
}

function say(step: Step): void {
  if (isSupervised) send({ supervised: step });
}

function send(said: Said): void {
  if (process.connected) process.send?.(said, undefined, undefined, ignore);
}

function ignore(): void {}

/**
 * Its own health check, as a visitor of this machine makes it: whatever it says of the ledger, it was answered. A process that serves
 * nothing answers once it gets round to it.
 */
function answersItself(): Promise<void> {
  const address = served?.server.address();
  if (address === null || typeof address !== 'object') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const request = get({ ...reachable(address), path: '/health', agent: false }, (reply) => {
      reply.resume().once('close', resolve);
    });
    request.once('error', reject);
  });
}

/** Who listens on all addresses is asked on the machine's own. */
function reachable({ address, port }: AddressInfo) {
  const own: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  return { host: own[address] ?? address, port };
}
