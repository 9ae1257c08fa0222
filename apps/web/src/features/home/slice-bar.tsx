import type { Slice } from '@ledgerscope/contract/chart';
import { Link } from 'react-router';
import { wholeText } from '../../shared/format/hbar-text.ts';
import styles from './home.module.css';

const SHOWN = 4;
const OTHERS = 'Other';
const OTHERS_COLOR = 10;

interface SliceBarProps {
  /** Greatest first. */
  readonly slices: readonly Slice[];
  readonly nameOf: (name: string) => string;
  readonly hrefOf: (name: string) => string;
}

/** Shares of a whole as one bar, with the greatest ones named below; each leads to its transactions. */
export function SliceBar({ slices, nameOf, hrefOf }: SliceBarProps) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const rest = slices.slice(SHOWN).reduce((sum, { value }) => sum + value, 0);
  const shown = slices.slice(0, SHOWN).map((slice, place) => ({ ...slice, color: place + 1 }));
  const all = rest === 0 ? shown : [...shown, { name: OTHERS, value: rest, color: OTHERS_COLOR }];
  return (
    <div className={styles.slices}>
      <div className={styles.sliceBar} aria-hidden="true">
        {all.map(({ name, value, color }) => (
          <span key={name} style={{ '--series': `var(--c${color})`, flexGrow: value }} />
        ))}
      </div>
      <ul className={`${styles.sliceNames} small`}>
        {all.map(({ name, value, color }) => (
          <li key={name}>
            <span className="slice-dot" style={{ '--series': `var(--c${color})` }} aria-hidden="true" />
            {name === OTHERS ? <span className="muted">{OTHERS}</span> : <Link to={hrefOf(name)}>{nameOf(name)}</Link>}
            <span className="num faint" data-tip={`${wholeText(value)} transactions`}>
              {shareText(value, total)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A share in percent; what is there at all is never shown as nothing. */
function shareText(value: number, total: number): string {
  const percent = total === 0 ? 0 : (value / total) * 100;
  return percent > 0 && percent < 0.1 ? '<0.1%' : `${percent.toFixed(1)}%`;
}
