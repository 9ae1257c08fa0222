import { Icon } from '../ui/icon.tsx';
import { percentText } from './axis-text.ts';

/** A change against the span before, with arrow and colour; nothing where it is not known. */
export function PercentChange({ value }: { value: number | null }) {
  if (value === null) return null;
  const tone = value === 0 ? 'faint' : value > 0 ? 'up' : 'down';
  return (
    <span className={`num small ${tone}`} data-tip="Compared with the previous period">
      {value === 0 ? null : <Icon name={value > 0 ? 'up' : 'down'} size={12} />} {percentText(value)}
    </span>
  );
}
