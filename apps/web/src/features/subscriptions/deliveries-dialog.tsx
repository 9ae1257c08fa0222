import { type Deliveries, type Delivery, SUBSCRIPTION_CALLS } from '@ledgerscope/contract';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { Code, inLines, visible } from '../../shared/ui/code.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { deliveriesQuery, type Subscription, useRefreshSubscriptions } from './get-subscriptions.ts';
import { ReplayForm } from './replay-form.tsx';

const STATES = { waiting: 'Waiting', received: 'Received', delivered: 'Delivered', dead: 'Given up' } as const;

interface DeliveriesDialogProps {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly close: () => void;
}

const NO_UNITS = 'Stopped: no units left. After a payment it goes on from where it stood.';

/** How the messages of a subscription are delivered, and what can be done about it. */
export function DeliveriesDialog({ userId, subscription: { id, stoppedFor }, close }: DeliveriesDialogProps) {
  const { data, error, refetch } = useReply(deliveriesQuery(userId, id));
  return (
    <Dialog title="Deliveries" close={close} wide>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <div className="delivery-console">
          <State state={data} stoppedFor={stoppedFor} />
          <Actions userId={userId} id={id} state={data} />
          <DeliveryList deliveries={data.deliveries} sink={data.sink} />
        </div>
      )}
    </Dialog>
  );
}

/** The one time that a secret is shown. */
export function NewSecret({ secret }: { secret: string }) {
  return (
    <p>
      <b>The secret of the webhook is shown this once.</b> Your receiver checks signatures by it:{' '}
      <span className="mono break">{secret}</span> <CopyButton text={secret} what="the secret" />
    </p>
  );
}

