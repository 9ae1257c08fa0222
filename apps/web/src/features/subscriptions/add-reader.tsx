import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { useState } from 'react';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import formStyles from '../../shared/form/form.module.css';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { type SubscriptionDialogProps, useRefreshSubscriptions } from './get-subscriptions.ts';
import styles from './subscriptions.module.css';

/** Who may read the queue, and one more. */
export function AddReader({ userId, subscription, close }: SubscriptionDialogProps) {
  const { id, iamUsers } = subscription;
  const isAtAmazon = (useSiteConfig().data?.queueRegion ?? null) !== null;
  const [failure, setFailure] = useState<string>();
  const refresh = useRefreshSubscriptions(userId);
  const form = useForm({
    initial: { arn: '' },
    rules: {},
    send: async ({ arn }) => {
      await sendCall(SUBSCRIPTION_CALLS.addQueueReader, { id }, {}, { arn: arn.trim() });
      form.reset();
      await refresh();
    },
    failureText: ({ message }) => {
      setFailure(message);
      return message;
    },
  });
  if (failure !== undefined)
    return (
      <Dialog title="Couldn’t add the user" close={close}>
        <div className={formStyles.dialogForm}>
          <p>{failure}</p>
          <div className={formStyles.formActions}>
            <button type="button" className="button" onClick={() => setFailure(undefined)}>
              Try again
            </button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title="Add AWS IAM user"
      close={close}
      form={form}
      label="Add AWS IAM user"
      action="ADD"
      isDisabled={form.values.arn.trim() === ''}
      above={<Readers arns={iamUsers} isPublic={subscription.public} />}
    >
      <FormField
        label="ARN"
        field={form.field('arn')}
        hint={`Use arn:aws:iam::000000000000:user/<access key> to give access to the owner of that access key.${isAtAmazon ? ' For an Amazon SQS queue, enter a user from your AWS account.' : ''}`}
        spellCheck={false}
        maxLength={256}
        isOptional
      />
    </FormDialog>
  );
}

function Readers({ arns, isPublic }: { arns: readonly string[]; isPublic: boolean }) {
  if (arns.length === 0)
    return (
      <p className="empty muted">
        {isPublic
          ? 'The queue is public. Once a user is added, only you and that user can read it.'
          : 'Only you can read the queue. Users that you add can also read it.'}
      </p>
    );
  return (
    <ul className={styles.subscriptionFilters} aria-label="Users with read access">
      {arns.map((arn) => (
        <li key={arn} className="mono break">
          {arn}
        </li>
      ))}
    </ul>
  );
}
