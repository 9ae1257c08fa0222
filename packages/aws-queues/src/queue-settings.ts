import { ConfigError } from '@ledgerscope/process/config-error';
import { flagOf, type RawSettings } from '@ledgerscope/process/setting';

/** Settings of where the queues of subscriptions are. */
export const QUEUE_SETTINGS = {
  queues: {
    value: '<embedded|aws>',
    default: 'embedded',
    meaning:
      '`embedded`: subscription queues are stored in the portal database, and this server provides the Amazon SQS protocol at `/sqs`. `aws`: new queues are created at Amazon SQS with the credentials from the AWS environment variables and files, in processes with the roles `api` and `feeds`; see [Security](operating/security.md) for the required permissions. Existing subscriptions keep their queue.',
  },
  queueRegion: {
    value: '<region>',
    default: 'us-east-1',
    meaning: 'AWS region for queues at Amazon SQS.',
  },
  queueEndpoint: {
    value: '<url>',
    unset: 'none: Amazon SQS',
    meaning: 'URL of another server with the Amazon SQS protocol (`https://sqs.example.org/sqs`).',
  },
} as const;

/** Where queues are that are not in the portal's database. */
export interface QueueServiceConfig {
  readonly region: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
}

/** Undefined where queues are embedded. @throws ConfigError naming the setting */
export function readQueueService(
  raw: RawSettings<typeof QUEUE_SETTINGS>,
  given: ReadonlySet<string>,
): QueueServiceConfig | undefined {
  const { queues, queueRegion: region, queueEndpoint: endpoint } = raw;
  if (queues === 'embedded') {
    refuseIdle(given);
    return undefined;
  }
  if (queues !== 'aws') throw new ConfigError(`Invalid value "${queues}" for --queues: must be embedded or aws`);
  if (!/^[a-z]{2}(?:-[a-z]+)+-\d$/.test(region))
    throw new ConfigError(`Invalid value "${region}" for --queue-region: must be a region such as us-east-1`);
  if (endpoint !== undefined && !['http:', 'https:'].includes(URL.parse(endpoint)?.protocol ?? ''))
    throw new ConfigError(
      `Invalid value "${endpoint}" for --queue-endpoint: must be a URL such as https://sqs.example.org`,
    );
  return { region, endpoint };
}

function refuseIdle(given: ReadonlySet<string>): void {
  for (const name of ['queueRegion', 'queueEndpoint'] as const)
    if (given.has(name)) throw new ConfigError(`--${flagOf(name)} has no effect without --queues aws`);
}

/** Where queues are, for the log. */
export function queuesText(service: QueueServiceConfig | undefined): string {
  if (service === undefined) return 'queues: embedded, in the portal database, available at /sqs';
  return `queues: ${service.endpoint === undefined ? 'Amazon SQS' : `SQS protocol at ${service.endpoint}`}, region ${service.region}`;
}
