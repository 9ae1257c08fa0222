import { encode } from 'uqr';
import styles from './billing.module.css';

/** Modules of white around a code, without which some readers do not find it. */
const BORDER = 4;

/** A transfer as a QR code, for wallets on another device. */
export function PaymentCode({ account, memo, hbars }: { account: string; memo: string; hbars: string }) {
  const text = `hedera:${account}?amount=${hbars}&memo=${encodeURIComponent(memo)}`;
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className={styles.payCode}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code: ${hbars} hbar to ${account}, memo ${memo}`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={squares.join('')} fill="#000" />
      </svg>
      <figcaption className="muted">{text}</figcaption>
    </figure>
  );
}
