import type { Deliveries, Delivery } from '@ledgerscope/contract/subscription';
import { useReply } from '../../shared/api/use-reply.ts';
import { Code, inLines, visible } from '../../shared/ui/code.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import { deliveriesQuery, type Subscription, type SubscriptionDialogProps } from './get-subscriptions.ts';
import styles from './subscriptions.module.css';

const STATES = { waiting: 'Waiting', received: 'Received', delivered: 'Delivered', dead: 'Dead letter' } as const;

const NO_UNITS = 'Stopped: no units left. It resumes from the same point once you add units.';

/** How the messages of a subscription are delivered, and what can be done about it. */
export function DeliveriesDialog({ userId, subscription, close }: SubscriptionDialogProps) {
  const { id } = subscription;
  const { data, error, refetch } = useReply(deliveriesQuery(userId, id));
  return (
    <Dialog title="Deliveries" close={close} wide>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <div className={styles.deliveryConsole}>
          <State state={data} subscription={subscription} />
          <DeliveryActions userId={userId} id={id} state={data} />
          <DeliveryList deliveries={data.deliveries} sent={data.sent} />
        </div>
      )}
    </Dialog>
  );
}

function State({ state, subscription }: { state: Deliveries; subscription: Subscription }) {
  const { sent, url, queued, waiting, lagSeconds, delivered, dead, behindSeconds, replay } = state;
  const counts: readonly (readonly [string, string | number])[] = [
    ['Queued (24 h)', queued],
    [sent ? 'Delivered (24 h)' : 'Deleted by consumers (24 h)', delivered],
    ['Waiting', waiting === 0 ? 0 : `${waiting} (oldest ${lagSeconds} s)`],
    ['Dead letter', dead],
    ['Lag', behindSeconds === 0 ? 'none' : `${behindSeconds} s`],
  ];
  return (
    <>
      <p className="break">
        <span className="mono">{url === null ? 'Creating the queue…' : visible(url)}</span>
        <br />
        <b>{stopText(subscription) ?? stateText(state)}</b>
      </p>
      {replay === null ? null : (
        <p>
          Replaying <Timestamp iso={replay.from} seconds /> to <Timestamp iso={replay.until} seconds />; progress:{' '}
          <Timestamp iso={replay.at} seconds />.
        </p>
      )}
      <dl className={`flow ${styles.deliveryCounts}`}>
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

function stopText({ stoppedFor, abiProblem }: Subscription): string | undefined {
  if (stoppedFor === 'balance') return NO_UNITS;
  return stoppedFor === 'abi'
    ? `Stopped because of its ABI: ${abiProblem}. Upload a different ABI to resume from the same point.`
    : undefined;
}

function stateText({ pausedFor, failingSince, replay }: Deliveries): string {
  if (pausedFor === 'owner') return 'Paused. Messages are kept for up to 3 days.';
  if (pausedFor === 'failure') return 'Paused after 24 hours of failures. Messages are kept for up to 3 days.';
  if (failingSince !== null) return 'The last attempt failed. Retrying.';
  return replay === null ? 'OK' : 'Replay in progress. Live messages will follow.';
}

function DeliveryList({ deliveries, sent }: Pick<Deliveries, 'deliveries' | 'sent'>) {
  if (deliveries.length === 0) return <p className="muted">{sent ? 'Nothing sent yet.' : 'No messages yet.'}</p>;
  return (
    <ul className={styles.deliveryList} aria-label="Last deliveries">
      {deliveries.map((one) => (
        <li key={`${one.messageId} ${one.queued}`}>
          <details>
            <summary>
              <span className={one.state === 'dead' ? 'badge bad' : one.state === 'delivered' ? 'badge good' : 'badge'}>
                {STATES[one.state]}
              </span>{' '}
              {one.replayed ? <span className="badge">Replayed</span> : null} <Timestamp iso={one.queued} seconds />{' '}
              <span className="muted">{sent ? triesText(one) : readsText(one)}</span>
            </summary>
            {sent ? <Answer delivery={one} /> : <Reads delivery={one} />}
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
      {response === null ? 'Not attempted yet.' : `Response: ${response === '' ? '(empty)' : visible(response)}`}
    </p>
  );
}

function Reads({ delivery: { tried, deleted, messageId } }: { delivery: Delivery }) {
  return (
    <p className="break">
      {tried === null ? (
        'Not received yet.'
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
  return tries === 0 ? '' : `received ${tries === 1 ? 'once' : tries === 2 ? 'twice' : `${tries} times`}`;
}

function triesText({ state, tries, status, tookMs }: Delivery): string {
  if (tries === 0) return '';
  // A queue answers with no status.
  const answer = status !== null ? `status ${status}` : state === 'delivered' ? 'accepted' : 'no response';
  return `${tries} ${tries === 1 ? 'attempt' : 'attempts'}, ${answer} after ${tookMs ?? 0} ms`;
}
