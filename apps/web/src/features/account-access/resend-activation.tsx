import { RESEND_FORM } from '@ledgerscope/contract/account-forms';
import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { useState } from 'react';
import { FailedReply } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';

/** Sends the activation link once more, to the address that signed up. @param ticket names the sign-up: another one with the address has other links */
export function ResendActivation({ email, ticket }: { email: string; ticket: string }) {
  const [answer, setAnswer] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    setAnswer(await resend(email, ticket));
    setIsSending(false);
  };
  return (
    <>
      <p className="muted">Didn’t get the email? Check your spam folder or request a new link.</p>
      <button type="button" className="button" disabled={isSending} onClick={() => void send()}>
        Send the link again
      </button>
      <p role="status">{answer}</p>
    </>
  );
}

/** The same for who has to say which address that is. @param ticket the token of a link that no longer works */
export function ResendActivationForm({ ticket }: { ticket: string }) {
  const [answer, setAnswer] = useState('');
  const form = useForm({
    initial: { email: '' },
    rules: RESEND_FORM,
    send: async ({ email }) => setAnswer(await resend(email, ticket)),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormField label="Email" field={form.field('email')} type="email" autoComplete="username" inputMode="email" />
      <FormFoot form={form} label="Send a new link" />
      <p role="status">{answer}</p>
    </form>
  );
}

async function resend(email: string, ticket: string): Promise<string> {
  try {
    return (await sendCall(AUTH_CALLS.resendActivation, {}, { email, ticket })).data.message;
  } catch (error) {
    return error instanceof FailedReply ? error.message : 'Something went wrong.';
  }
}
