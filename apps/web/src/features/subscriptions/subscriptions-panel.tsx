import { MESSAGE_PRICE } from '@ledgerscope/contract/price-texts';
import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { useState } from 'react';
import { Link } from 'react-router';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import formStyles from '../../shared/form/form.module.css';
import { cutEnd } from '../../shared/format/cut.ts';
import { PATHS } from '../../shared/paths.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelStyles from '../../shared/ui/panel.module.css';
import { type PanelColumn, PanelTable } from '../../shared/ui/panel-table.tsx';
import { AddReader } from './add-reader.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { FiltersDialog } from './filters-dialog.tsx';
import { type Subscription, subscriptionsQuery, useRefreshSubscriptions } from './get-subscriptions.ts';
import { NewSecret } from './new-secret.tsx';
import { NewSubscription } from './new-subscription.tsx';
import styles from './subscriptions.module.css';
import { UploadAbi } from './upload-abi.tsx';

const MAX_ACTIVE = 3;
const QUEUE_LENGTH = 10;
const STOPPED = {
  balance: 'Stopped: no units left',
  owner: 'Paused',
  abi: 'Stopped because of its ABI',
  replay: 'Replaying',
  behind: 'Catching up',
} as const;

const BAD: ReadonlySet<Subscription['stoppedFor']> = new Set(['balance', 'abi']);

type Asked = 'filters' | 'abi' | 'reader' | 'deliveries' | 'delete';
interface Opened {
  readonly what: 'create' | 'thanks' | Asked;
  /** Of the subscription that it is about. */
  readonly id?: string;
  /** What posted messages of a new one are signed with; null without a webhook. */
  readonly secret?: string | null;
}

/** The subscriptions of the user: made, narrowed, and deleted. */
export function SubscriptionsPanel({ userId }: { userId: string }) {
  const { data, error, refetch } = useReply(subscriptionsQuery(userId));
  const [opened, setOpened] = useState<Opened>();
  const active = data?.filter((one) => one.active).length ?? 0;
  return (
    <section className="card" aria-labelledby="subscriptions">
      <header>
        <h2 id="subscriptions">Subscriptions</h2>
        <span className="grow" />
        <button
          type="button"
          className="button"
          disabled={data === undefined || active >= MAX_ACTIVE}
          onClick={() => setOpened({ what: 'create' })}
        >
          ADD SUBSCRIPTION
        </button>
      </header>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <SubscriptionTable subscriptions={data} open={(what, id) => setOpened({ what, id })} />
      )}
      <p className={`${panelStyles.panelNote} subscription-note muted`}>
        A new subscription or filter takes effect within a minute. Messages are kept for 3 days. {MESSAGE_PRICE}.{' '}
        <Link to={PATHS.subscriptionView}>How subscriptions work</Link>
      </p>
      {opened === undefined ? null : (
        <OpenedDialog userId={userId} subscriptions={data ?? []} opened={opened} open={setOpened} />
      )}
    </section>
  );
}

interface OpenedDialogProps {
  readonly userId: string;
  readonly subscriptions: readonly Subscription[];
  readonly opened: Opened;
  readonly open: (next: Opened | undefined) => void;
}

function OpenedDialog({ userId, subscriptions, opened, open }: OpenedDialogProps) {
  const refresh = useRefreshSubscriptions(userId);
  const close = () => open(undefined);
  if (opened.what === 'create')
    return <NewSubscription userId={userId} close={close} done={(secret) => open({ what: 'thanks', secret })} />;
  if (opened.what === 'thanks') return <Thanks secret={opened.secret ?? null} close={close} />;
  const subscription = subscriptions.find(({ id }) => id === opened.id);
  if (subscription === undefined) return null;
  const given = { userId, subscription, close };
  switch (opened.what) {
    case 'filters':
      return <FiltersDialog {...given} />;
    case 'abi':
      return <UploadAbi {...given} />;
    case 'reader':
      return <AddReader {...given} />;
    case 'deliveries':
      return <DeliveriesDialog {...given} />;
    case 'delete':
      return (
        <ConfirmDialog
          title="Delete this subscription?"
          text={`This deletes queue ${subscription.queueName} and all messages in it.`}
          action="Delete"
          run={async () => {
            await sendCall(SUBSCRIPTION_CALLS.deleteSubscription, { id: subscription.id });
            await refresh();
          }}
          close={close}
        />
      );
  }
}

