import { NavLink } from 'react-router';
import { featuredDappsQuery } from '../shared/api/get-featured-dapps.ts';
import { useReply } from '../shared/api/use-reply.ts';
import { dappHref } from '../shared/paths.ts';
import { LedgerText } from '../shared/ui/ledger-text.tsx';
import styles from '../shared/ui/menu.module.css';

/** The featured dapps as entries of a menu, in the operator's order; nothing while there are none. */
export function FeaturedItems({ close }: { close: () => void }) {
  const { data } = useReply(featuredDappsQuery);
  if (data === undefined || data.length === 0) return null;
  return (
    <>
      <li className={styles.menuHeading}>Featured dapps</li>
      {data.map(({ id, title }) => (
        <li key={id}>
          <NavLink to={dappHref(id)} end onClick={close}>
            <LedgerText text={title} />
          </NavLink>
        </li>
      ))}
    </>
  );
}
