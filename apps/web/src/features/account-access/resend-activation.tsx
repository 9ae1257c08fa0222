import { AUTH_CALLS, EMAIL_FORM } from '@ledgerscope/contract';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';

/** Sends the activation link once more, to the address that signed up. */
export function ResendActivation({ email }: { email: string }) {
  const [answer, setAnswer] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    setAnswer(await resend(email));
    setIsSending(false);
  };
  return (
    <>
      <p className="muted">The mail did not come? Look into the folder for spam, or ask for another link.</p>
      <button type="button" className="button" disabled={isSending} onClick={() => void send()}>
        Send the link again
      </button>
      <p role="status">{answer}</p>
    </>
  );
}

/** The same for who has to say which address that is. */
export function ResendActivationForm() {
  const [answer, setAnswer] = useState('');
  const form = useForm({
    initial: { email: '' },
    rules: EMAIL_FORM,
    send: async (values) => setAnswer((await sendCall(AUTH_CALLS.resendActivation, {}, values)).data.message),
  });
  return (
    <form className="form" noValidate onSubmit={form.onSubmit}>
      <FormField label="E-mail" field={form.field('email')} type="email" autoComplete="username" inputMode="email" />
      <FormFoot form={form} label="Send a new link" />
      <p role="status">{answer}</p>
    </form>
  );
}

async function resend(email: string): Promise<string> {
  try {
    return (await sendCall(AUTH_CALLS.resendActivation, {}, { email })).data.message;
  } catch (error) {
    return error instanceof ApiError ? error.message : 'Something went wrong.';
  }
}
