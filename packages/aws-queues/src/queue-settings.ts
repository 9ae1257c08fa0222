import { ConfigError } from '@ledgerscope/process/config-error';
import { flagOf, type RawSettings } from '@ledgerscope/process/setting';

/** Settings of where the queues of subscriptions are. */
export const QUEUE_SETTINGS = {
  queues: {
    value: '<embedded|aws>',
    default: 'embedded',
    meaning:
      '`embedded`: the queues of subscriptions are in the portal’s database, and this server speaks the protocol of Amazon SQS at `/sqs`. `aws`: new ones are made at Amazon SQS with the credentials of the AWS environment variables and files, in processes of the roles `api` and `feeds`; what these need is in [Security](operating/security.md). Existing subscriptions keep their queue.',
  },
  queueRegion: {
    value: '<region>',
    default: 'us-east-1',
    meaning: 'The region of queues at Amazon SQS.',
  },
  queueEndpoint: {
    value: '<url>',
    unset: 'none: Amazon SQS',
    meaning: 'The address of another server that speaks the protocol of Amazon SQS (`https://sqs.example.org/sqs`).',
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
      `Invalid value "${endpoint}" for --queue-endpoint: must be an address such as https://sqs.example.org`,
    );
  return { region, endpoint };
}

function refuseIdle(given: ReadonlySet<string>): void {
  for (const name of ['queueRegion', 'queueEndpoint'] as const)
    if (given.has(name)) throw new ConfigError(`--${flagOf(name)} has no effect without --queues aws`);
}

/** Where queues are, for the log. */
export function queuesText(service: QueueServiceConfig | undefined): string {
  if (service === undefined) return 'queues: embedded, in the portal’s database, read at /sqs';
  return `queues: ${service.endpoint === undefined ? 'Amazon SQS' : `SQS protocol at ${service.endpoint}`}, region ${service.region}`;
}
