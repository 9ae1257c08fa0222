import { FormPage } from '../features/account-access/form-page.tsx';
import { SignedOutOnly } from '../features/account-access/guards.tsx';
import { SignUpForm } from '../features/account-access/sign-up-form.tsx';

/** Making an account. */
export function Component() {
  return (
    <SignedOutOnly>
      <FormPage title="Sign up" about="Create a free account to get API keys and follow accounts.">
        <SignUpForm />
      </FormPage>
    </SignedOutOnly>
  );
}
