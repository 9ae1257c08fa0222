import { Link, useSearchParams } from 'react-router';
import { SignedInOnly } from '../features/account-access/guards.tsx';
import { Article } from '../features/static-pages/article.tsx';
import { useOperator } from '../shared/api/use-operator.ts';
import { PATHS } from '../shared/paths.ts';

/** What became of a payment that did not work, for who is signed in. */
export function Component() {
  return (
    <SignedInOnly>
      <PaymentError />
    </SignedInOnly>
  );
}

function PaymentError() {
  const [search] = useSearchParams();
  const isSaid = (flag: string) => search.has(flag) && search.get(flag) !== 'false';
  const isPaid = isSaid('noInvoice') && !isSaid('noPayment');
  return (
    <Article title="Payment error" sentence={isPaid ? 'Your units could not be added.' : 'There was an error.'}>
      {isPaid ? (
        <p>Contact support if the units do not show within 1 or 2 business days.</p>
      ) : (
        <p>Sorry, there was an error. Don't worry - we haven't taken payment yet and you can try again.</p>
      )}
      <Support />
      <p>
        <Link className="button primary" to={PATHS.profile}>
          Go to Profile
        </Link>
      </p>
    </Article>
  );
}

function Support() {
  const { email } = useOperator();
  return email === null ? null : (
    <p>
      Support: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
