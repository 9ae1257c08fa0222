import { REPLAY_PRICE } from '@ledgerscope/contract/price-texts';
import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { MOST_RECEIVES_FORM } from '@ledgerscope/contract/subscription-forms';
import { sendCall } from '../../shared/api/send-call.ts';
import formStyles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import styles from './subscriptions.module.css';

interface ReceivesFormProps {
  readonly id: string;
  readonly mostReceives: number | null;
  readonly set: (text: string) => Promise<void>;
}

/** Asks after how many receives a message of the queue is given up. */
export function ReceivesForm({ id, mostReceives, set }: ReceivesFormProps) {
  const form = useForm({
    initial: { mostReceives: mostReceives === null ? '' : String(mostReceives) },
    rules: MOST_RECEIVES_FORM,
    send: async (values) => {
      const { data } = await sendCall(SUBSCRIPTION_CALLS.setMostReceives, { id }, values);
      await set(data.message);
    },
    failureText: ({ message }) => message,
  });
  return (
    <details className={styles.deliveryReplay}>
      <summary>Dead-letter policy</summary>
      <p className="muted">
        A message that is received but never deleted is redelivered. After this many receives it becomes a dead letter
        and no longer holds up other messages. Dead letters can be resent for 3 days.
      </p>
      <form className={formStyles.form} noValidate aria-label="Dead-letter policy" onSubmit={form.onSubmit}>
        <FormField
          label="Max receives"
          inputMode="numeric"
          field={form.field('mostReceives')}
          hint="Leave empty for no limit"
        />
        <FormFoot form={form} label="SET" />
      </form>
    </details>
  );
}

/** Asks for a span of time whose messages are sent again. */
export function ReplayForm({ id, begun }: { id: string; begun: (text: string) => Promise<void> }) {
  const form = useForm({
    initial: { from: '', until: '' },
    rules: {},
    send: async ({ from, until }) => {
      const { data } = await sendCall(
        SUBSCRIPTION_CALLS.replaySubscription,
        { id },
        {},
        { from: isoOf(from), until: until === '' ? undefined : isoOf(until) },
      );
      await begun(data.message);
    },
    failureText: ({ message }) => message,
  });
  return (
    <details className={styles.deliveryReplay}>
      <summary>Replay</summary>
      <p className="muted">
        Resend messages for a time range. They are marked as replayed and cost {REPLAY_PRICE}. Live messages wait until
        the replay is complete.
      </p>
      <form className={formStyles.form} noValidate aria-label="Replay" onSubmit={form.onSubmit}>
        <FormField label="From (UTC)" type="datetime-local" field={form.field('from')} />
        <FormField label="Until (UTC)" type="datetime-local" field={form.field('until')} hint="Leave empty for now" />
        <FormFoot form={form} label="REPLAY" isDisabled={form.values.from === ''} />
      </form>
    </details>
  );
}

/** What the browser's input of an instant holds, which leaves out seconds that are zero. */
function isoOf(local: string): string {
  return local === '' ? '' : new Date(`${local}Z`).toISOString();
}
