import { useState } from 'react';
import { featuresQuery } from '../../shared/api/get-features.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import styles from '../../shared/ui/menu.module.css';
import { Popup } from '../../shared/ui/popup.tsx';
import { SelectDapp } from './select-dapp.tsx';

/** Named in the menu; there is nothing to do behind them. */
const WITHOUT_ACTION = ['Manage dapp profile', 'View contract source', 'Redeploy contract'];

/** The menu of dapps. Taking over an existing one is there while the operator allows it. */
export function DappSettings({ userId }: { userId: string }) {
  const { data } = useReply(featuresQuery(userId));
  const canOwn = data?.OWN_DAPP === true;
  const [isSelecting, setIsSelecting] = useState(false);
  return (
    <>
      <Popup trigger="Dapp settings">
        {(close) => (
          <ul className={styles.menu}>
            <li className={canOwn ? undefined : styles.menuOff} aria-disabled={canOwn ? undefined : true}>
              {canOwn ? (
                <button
                  type="button"
                  className={styles.menuAction}
                  onClick={() => {
                    close();
                    setIsSelecting(true);
                  }}
                >
                  Take ownership
                </button>
              ) : (
                'Take ownership'
              )}
            </li>
            {WITHOUT_ACTION.map((name) => (
              <li key={name} className={styles.menuOff} aria-disabled="true">
                {name}
              </li>
            ))}
          </ul>
        )}
      </Popup>
      {canOwn ? (
        <button type="button" className="button" onClick={() => setIsSelecting(true)}>
          OWN AN EXISTING DAPP
        </button>
      ) : null}
      {isSelecting ? <SelectDapp close={() => setIsSelecting(false)} /> : null}
    </>
  );
}
