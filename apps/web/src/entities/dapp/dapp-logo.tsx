import { useState } from 'react';
import styles from './dapp-logo.module.css';

/** The logo of a dapp as far as this server holds it; its first letter where there is none: no page asks another host. */
export function DappLogo({ address, title, size = 48 }: { address: string | null; title: string; size?: number }) {
  const [failed, setFailed] = useState(false);
  const shown = address !== null && /^(\/(?!\/)|data:image\/)/.test(address) && !failed;
  return (
    <span className={`thumb ${styles.dappLogo}`} style={{ width: size, height: size }}>
      {shown ? (
        <img src={address} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <span aria-hidden="true">{[...title][0] ?? '?'}</span>
      )}
    </span>
  );
}
