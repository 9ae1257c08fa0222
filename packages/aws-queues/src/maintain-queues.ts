import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AwsQueue,
  awsQueueNamed,
  forgetAwsQueue,
  nextAwsQueueMs,
  noteAwsQueue,
  type PortalStore,
  takeAwsQueues,
} from '@ledgerscope/portal-store';
import { backOffMs, workLoop } from '@ledgerscope/process/work-loop';
import type { Logger } from 'pino';
import { describeFailure, isRefusal } from './queue-failure.ts';
import type { QueueService } from './queue-service.ts';

const AT_ONCE = 10;
/** Longer than the calls for one queue may take. */
const LEASE_SECONDS = 60;
const IDLE_MS = 30_000;
const AFTER_ERROR_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;
const ASKED_EVERY_MS = 100;
const MOST_WAIT_MS = 10_000;

/** What queues are to be, and where they are made so. */
export interface QueueRegistry {
  readonly portal: PortalStore;
  readonly service: QueueService;
  readonly log: Logger;
}

/** What became of a queue: it is what it is to be, the service refused that, or did not answer yet. */
export type SettledQueues = 'settled' | 'refused' | 'later';

/** Makes, changes and deletes queues at their service until they are what they are to be, for as long as the server runs. */
export function maintainQueues(registry: QueueRegistry, signal: AbortSignal): Promise<void> {
  const { portal, log } = registry;
  return workLoop({
    name: 'queues',
    failure: 'queues could not be checked; retrying',
    afterErrorMs: AFTER_ERROR_MS,
    waiter: () => portal.wakes.from('queue', signal),
    step: async () => {
      const due = await takeAwsQueues(portal, { most: AT_ONCE, leaseSeconds: LEASE_SECONDS });
      await Promise.all(due.map((queue) => settle(registry, queue)));
      if (due.length > 0) return 0;
      return Math.min((await nextAwsQueueMs(portal)) ?? IDLE_MS, IDLE_MS);
    },
    log,
    signal,
  });
}

/** The same for one queue, at once: the caller waits, but not for long. */
export async function settleNow(registry: QueueRegistry, queueName: string): Promise<SettledQueues> {
  const { portal } = registry;
  const untilMs = performance.now() + MOST_WAIT_MS;
  while (performance.now() < untilMs) {
    const [taken] = await takeAwsQueues(portal, { most: 1, leaseSeconds: LEASE_SECONDS, queueName });
    if (taken !== undefined) return settle(registry, taken);
    // Another process is at it, or was already.
    const queue = await awsQueueNamed(portal, queueName);
    if (queue === undefined || queue.isSettled) return 'settled';
    if (queue.failure !== null) return isRefusal(queue.failure) ? 'refused' : 'later';
    await sleep(ASKED_EVERY_MS);
  }
  return 'later';
}

async function settle({ portal, service, log }: QueueRegistry, queue: AwsQueue): Promise<SettledQueues> {
  const { queueName, readers, tries } = queue;
  try {
    if (readers === null) {
      await service.remove(queueName);
      await forgetAwsQueue(portal, queueName);
      return 'settled';
    }
    const url = queue.url ?? (await service.make(queueName));
    await service.admit(url, readers);
    await noteAwsQueue(portal, queueName, { url, admits: readers });
    return 'settled';
  } catch (error) {
    const failure = describeFailure(error);
    log.warn(`queue ${queueName}: ${failure}; retrying`);
    await noteAwsQueue(portal, queueName, { failure, retryMs: backOffMs(tries, FIRST_RETRY_MS, LONGEST_RETRY_MS) });
    return isRefusal(failure) ? 'refused' : 'later';
  }
}
