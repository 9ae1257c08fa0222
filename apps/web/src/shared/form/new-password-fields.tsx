import { PasswordField } from './password-field.tsx';
import type { FormState } from './use-form.ts';

/** A new password in place of an old one, typed twice. */
export function NewPasswordFields({ form }: { form: Pick<FormState<'password' | 'confirmation'>, 'field'> }) {
  return (
    <>
      <PasswordField
        label="New password"
        field={form.field('password')}
        autoComplete="new-password"
        hint="At least 10 characters. A few random words are easy to remember."
      />
      <PasswordField label="Confirm the new password" field={form.field('confirmation')} autoComplete="new-password" />
    </>
  );
}
