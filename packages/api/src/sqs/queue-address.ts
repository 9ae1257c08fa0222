/** The account number that queues and their users have in addresses and ARNs: this server knows one. */
export const ACCOUNT = '000000000000';
/** The region of all queues. */
export const REGION = 'us-east-1';
/** Where the endpoint is. */
export const SQS_PATH = '/sqs';

/** The address of a queue. */
export function queueUrlOf(origin: string, name: string): string {
  return `${origin}${SQS_PATH}/${ACCOUNT}/${name}`;
}

/** The name in the address of a queue, whatever host it says; like the real service it takes the name alone too. Undefined where it is none. */
export function queueNameIn(url: string): string | undefined {
  return /^(?:(?:(?:https?:\/\/[^/]+)?(?:\/sqs)?\/)?\d{12}\/)?([\w-]{1,80})\/?$/.exec(url)?.[1];
}

/** The ARN of a queue. */
export function queueArnOf(name: string): string {
  return `arn:aws:sqs:${REGION}:${ACCOUNT}:${name}`;
}
