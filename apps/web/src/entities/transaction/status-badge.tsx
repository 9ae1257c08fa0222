import { isolatedText, isSuccessName } from '@ledgerscope/ledger';
import { Icon } from '../../shared/ui/icon.tsx';
import { reasonText } from './readable-error.ts';
import styles from './status-badge.module.css';
import { statusLabel, statusMeaning } from './status-meaning.ts';

interface StatusBadgeProps {
  readonly status: string;
  /** What the EVM or a contract said of it. */
  readonly reason?: string | null;
  readonly focusable?: boolean;
}

/** The result: green for success, red for anything else, its meaning and the reason that was given in the tip. */
export function StatusBadge({ status, reason = null, focusable = false }: StatusBadgeProps) {
  const good = isSuccessName(status);
  const said = reasonText(reason);
  const meaning = statusMeaning(status);
  return (
    // The tip only repeats in words what the page says below, so lists do not stop at every badge.
    <span
      className={`badge ${good ? 'good' : 'bad'}`}
      data-tip={said === undefined || said === status ? meaning : `${meaning} Reason: ${isolatedText(said)}`}
      tabIndex={focusable ? 0 : undefined}
    >
      <Icon name={good ? 'check' : 'cross'} size={12} />
      <span className={styles.statusText}>{statusLabel(status)}</span>
    </span>
  );
}
