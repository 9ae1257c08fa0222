import { MESSAGE_VERSIONS } from '@ledgerscope/messages/versions';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.ts';
import { Authentication, Batching, GivingUp, QueueClients, QueueRegion } from './queue-places.tsx';
import { Sample } from './sample.tsx';
import styles from './subscription-documentation.module.css';

interface Part {
  /** Part of the address of the page. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

/** A part of the page, with parts of its own. */
export interface Category extends Part {
  readonly sections?: readonly Part[];
}

type Field = readonly [name: string, meaning: ReactNode];

const INTRODUCTION: readonly Part[] = [
  {
    id: 'batching',
    title: 'Batching',
    text: <Batching />,
  },
  {
    id: 'subscription-setup',
    title: 'Subscription Setup',
    text: (
      <>
        <ol>
          <li>
            Add a subscription in your <Link to={PATHS.profile}>profile</Link>: choose its type (TRANSACTION, EVENT or
            HCS_TOPIC) and when it ends.
          </li>
          <li>Add at least one filter. Without a filter, nothing is sent. Multiple filters are combined with OR.</li>
          <li>For events, upload the contract’s ABI so that they can be decoded.</li>
          <li>
            Copy the queue URL and read it with any AWS SQS client. The region is <QueueRegion />.
          </li>
        </ol>
        <p>
          A change takes effect within a minute. Messages are kept for 3 days. You can have three active subscriptions.
          If you run out of units, the subscription pauses and resumes from the same point once you add more.
        </p>
        <GivingUp />
        <p>
          You can use a webhook instead of a queue: we POST messages to your HTTPS endpoint as{' '}
          <code>{'{"type": "messages", "data": [{"id": "…", "message": {…}}]}'}</code>. Requests are signed as defined
          by Standard Webhooks (<code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>
          ). Use the secret shown at creation and a Standard Webhooks library to verify them.
        </p>
        <p>
          Respond with a 2xx status within 10 seconds. Otherwise we retry with backoff from 1 second to 15 minutes.
          After 20 attempts the batch becomes a dead letter, which you can resend from your profile. The same request
          can arrive twice, with the same <code>webhook-id</code> and message IDs. After 24 hours of continuous failures
          we pause the webhook and email you.
        </p>
      </>
    ),
  },
  {
    id: 'authentication',
    title: 'Authentication',
    text: <Authentication />,
  },
  {
    id: 'data-types',
    title: 'Data Types',
    text: (
      <>
        <p>
          Entities are <code>shard.realm.num</code>. Amounts and fees are tinybars: integers up to 2<sup>53</sup>−1,
          decimal strings beyond. Timestamps are ISO 8601 in UTC with nanosecond precision. Bytes are hex without 0x.
        </p>
        <p>
          Each type of message has a version, shown with its fields below. The minor version increases when a field is
          added: ignore fields that you do not know. The major version increases when a field is removed, renamed or
          given another type; the changelog of this site lists these changes. Posts to webhooks have version{' '}
          {MESSAGE_VERSIONS.WebhookPost}. Live streams send the same messages as queues.
        </p>
        <p>
          The ID of a message depends only on its content: the message attribute <code>messageId</code> in queues,{' '}
          <code>id</code> in webhook requests. A replay uses the same ID, marked <code>replayed</code>, so that you can
          recognize duplicates.
        </p>
        <p>Latest messages of this network:</p>
        <Sample kind="transaction" name="Transaction" />
        <Sample kind="event" name="Event" />
        <Sample kind="topicMessage" name="HCS Message" />
      </>
    ),
  },
];

/** What the page explains, in the order of its list. */
export const CATEGORIES: readonly Category[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    text: (
      <p>
        A subscription delivers ledger activity that matches your filters (transactions, contract events or topic
        messages) once, in consensus order, as soon as it is available.
      </p>
    ),
    sections: INTRODUCTION,
  },
  {
    id: 'transaction',
    title: 'Transaction',
    text: (
      <>
        <p>
          Delivers transactions paid by an account (PAYER_ACCOUNT), debiting or crediting an account (SENDER_ACCOUNT,
          RECEIVER_ACCOUNT), calling a contract (CONTRACT), or with text in the memo (MEMO). You can filter by
          transaction type. The fields have the same meaning as in the <Link to={PATHS.apiView}>public API</Link>.
        </p>
        <Version of="TransactionMessage" />
        <Fields
          fields={[
            ['transactionID, readableTransactionID', 'Transaction ID.'],
            ['transactionHash', 'Transaction hash (hex).'],
            ['consensusTime', 'Consensus timestamp.'],
            ['statedConsensusTime', 'Timestamp in the record, if it is not a valid consensus time; otherwise null.'],
            ['startTime', 'Valid start.'],
            ['payerID, nodeID', 'Payer account, and the node it was submitted to; null if none.'],
            [
              'nonce, scheduled, parentConsensusTime',
              'Position among transactions with the same ID, and the parent transaction.',
            ],
            ['status', 'SUCCESS, or the reason for the failure.'],
            ['type, typeLabel, service', 'Transaction type as a code and as a label, and its service.'],
            ['transactionFee', 'Fee in tinybars.'],
            ['amount', 'Total debited from the payer, including the fee.'],
            ['memo', 'Memo; empty if none.'],
            ['entityID', 'Entity affected or created; null if none.'],
            ['transfers', 'Each transfer of hbar: accountID, signed amount, isApproval.'],
            ['tokenTransfers', 'Each transfer of tokens: tokenID, accountID, signed amount, isApproval.'],
            ['nftTransfers', 'Each transfer of an NFT: tokenID, serialNumber, sender, receiver, isApproval.'],
            ['stakingRewards', 'Each staking reward: accountID and amount.'],
            ['contractID', 'Contract called or created; null if none.'],
            ['functionParameters', 'Call data; null if no contract was called.'],
            ['logInfo', 'Contract logs: index, contractID, data, topics, bloom.'],
            ['parsedEvents', 'Decoded events of these logs; omitted if no ABI is available.'],
            ['topicSequenceNumber', 'Sequence number of a message in its topic; null for other types, and if unknown.'],
            ['blockNumber', 'Block number; null if unknown.'],
            ['notUnderstood', 'Parts that this version of Ledgerscope cannot decode; null if everything was decoded.'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'event',
    title: 'Event',
    text: (
      <>
        <p>
          Reports events that contracts log: FUNCTION_NAME takes the name of an event or its signature (topic zero,
          hex), and can be narrowed to contracts. All values are strings; addresses of known entities are given as
          0.0.N.
        </p>
        <Version of="EventMessage" />
        <Fields
          fields={[
            ['functionName', 'Event name.'],
            ['functionType', <code key="event">event</code>],
            ['inputNames, inputTypes, inputValues', 'Event parameters, in order.'],
            ['transactionID', 'accountID (shardNum, realmNum, num) and validStartDate of the transaction.'],
            ['readableTransactionID', 'Transaction ID as payer@seconds.nanoseconds.'],
            ['consensusTime', 'Consensus timestamp of the transaction.'],
            ['contract', 'Contract that emitted the event.'],
            ['logIndex', 'Position of the log within the transaction, from 0.'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'hcs-topic',
    title: 'HCS_Topic',
    text: (
      <>
        <p>Delivers each message submitted to a topic (TOPIC).</p>
        <Version of="TopicMessage" />
        <Fields
          fields={[
            ['transactionID, readableTransactionID', 'Transaction ID.'],
            ['consensusTime', 'Consensus timestamp.'],
            ['message', 'Message bytes (hex).'],
            ['topic', 'The topic.'],
            ['topicRunningHash', 'Running hash after the message, hex; empty if unknown.'],
            ['topicSequenceNumber', 'Sequence number in the topic; null if unknown.'],
            ['status', 'SUCCESS.'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'sample-client',
    title: 'Sample Client Java Code',
    text: <QueueClients />,
  },
];

function Version({ of }: { of: keyof typeof MESSAGE_VERSIONS }) {
  return <p>Version {MESSAGE_VERSIONS[of]} of its fields:</p>;
}

function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className={styles.subscriptionFields}>
      {fields.map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
