import type { Deliveries } from '@ledgerscope/contract/subscription';
import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { visible } from '../../shared/ui/code.tsx';
import { failureText } from '../../shared/ui/use-run.ts';
import { ReceivesForm, ReplayForm } from './delivery-forms.tsx';
import { useRefreshSubscriptions } from './get-subscriptions.ts';
import { NewSecret } from './new-secret.tsx';
import styles from './subscriptions.module.css';

const AGAIN = 'Resend dead letters';

/** What can be done about how messages are delivered. */
export function DeliveryActions({ userId, id, state }: { userId: string; id: string; state: Deliveries }) {
  const { sink, sent, pausedFor, dead, replay, mostReceives } = state;
  const isWebhook = sink === 'webhook';
  const refresh = useRefreshSubscriptions(userId);
  const [said, setSaid] = useState('');
  const [secret, setSecret] = useState<string>();
  const run = async (action: () => Promise<string>) => {
    setSaid(await action().catch(failureText));
    await refresh();
  };
  const runCall = (call: (typeof SUBSCRIPTION_CALLS)['pauseSubscription' | 'sendDeadLetters' | 'endReplay']) =>
    run(async () => (await sendCall(call, { id })).data.message);
  const pauseOrResume = SUBSCRIPTION_CALLS[pausedFor === null ? 'pauseSubscription' : 'resumeSubscription'];
  const test = async () => {
    const { data } = await sendCall(SUBSCRIPTION_CALLS.testWebhook, { id });
    const answer = data.status === null ? (data.response ?? '') : `the receiver returned status ${data.status}.`;
    return `${data.delivered ? 'Test delivered' : 'Test failed'}: ${answer}`;
  };
  const rotate = async () => {
    const { data } = await sendCall(SUBSCRIPTION_CALLS.rotateWebhookSecret, { id });
    setSecret(data.webhookSecret);
    return 'Secret changed. The old secret stays valid for 24 hours.';
  };
  const buttons: readonly (false | readonly [string, () => Promise<void>])[] = [
    isWebhook && ['Send a test', () => run(test)],
    [pausedFor === null ? 'Pause' : 'Resume', () => runCall(pauseOrResume)],
    [AGAIN, () => runCall(SUBSCRIPTION_CALLS.sendDeadLetters)],
    isWebhook && ['Rotate secret', () => run(rotate)],
    replay !== null && ['Stop replay', () => runCall(SUBSCRIPTION_CALLS.endReplay)],
  ];
  return (
    <>
      <div className={`flow ${styles.deliveryActions}`}>
        {buttons
          .filter((one) => one !== false)
          .map(([label, act]) => (
            <button
              key={label}
              type="button"
              className="button"
              disabled={label === AGAIN && dead === 0}
              onClick={() => void act()}
            >
              {label}
            </button>
          ))}
      </div>
      <p role="status" className="break">
        {visible(said)}
      </p>
      {secret === undefined ? null : <NewSecret secret={secret} />}
      {sent ? null : <ReceivesForm id={id} mostReceives={mostReceives} set={(text) => run(async () => text)} />}
      {replay === null ? <ReplayForm id={id} begun={(text) => run(async () => text)} /> : null}
    </>
  );
}