function State({ state, stoppedFor }: { state: Deliveries } & Pick<Subscription, 'stoppedFor'>) {
  const { sink, url, queued, waiting, lagSeconds, delivered, dead, behindSeconds, replay } = state;
  const isWebhook = sink === 'webhook';
  const counts: readonly (readonly [string, string | number])[] = [
    ['Queued in 24 hours', queued],
    [isWebhook ? 'Delivered in 24 hours' : 'Deleted by readers in 24 hours', delivered],
    ['Waiting', waiting === 0 ? 0 : `${waiting}, for ${lagSeconds} s`],
    ...(isWebhook ? ([['Given up', dead]] as const) : []),
    ['Behind the ledger', behindSeconds === 0 ? 'No' : `${behindSeconds} s`],
  ];
  return (
    <>
      <p className="break">
        <span className="mono">{visible(url)}</span>
        <br />
        <b>{stoppedFor === 'balance' ? NO_UNITS : stateText(state)}</b>
      </p>
      {replay === null ? null : (
        <p>
          Replaying from <Timestamp iso={replay.from} seconds /> to <Timestamp iso={replay.until} seconds />; done up to{' '}
          <Timestamp iso={replay.at} seconds />.
        </p>
      )}
      <dl className="delivery-counts">
        {counts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function stateText({ pausedFor, failingSince, replay }: Deliveries): string {
  if (pausedFor === 'owner') return 'Paused. Messages wait for up to 3 days.';
  if (pausedFor === 'failure') return 'Paused after a day of failures. Messages wait for up to 3 days.';
  if (failingSince !== null) return 'The last try failed. It is tried again.';
  return replay === null ? 'In order' : 'A replay is under way. Live messages follow.';
}

interface ActionsProps {
  readonly userId: string;
  readonly id: string;
  readonly state: Deliveries;
}

function Actions({ userId, id, state: { sink, pausedFor, dead, replay } }: ActionsProps) {
  const isWebhook = sink === 'webhook';
  const refresh = useRefreshSubscriptions(userId);
  const [said, setSaid] = useState('');
  const [secret, setSecret] = useState<string>();
  const run = async (action: () => Promise<string>) => {
    setSaid(
      await action().catch((error: unknown) => (error instanceof Error ? error.message : 'Something went wrong.')),
    );
    await refresh();
  };
  const done = (call: (typeof SUBSCRIPTION_CALLS)['pauseSubscription' | 'sendDeadLetters' | 'endReplay']) =>
    run(async () => (await sendCall(call, { id })).data.message);
  const pauseOrResume = SUBSCRIPTION_CALLS[pausedFor === null ? 'pauseSubscription' : 'resumeSubscription'];
  const test = async () => {
    const { data } = await sendCall(SUBSCRIPTION_CALLS.testWebhook, { id });
    const answer = data.status === null ? (data.response ?? '') : `The receiver answered with status ${data.status}.`;
    return `${data.delivered ? 'The test was delivered.' : 'The test was not delivered.'} ${answer}`;
  };
  const rotate = async () => {
    const { data } = await sendCall(SUBSCRIPTION_CALLS.rotateWebhookSecret, { id });
    setSecret(data.webhookSecret);
    return 'The secret is changed. For a day messages are signed by the old one too.';
  };
  return (
    <>
      <div className="delivery-actions">
        {isWebhook ? (
          <button type="button" className="button" onClick={() => void run(test)}>
            Send a test
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => void done(pauseOrResume)}>
          {pausedFor === null ? 'Pause' : 'Resume'}
        </button>
        {isWebhook ? (
          <WebhookButtons
            dead={dead}
            again={() => void done(SUBSCRIPTION_CALLS.sendDeadLetters)}
            rotate={() => void run(rotate)}
          />
        ) : null}
        {replay === null ? null : (
          <button type="button" className="button" onClick={() => void done(SUBSCRIPTION_CALLS.endReplay)}>
            End the replay
          </button>
        )}
      </div>
      <p role="status" className="break">
        {visible(said)}
      </p>
      {secret === undefined ? null : <NewSecret secret={secret} />}
      {replay === null ? <ReplayForm id={id} begun={(text) => run(async () => text)} /> : null}
    </>
  );
}

interface WebhookButtonsProps {
  readonly dead: number;
  readonly again: () => void;
  readonly rotate: () => void;
}

function WebhookButtons({ dead, again, rotate }: WebhookButtonsProps) {
  return (
    <>
      <button type="button" className="button" disabled={dead === 0} onClick={again}>
        Send given up again
      </button>
      <button type="button" className="button" onClick={rotate}>
        New secret
      </button>
    </>
  );
}

function DeliveryList({ deliveries, sink }: Pick<Deliveries, 'deliveries' | 'sink'>) {
  if (deliveries.length === 0)
    return <p className="muted">{sink === 'queue' ? 'No message yet.' : 'Nothing was sent yet.'}</p>;
  return (
    <ul className="delivery-list" aria-label="Last deliveries">
      {deliveries.map((one) => (
        <li key={one.messageId}>
          <details>
            <summary>
              <span className={one.state === 'dead' ? 'badge bad' : one.state === 'delivered' ? 'badge good' : 'badge'}>
                {STATES[one.state]}
              </span>{' '}
              {one.replayed ? <span className="badge">Replayed</span> : null} <Timestamp iso={one.queued} seconds />{' '}
              <span className="muted">{sink === 'queue' ? readsText(one) : triesText(one)}</span>
            </summary>
            {sink === 'queue' ? <Reads delivery={one} /> : <Answer delivery={one} />}
            <Code text={inLines(one.body)} what="the message" />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Answer({ delivery: { response } }: { delivery: Delivery }) {
  return (
    <p className="break">
      {response === null ? 'Not tried yet.' : `Answer: ${response === '' ? '(empty)' : visible(response)}`}
    </p>
  );
}

function Reads({ delivery: { tried, deleted, messageId } }: { delivery: Delivery }) {
  return (
    <p className="break">
      {tried === null ? (
        'Nobody has received it yet.'
      ) : (
        <>
          First received <Timestamp iso={tried} seconds />
        </>
      )}
      {deleted === null ? null : (
        <>
          , deleted <Timestamp iso={deleted} seconds />
        </>
      )}
      <br />
      <span className="mono muted">{messageId}</span>
    </p>
  );
}

function readsText({ tries }: Delivery): string {
  return tries === 0 ? '' : `received ${tries === 1 ? 'once' : `${tries} times`}`;
}

function triesText({ tries, status, tookMs }: Delivery): string {
  if (tries === 0) return '';
  const answer = status === null ? 'no answer' : `status ${status}`;
  return `${tries} ${tries === 1 ? 'try' : 'tries'}, ${answer} after ${tookMs ?? 0} ms`;
}
