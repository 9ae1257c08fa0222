import { useOperator } from '../../shared/api/use-operator.ts';
import styles from './contact.module.css';

/** The operator's email address and telephone number. */
export function ContactWays() {
  const { name, email, phone } = useOperator();
  return (
    <section className={`card ${styles.contactWays}`} aria-label="Email and telephone">
      {name === null ? null : <b>{name}</b>}
      {email === null && phone === null ? (
        <p className="muted">No email address or phone number is available. Use the form to contact us.</p>
      ) : null}
      {email === null ? null : (
        <p>
          Email: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone === null ? null : (
        <p>
          Telephone: <a href={`tel:${phone.replaceAll(/[^+0-9]/g, '')}`}>{phone}</a>
        </p>
      )}
    </section>
  );
}
