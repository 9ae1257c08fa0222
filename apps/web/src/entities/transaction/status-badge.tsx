import { Icon } from '../../shared/ui/icon.tsx';
import { statusLabel, statusMeaning, succeeded } from './status-meaning.ts';

/** The result: green for success, red for anything else, its meaning in the tip. */
export function StatusBadge({ status, focusable = false }: { status: string; focusable?: boolean }) {
  const good = succeeded(status);
  return (
    // The tip only repeats in words what the page says below, so lists do not stop at every badge.
    <span
      className={`badge ${good ? 'good' : 'bad'}`}
      data-tip={statusMeaning(status)}
      tabIndex={focusable ? 0 : undefined}
    >
      <Icon name={good ? 'check' : 'cross'} size={12} />
      {statusLabel(status)}
    </span>
  );
}
