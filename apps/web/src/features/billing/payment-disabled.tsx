import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../entities/announcement/banner.tsx';
import { featuresQuery } from '../../shared/api/get-features.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';
import styles from './billing.module.css';

/** What shows without the feature PAYMENT. */
export const DISABLED = 'Pricing is currently disabled. Coming Soon...';

/** The announcement that nothing can be bought, where the feature PAYMENT is off. */
export function PaymentDisabled() {
  const user = useSessionUser();
  const { data: features } = useQuery(featuresQuery(user?.id));
  if (features === undefined || features.PAYMENT === true) return null;
  return (
    <section className={styles.paymentDisabled} aria-label="Announcement">
      <Banner announcement={{ id: 'payment', description: DISABLED, link: null, severity: 'medium' }} />
    </section>
  );
}
