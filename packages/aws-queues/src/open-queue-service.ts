import type { QueueService } from './queue-service.ts';
import type { QueueServiceConfig } from './queue-settings.ts';

/** Opens where queues are, where that is not the portal's database; only who needs the client pays for loading it. */
export async function openQueueService(config: QueueServiceConfig | undefined): Promise<QueueService | undefined> {
  if (config === undefined) return undefined;
  const { QueueService: Opened } = await import('./queue-service.ts');
  return new Opened(config);
}
