import { FormPage } from '../features/account-access/form-page.tsx';
import { SignedOutOnly } from '../features/account-access/guards.tsx';
import { SignUpForm } from '../features/account-access/sign-up-form.tsx';

/** Making an account. */
export function Component() {
  return (
    <SignedOutOnly>
      <FormPage title="Sign up" about="A free account for API keys and for accounts that you follow.">
        <SignUpForm />
      </FormPage>
    </SignedOutOnly>
  );
}
