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
            Add a subscription in your <Link to={PATHS.profile}>profile</Link>: choose what it reports (TRANSACTION,
            EVENT or HCS_TOPIC) and what ends it.
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
          Instead of a queue a subscription can have a webhook: an https address of yours that messages are posted to,
          as <code>{'{"type": "messages", "data": [{"id": "…", "message": {…}}]}'}</code>. Posts are signed in the form
          of Standard Webhooks (<code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>
          ); libraries for most languages check them by the secret that is shown when the subscription is made.
        </p>
        <p>
          Answer with a status from 200 to 299 within 10 seconds. Anything else is tried again, with pauses from 1
          second to 15 minutes; after 20 tries a batch is given up, and you can have it sent again from your profile.
          The same post can come twice: its <code>webhook-id</code> and the ids of its messages are then the same. After
          a day of nothing but failures the webhook is paused, and you get a mail.
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
          Each kind of message has a version, which stands beside its fields below. The second number grows when a field
          is added: read what you know and pass over the rest. The first one grows when a field is removed, renamed or
          given another type; the changelog of this site says so. Posts to webhooks have version{' '}
          {MESSAGE_VERSIONS.WebhookPost}. Live streams send the same messages as queues.
        </p>
        <p>
          A message has an id that depends on what it reports alone: the message attribute <code>messageId</code> in
          queues, <code>id</code> in posts. A replay sends it under the same id, marked <code>replayed</code>, so that
          you can tell what you have already.
        </p>
        <p>These are the newest messages of this network:</p>
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
        A subscription sends you what happens on the ledger, once and in the order of consensus, as soon as it is there:
        transactions, events of contracts, or messages of topics that pass your filters.
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
          Reports transactions that an account paid (PAYER_ACCOUNT), that took from or gave to an account
          (SENDER_ACCOUNT, RECEIVER_ACCOUNT), that called a contract (CONTRACT), or whose memo has a part (MEMO). It can
          be narrowed to some types of transactions. The fields mean what they mean in the{' '}
          <Link to={PATHS.apiView}>public API</Link>.
        </p>
        <Version of="TransactionMessage" />
        <Fields
          fields={[
            ['transactionID, readableTransactionID', 'Transaction ID.'],
            ['transactionHash', 'Its hash, hex.'],
            ['consensusTime', 'Consensus timestamp.'],
            ['statedConsensusTime', 'What the record states, where that cannot be its place; otherwise null.'],
            ['startTime', 'Its valid start.'],
            ['payerID, nodeID', 'Who paid it, and the node that it was sent to; null where there was none.'],
            ['nonce, scheduled, parentConsensusTime', 'Which of those with the same id it is, and what it belongs to.'],
            ['status', 'SUCCESS, or why it failed.'],
            ['type, typeLabel, service', 'Its type, as code and for people, and the service of that.'],
            ['transactionFee', 'The fee in tinybars.'],
            ['amount', 'What left the payer’s side, fee included.'],
            ['memo', 'Its memo; empty where it has none.'],
            ['entityID', 'What it acts on or made; null for nothing.'],
            ['transfers', 'Each transfer of hbar: accountID, signed amount, isApproval.'],
            ['tokenTransfers', 'Each transfer of tokens: tokenID, accountID, signed amount, isApproval.'],
            ['nftTransfers', 'Each transfer of an NFT: tokenID, serialNumber, sender, receiver, isApproval.'],
            ['stakingRewards', 'Each staking reward: accountID and amount.'],
            ['contractID', 'The contract that was called or created; null for none.'],
            ['functionParameters', 'Call data; null if no contract was called.'],
            ['logInfo', 'Logs of contracts: index, contractID, data, topics, bloom.'],
            ['parsedEvents', 'These logs as events; omitted where no ABI reads them.'],
            [
              'topicSequenceNumber',
              'The number of a message in its topic; null for other types, and where it is not known.',
            ],
            ['blockNumber', 'The block that holds it; null where it is not known.'],
            ['notUnderstood', 'What of it this version of Ledgerscope cannot read; null for nothing.'],
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
            ['functionName', 'The name of the event.'],
            ['functionType', <code key="event">event</code>],
            ['inputNames, inputTypes, inputValues', 'Its parameters, in their order.'],
            ['transactionID', 'accountID (shardNum, realmNum, num) and validStartDate of its transaction.'],
            ['readableTransactionID', 'The same as payer@seconds.nanoseconds.'],
            ['consensusTime', 'When its transaction came to consensus.'],
            ['contract', 'The contract that logged it.'],
            ['logIndex', 'Which log of the transaction it is, from 0.'],
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
        <p>Reports each message that is submitted to a topic (TOPIC).</p>
        <Version of="TopicMessage" />
        <Fields
          fields={[
            ['transactionID, readableTransactionID', 'What names its transaction.'],
            ['consensusTime', 'Consensus timestamp.'],
            ['message', 'Its bytes, hex.'],
            ['topic', 'The topic.'],
            ['topicRunningHash', 'The running hash behind it, hex; empty where it is not known.'],
            ['topicSequenceNumber', 'Its number in the topic; null where it is not known.'],
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
