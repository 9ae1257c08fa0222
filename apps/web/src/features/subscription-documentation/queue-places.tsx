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
        ? 'They are sent in consensus order, each at least once. Duplicates have the same messageId attribute, and the queue may deliver messages out of order.'
        : 'Messages are available as soon as their transaction is committed here, and keep the same message attribute messageId on every receive.'}
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

const OWN_QUEUES = `A queue that you create with a queue client is private until its policy gives others access. You can send up to ${SENT_A_DAY.messages.toLocaleString('en-US')} messages with ${SENT_A_DAY.bytes / 1_048_576} MiB per day to your own queues.`;

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
      New queues are public: anyone with the URL{isAtAmazon ? ' and an AWS account' : ''} can read them. Once you add a
      user (
      <code>{isAtAmazon ? 'arn:aws:iam::<account>:user/<name>' : 'arn:aws:iam::000000000000:user/<access key>'}</code>),
      only {isAtAmazon ? '' : 'you and '}the users you add can receive and delete messages.{' '}
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
        This program uses the AWS SDK to print each message and then delete it.
        {region === null ? ' Only the endpoint differs from Amazon SQS.' : ''}
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
