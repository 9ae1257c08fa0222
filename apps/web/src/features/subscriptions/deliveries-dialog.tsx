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

const STATES = { waiting: 'Waiting', delivered: 'Delivered', dead: 'Given up' } as const;

interface DeliveriesDialogProps {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly close: () => void;
}

/** How posting to the webhook of a subscription goes, and what can be done about it. */
export function DeliveriesDialog({ userId, subscription: { id }, close }: DeliveriesDialogProps) {
  const { data, error, refetch } = useReply(deliveriesQuery(userId, id));
  return (
    <Dialog title="Deliveries" close={close} wide>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <div className="webhook-deliveries">
          <State state={data} />
          <Actions userId={userId} id={id} state={data} />
          <DeliveryList deliveries={data.deliveries} />
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

function State({ state }: { state: Deliveries }) {
  const { url, waiting, lagSeconds, delivered, dead } = state;
  return (
    <>
      <p className="break">
        <span className="mono">{visible(url)}</span>
        <br />
        <b>{stateText(state)}</b>
      </p>
      <dl className="webhook-counts">
        <div>
          <dt>Delivered in 24 hours</dt>
          <dd>{delivered}</dd>
        </div>
        <div>
          <dt>Waiting</dt>
          <dd>{waiting === 0 ? '0' : `${waiting}, for ${lagSeconds} s`}</dd>
        </div>
        <div>
          <dt>Given up</dt>
          <dd>{dead}</dd>
        </div>
      </dl>
    </>
  );
}

function stateText({ pausedFor, failingSince }: Deliveries): string {
  if (pausedFor === 'owner') return 'Paused. Messages wait for up to 3 days.';
  if (pausedFor === 'failure') return 'Paused after a day of failures. Messages wait for up to 3 days.';
  return failingSince === null ? 'In order' : 'The last try failed. It is tried again.';
}

interface ActionsProps {
  readonly userId: string;
  readonly id: string;
  readonly state: Deliveries;
}

function Actions({ userId, id, state: { pausedFor, dead } }: ActionsProps) {
  const refresh = useRefreshSubscriptions(userId);
  const [said, setSaid] = useState('');
  const [secret, setSecret] = useState<string>();
  const run = async (action: () => Promise<string>) => {
    setSaid(
      await action().catch((error: unknown) => (error instanceof Error ? error.message : 'Something went wrong.')),
    );
    await refresh();
  };
  const done = (call: typeof SUBSCRIPTION_CALLS.pauseSubscription | typeof SUBSCRIPTION_CALLS.sendDeadLetters) =>
    run(async () => (await sendCall(call, { id })).data.message);
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
      <div className="webhook-actions">
        <button type="button" className="button" onClick={() => void run(test)}>
          Send a test
        </button>
        {pausedFor === null ? (
          <button type="button" className="button" onClick={() => void done(SUBSCRIPTION_CALLS.pauseSubscription)}>
            Pause
          </button>
        ) : (
          <button type="button" className="button" onClick={() => void done(SUBSCRIPTION_CALLS.resumeSubscription)}>
            Resume
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={dead === 0}
          onClick={() => void done(SUBSCRIPTION_CALLS.sendDeadLetters)}
        >
          Send given up again
        </button>
        <button type="button" className="button" onClick={() => void run(rotate)}>
          New secret
        </button>
      </div>
      <p role="status" className="break">
        {visible(said)}
      </p>
      {secret === undefined ? null : <NewSecret secret={secret} />}
    </>
  );
}

function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return <p className="muted">Nothing was sent yet.</p>;
  return (
    <ul className="webhook-list" aria-label="Last deliveries">
      {deliveries.map((one) => (
        <li key={one.messageId}>
          <details>
            <summary>
              <span className={one.state === 'dead' ? 'badge bad' : one.state === 'delivered' ? 'badge good' : 'badge'}>
                {STATES[one.state]}
              </span>{' '}
              <Timestamp iso={one.queued} seconds /> <span className="muted">{triesText(one)}</span>
            </summary>
            <p className="break">
              {one.response === null
                ? 'Not tried yet.'
                : `Answer: ${one.response === '' ? '(empty)' : visible(one.response)}`}
            </p>
            <Code text={inLines(one.body)} what="the message" />
          </details>
        </li>
      ))}
    </ul>
  );
}

function triesText({ tries, status, tookMs }: Delivery): string {
  if (tries === 0) return '';
  const answer = status === null ? 'no answer' : `status ${status}`;
  return `${tries} ${tries === 1 ? 'try' : 'tries'}, ${answer} after ${tookMs ?? 0} ms`;
}
