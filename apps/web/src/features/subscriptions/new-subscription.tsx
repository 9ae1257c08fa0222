import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { SUBSCRIPTION_FORM } from '@ledgerscope/contract/subscription-forms';
import { SUBSCRIPTION_PERIODS, SUBSCRIPTION_TYPES } from '@ledgerscope/contract/subscription-options';
import { TRANSACTION_FILTERS } from '@ledgerscope/ledger';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { type FormState, useForm } from '../../shared/form/use-form.ts';
import { MODELS_QUERY, type SubscriptionModel, useRefreshSubscriptions } from './get-subscriptions.ts';
import styles from './subscriptions.module.css';

interface NewSubscriptionProps {
  readonly userId: string;
  readonly close: () => void;
  /** @param secret what posted messages are signed with; null without a webhook */
  readonly done: (secret: string | null) => void;
}

const { subscriptionType, expiry, period, count, webhookUrl } = SUBSCRIPTION_FORM;
const SINKS = ['Queue', 'Webhook'] as const;

/** Model, type and transaction types of a new subscription; all of it may be left as it is. */
export function NewSubscription({ userId, close, done }: NewSubscriptionProps) {
  const [model, setModel] = useState<SubscriptionModel>('FREE');
  const [types, setTypes] = useState<ReadonlySet<string>>(new Set());
  const refresh = useRefreshSubscriptions(userId);
  const form = useForm({
    initial: {
      subscriptionType: 'TRANSACTION',
      expiry: '',
      period: '15 days',
      count: '',
      sink: 'Queue',
      webhookUrl: '',
    },
    rules: { subscriptionType, expiry, period, count, webhookUrl },
    send: async ({ sink, ...values }) => {
      const isOfTransactions = values.subscriptionType === 'TRANSACTION';
      const transactionTypes = isOfTransactions ? [...types] : [];
      const { data } = await sendCall(
        SUBSCRIPTION_CALLS.makeSubscription,
        {},
        {
          ...values,
          webhookUrl: sink === 'Webhook' ? values.webhookUrl : '',
          subscriptionModel: model,
          transactionTypes,
        },
      );
      await refresh();
      done(data.webhookSecret);
    },
  });
  return (
    <FormDialog
      title="Create a Subscription"
      close={close}
      form={form}
      action="SUBSCRIBE"
      label="Create a Subscription"
      isDisabled={form.values.sink === 'Webhook' && form.values.webhookUrl.trim() === ''}
    >
      <ModelChooser model={model} choose={setModel} field={form.field} />
      <ChoiceField label="Subscription type" field={form.field('subscriptionType')} choices={SUBSCRIPTION_TYPES} />
      {form.values.subscriptionType === 'TRANSACTION' ? <TypeChooser types={types} choose={setTypes} /> : null}
      <ChoiceField label="Send to" field={form.field('sink')} choices={SINKS} />
      {form.values.sink === 'Webhook' ? (
        <FormField
          label="Webhook URL"
          field={form.field('webhookUrl')}
          type="url"
          hint="A public https:// URL. We send messages as POST requests, signed as defined by Standard Webhooks."
        />
      ) : null}
    </FormDialog>
  );
}

interface ModelChooserProps {
  readonly model: SubscriptionModel;
  readonly choose: (model: SubscriptionModel) => void;
  readonly field: FormState<'subscriptionType' | 'expiry' | 'period' | 'count'>['field'];
}

/** What ends it. What belongs to a model that is not chosen cannot be entered. */
function ModelChooser({ model, choose, field }: ModelChooserProps) {
  const { data = [] } = useReply(MODELS_QUERY);
  return (
    <fieldset className={styles.subscriptionModels}>
      <legend>Subscription model</legend>
      {data.map(({ id, name, description }) => (
        <div key={id} className={styles.subscriptionModel}>
          <label>
            <input type="radio" name="model" value={id} checked={model === id} onChange={() => choose(id)} />
            <b>{name}</b> <span className="muted">{description}</span>
          </label>
          {id === 'FREE' ? null : (
            <fieldset disabled={model !== id} aria-label={name}>
              {id === 'EXPIRE_DATE' ? <FormField label="Expiry date" field={field('expiry')} type="date" /> : null}
              {id === 'DATA' ? (
                <ChoiceField label="Period" field={field('period')} choices={SUBSCRIPTION_PERIODS} />
              ) : null}
              {id === 'COUNT' ? (
                <FormField label="Number of messages" field={field('count')} inputMode="numeric" />
              ) : null}
            </fieldset>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function TypeChooser({ types, choose }: { types: ReadonlySet<string>; choose: (types: ReadonlySet<string>) => void }) {
  const toggle = (type: string) =>
    choose(types.has(type) ? new Set([...types].filter((one) => one !== type)) : new Set([...types, type]));
  return (
    <fieldset className={styles.subscriptionTypes}>
      <legend>
        Transaction types <span className="muted">(none selected = all)</span>
      </legend>
      {TRANSACTION_FILTERS.map((type) => (
        <label key={type}>
          <input type="checkbox" checked={types.has(type)} onChange={() => toggle(type)} /> {type}
        </label>
      ))}
    </fieldset>
  );
}
