import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { FILTERS_OF_TYPE, type FilterType } from '@ledgerscope/contract/subscription-options';
import { useId, useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import formStyles from '../../shared/form/form.module.css';
import { FieldFrame } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { showFailure } from '../../shared/ui/use-run.ts';
import {
  filtersQuery,
  type Subscription,
  type SubscriptionDialogProps,
  type SubscriptionFilter,
  useRefreshSubscriptions,
} from './get-subscriptions.ts';
import styles from './subscriptions.module.css';

const HINTS: Readonly<Record<FilterType, string>> = {
  PAYER_ACCOUNT: 'Account ID, such as 0.0.####',
  SENDER_ACCOUNT: 'Account ID, such as 0.0.####',
  RECEIVER_ACCOUNT: 'Account ID, such as 0.0.####',
  CONTRACT: 'Contract ID, such as 0.0.####',
  MEMO: 'Substrings for memo',
  FUNCTION_NAME: 'Contract ID, such as 0.0.#### (optional)',
  TOPIC: 'Topic ID, such as 0.0.####',
};

/** The filters of a subscription, and a form for one more. */
export function FiltersDialog({ userId, subscription, close }: SubscriptionDialogProps) {
  const { data, error, refetch } = useReply(filtersQuery(userId, subscription.queueName));
  const refresh = useRefreshSubscriptions(userId);
  const remove = async ({ filterId }: SubscriptionFilter) => {
    try {
      await sendCall(SUBSCRIPTION_CALLS.deleteSubscriptionFilter, { id: subscription.id, filterId });
    } catch (failure) {
      showFailure(failure);
    } finally {
      await refresh();
    }
  };
  return (
    <Dialog title="Filters" close={close}>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {data?.length === 0 ? <p className="empty muted">No filters yet, so no messages will be sent.</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <ul className={styles.subscriptionFilters} aria-label="Filters">
          {data.map((filter) => (
            <li key={filter.filterId}>
              <span>
                <b>{filter.filterType}</b>{' '}
                <span className="break">{[...filter.signature, ...filter.ids].join(', ')}</span>
              </span>
              <button type="button" className="button small" onClick={() => void remove(filter)}>
                Delete<span className="sr-only"> {[...filter.signature, ...filter.ids].join(', ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewFilter subscription={subscription} refresh={refresh} />
    </Dialog>
  );
}

function NewFilter({ subscription, refresh }: { subscription: Subscription; refresh: () => Promise<void> }) {
  const { subscriptionType, queueName } = subscription;
  const choices: readonly FilterType[] = FILTERS_OF_TYPE[subscriptionType];
  const [ids, setIds] = useState<readonly string[]>([]);
  const [signature, setSignature] = useState<readonly string[]>([]);
  const isOfEvents = subscriptionType === 'EVENT';
  const form = useForm({
    initial: { filterType: choices[0] as string },
    rules: {},
    send: async ({ filterType }) => {
      await sendCall(SUBSCRIPTION_CALLS.addSubscriptionFilter, {}, { filterType, ids, signature }, { queueName });
      setIds([]);
      setSignature([]);
      await refresh();
      showToast('Filter added. It takes effect within a minute.');
    },
    failureText: ({ faults, message }) => Object.values(faults)[0] ?? message,
  });
  const type = choices.find((one) => one === form.values.filterType) ?? 'MEMO';
  const hasEnough = isOfEvents ? signature.length > 0 : ids.length > 0;
  return (
    <form
      className={`${formStyles.form} ${formStyles.dialogForm}`}
      noValidate
      aria-label="Add a filter"
      onSubmit={form.onSubmit}
    >
      <ChoiceField
        label="Filter type"
        field={{
          ...form.field('filterType'),
          onChange: (next) => {
            setIds([]);
            form.field('filterType').onChange(next);
          },
        }}
        choices={choices}
      />
      {isOfEvents ? (
        <ValuesField
          label="Function names"
          hint="Event name, or hex signature from topic zero. Press Enter to add."
          values={signature}
          change={setSignature}
        />
      ) : null}
      <ValuesField label="Values" hint={`${HINTS[type]}. Press Enter to add.`} values={ids} change={setIds} />
      <FormFoot form={form} label="ADD FILTER" isDisabled={!hasEnough} />
    </form>
  );
}

interface ValuesFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly values: readonly string[];
  readonly change: (values: readonly string[]) => void;
}

/** Values that are added with Enter, and when the input is left. */
function ValuesField({ label, hint, values, change }: ValuesFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = () => {
    const value = typed.trim();
    if (value !== '' && !values.includes(value)) change([...values, value]);
    setTyped('');
  };
  return (
    <FieldFrame label={label} id={id} fault={undefined} hint={hint}>
      {values.length === 0 ? null : (
        <ul className={`flow ${styles.subscriptionValues}`} aria-label={`Added ${label}`}>
          {values.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="button small"
                aria-label={`Remove ${value}`}
                onClick={() => change(values.filter((one) => one !== value))}
              >
                {value} ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        className="text-input"
        id={id}
        value={typed}
        maxLength={100}
        spellCheck={false}
        aria-describedby={`${id}-about`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return;
          event.preventDefault();
          add();
        }}
        onBlur={add}
      />
    </FieldFrame>
  );
}
