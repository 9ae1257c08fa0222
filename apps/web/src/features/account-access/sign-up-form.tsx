import { SIGN_UP_FORM } from '@ledgerscope/contract/account-forms';
import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { passwordsDiffer } from '../../shared/form/passwords-differ.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { PATHS } from '../../shared/paths.ts';
import { storePrices } from '../../shared/session/origin.ts';
import { focusOn } from './focus-on.ts';
import { ResendActivation } from './resend-activation.tsx';

/** The address that signed up, and what names this sign-up. */
interface SignedUpAs {
  readonly email: string;
  readonly ticket: string;
}

const FAILED = 'Sign up failed! Please try again.';

/** Name, email address, password twice and company; then what was sent where. */
export function SignUpForm() {
  const { state, search } = useLocation();
  const [sent, setSent] = useState<SignedUpAs>();
  const form = useForm({
    initial: { name: '', email: '', password: '', confirmation: '', company: '' },
    rules: SIGN_UP_FORM,
    check: passwordsDiffer,
    send: async ({ confirmation: _, ...values }) => {
      const { data } = await sendCall(AUTH_CALLS.signUp, {}, values);
      if (isForPrices(search)) storePrices();
      setSent({ email: values.email.trim(), ticket: data.ticket });
    },
    failureText: ({ status }) => (status === 429 ? undefined : FAILED),
  });
  if (sent !== undefined) return <Sent signUp={sent} />;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormField label="Name" field={form.field('name')} autoComplete="name" />
        <FormField label="Email" field={form.field('email')} type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          label="Password"
          field={form.field('password')}
          autoComplete="new-password"
          hint="At least 10 characters. A few random words are easy to remember."
        />
        <PasswordField label="Confirm the password" field={form.field('confirmation')} autoComplete="new-password" />
        <FormField label="Company" field={form.field('company')} autoComplete="organization" isOptional />
        <FormFoot form={form} label="Sign up" />
      </form>
      <p className={`flow ${styles.formLinks}`}>
        <span>
          Already have an account?{' '}
          <Link to={`${PATHS.login}${search}`} state={state}>
            Sign in
          </Link>
        </span>
      </p>
    </>
  );
}

function Sent({ signUp: { email, ticket } }: { signUp: SignedUpAs }) {
  const { state, search } = useLocation();
  return (
    <div role="status" tabIndex={-1} ref={focusOn}>
      <p className="break">
        An activation link has been sent to <b>{email}</b>. Your account must be activated before signing in.
      </p>
      <ResendActivation email={email} ticket={ticket} />
      <p className={`flow ${styles.formLinks}`}>
        <Link to={`${PATHS.login}${search}`} state={state}>
          Go to sign-in
        </Link>
        {isForPrices(search) ? <Link to={PATHS.pricing}>See pricing</Link> : null}
      </p>
    </div>
  );
}

/** True where somebody signs up in order to buy. */
function isForPrices(search: string): boolean {
  return new URLSearchParams(search).get('pricing') === 'true';
}
