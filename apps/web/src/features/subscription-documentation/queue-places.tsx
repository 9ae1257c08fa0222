import { MESSAGE_PRICE } from '@ledgerscope/contract/price-texts';
import {
  AWS_QUEUE_PLACEHOLDERS,
  QUEUE_CLIENT_LANGUAGES,
  QUEUE_PLACEHOLDERS,
  queueClientOf,
  SENT_A_DAY,
} from '@ledgerscope/contract/queue-clients';
import { Link } from 'react-router';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { PATHS } from '../../shared/paths.ts';
import { Code } from '../../shared/ui/code.tsx';
import { UrlTabs } from '../../shared/ui/url-tabs.tsx';
import styles from './subscription-documentation.module.css';

/** Region of Amazon SQS where queues are; null where they are of this site. */
function useQueueRegion(): string | null {
  return useSiteConfig().data?.queueRegion ?? null;
}

/** The region that queue clients are given. */
export function QueueRegion() {
  return useQueueRegion() ?? 'us-east-1';
}

/** How messages are gathered, and how often one can come. */
export function Batching() {
  const isAtAmazon = useQueueRegion() !== null;
  return (
    <p>
      Messages are sent in batches: up to 10 objects, or 1 second after the first, whichever comes first. Each message
      is one JSON document. {MESSAGE_PRICE}.{' '}
      {isAtAmazon
        ? 'They are sent in the order of consensus, each at least once. Duplicates have the same messageId attribute, and the queue may deliver messages out of order.'
        : 'The queue of this site takes part in the ledger’s own step: a message can be read as soon as its transaction is committed here, and has the same message attribute messageId each time that it is sent or read.'}
    </p>
  );
}

/** What becomes of messages that nobody deletes; at Amazon that is for the service to say. */
export function GivingUp() {
  if (useQueueRegion() !== null) return null;
  return (
    <p>
      A message you don’t delete is redelivered until it expires. You can limit the number of receives; open Deliveries
      on the subscription to see and resend dead letters.
    </p>
  );
}

const OWN_QUEUES = `A queue that you make with a queue client is yours alone until its policy admits others. You can send ${SENT_A_DAY.messages.toLocaleString('en-US')} messages with ${SENT_A_DAY.bytes / 1_048_576} MiB a day into your queues yourself.`;

/** Who may read a queue, and by which keys. */
export function Authentication() {
  const isAtAmazon = useQueueRegion() !== null;
  return (
    <p>
      {isAtAmazon ? (
        'Queues are at Amazon SQS. A queue client signs its requests with the keys of your AWS account. '
      ) : (
        <>
          A queue client signs its requests with the access key and the API key that you generate in your{' '}
          <Link to={PATHS.profile}>profile</Link> (AWS Signature Version 4).{' '}
        </>
      )}
      A new queue is public: whoever knows its address{isAtAmazon ? ' and has an AWS account' : ''} can read it. With
      the first user that you add (
      <code>{isAtAmazon ? 'arn:aws:iam::<account>:user/<name>' : 'arn:aws:iam::000000000000:user/<access key>'}</code>)
      only {isAtAmazon ? '' : 'you and '}the users that you added can receive and delete its messages.{' '}
      {isAtAmazon ? null : OWN_QUEUES}
    </p>
  );
}

/** A program in each language. */
export function QueueClients() {
  const region = useQueueRegion();
  const access =
    region === null
      ? { endpoint: `${location.origin}/sqs`, ...QUEUE_PLACEHOLDERS }
      : { region, ...AWS_QUEUE_PLACEHOLDERS };
  return (
    <>
      <p>
        A program that prints each message and deletes it then, with the AWS SDK of its language.
        {region === null ? ' Only the endpoint is that of this site.' : ''}
      </p>
      <div className={`card ${styles.subscriptionClients}`}>
        <UrlTabs
          label="Languages"
          param="language"
          tabs={QUEUE_CLIENT_LANGUAGES.map((language) => ({
            id: language,
            label: language,
            content: () => <Code text={queueClientOf(language, access)} what={`the ${language} program`} />,
          }))}
        />
      </div>
    </>
  );
}