function Thanks({ secret, close }: { secret: string | null; close: () => void }) {
  return (
    <Dialog title="Thank you for subscribing." close={close}>
      <div className={formStyles.dialogForm}>
        {secret === null ? null : <NewSecret secret={secret} />}
        <p>
          {secret === null ? 'Your queue is ready. ' : ''}Add a filter to start receiving messages. Event subscriptions
          also need an ABI.
        </p>
        <div className={formStyles.formActions}>
          <button type="button" className="button primary" onClick={close}>
            Done
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface TableProps {
  readonly subscriptions: readonly Subscription[];
  readonly open: (what: Asked, id: string) => void;
}

function SubscriptionTable({ subscriptions, open }: TableProps) {
  if (subscriptions.length === 0)
    return (
      <p className={`${panelStyles.panelEmpty} muted`}>
        You have no subscriptions yet. Add one to receive transactions, contract events or topic messages.
      </p>
    );
  return (
    <PanelTable
      label="Subscriptions"
      className={styles.subscriptionTable}
      columns={columnsOf(open)}
      rows={subscriptions}
      keyOf={({ id }) => id}
      rowClass={({ active }) => (active ? undefined : styles.subscriptionExpired)}
    />
  );
}

function columnsOf(open: TableProps['open']): readonly PanelColumn<Subscription>[] {
  const button = (what: Asked, text: string, { id, active, queueName }: Subscription) => (
    <button
      type="button"
      className="button small"
      disabled={!active && what !== 'delete'}
      onClick={() => open(what, id)}
    >
      {text}
      <span className="sr-only"> of {queueName}</span>
    </button>
  );
  return [
    { heading: 'Subscription Type', cell: typeText },
    { heading: 'Queue', cell: (one) => <SinkCell subscription={one} open={(what) => open(what, one.id)} /> },
    { heading: 'Transaction Types', cell: transactionTypesText },
    {
      heading: 'Expiry',
      cell: (one) => <span className={one.active ? undefined : styles.subscriptionEnded}>{expiryText(one)}</span>,
    },
    { heading: 'Filters', cell: (one) => button('filters', 'Filters', one) },
    {
      heading: 'Upload Abi',
      cell: (one) =>
        one.subscriptionType === 'HCS_TOPIC' ? NOTHING : button('abi', one.hasAbi ? 'Replace' : 'Upload', one),
    },
    { heading: 'Delete', cell: (one) => button('delete', 'Delete', one) },
  ];
}

const NOTHING = <span className="muted">–</span>;

function typeText({ subscriptionType, stoppedFor, abiProblem }: Subscription) {
  return (
    <>
      {subscriptionType}
      {stoppedFor === null ? null : (
        <span className={BAD.has(stoppedFor) ? `${styles.subscriptionState} bad` : styles.subscriptionState}>
          {STOPPED[stoppedFor]}
          {stoppedFor === 'abi' ? `: ${abiProblem}. Upload another one.` : null}
        </span>
      )}
    </>
  );
}

function transactionTypesText({ subscriptionType, transactionTypes }: Subscription) {
  if (subscriptionType !== 'TRANSACTION') return NOTHING;
  const names = transactionTypes.join(', ');
  return <span data-tip={names || undefined}>{names === '' ? 'All' : cutEnd(names, 40)}</span>;
}

interface RowProps {
  readonly subscription: Subscription;
  readonly open: (what: Asked) => void;
}

/** Where its messages go. */
function SinkCell({ subscription, open }: RowProps) {
  const { queueName, queueUrl, active, webhookUrl } = subscription;
  const of = <span className="sr-only"> of {queueName}</span>;
  const deliveries = (
    <button type="button" className="button small" onClick={() => open('deliveries')}>
      Deliveries{of}
    </button>
  );
  if (webhookUrl !== null)
    return (
      <span className={`flow ${styles.subscriptionQueue}`}>
        <span data-tip={webhookUrl}>Webhook</span>
        {deliveries}
      </span>
    );
  return (
    <span className={`flow ${styles.subscriptionQueue}`}>
      <span className="mono" data-tip={queueUrl ?? 'Creating the queue…'}>
        {cutEnd(queueName, QUEUE_LENGTH)}
      </span>
      {queueUrl === null ? null : <CopyButton text={queueUrl} what="queue URL" />}
      <button type="button" className="button small" disabled={!active} onClick={() => open('reader')}>
        {readersText(subscription)}
        {of}
      </button>
      {deliveries}
    </span>
  );
}

/** Who may read the queue. */
function readersText({ iamUsers, public: isPublic }: Subscription): string {
  if (iamUsers.length === 0) return isPublic ? 'Public' : 'Private';
  return `${iamUsers.length} ${iamUsers.length === 1 ? 'user' : 'users'} with access`;
}

/** When it ends, or ended. */
function expiryText({ active, expiry, remaining }: Subscription): string {
  const end = expiry ?? (remaining === null ? 'Never' : `After ${remaining} messages`);
  return active ? end : expiry === null ? 'Expired' : `Expired ${expiry}`;
}
