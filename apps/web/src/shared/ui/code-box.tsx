import styles from './code-box.module.css';
import { LedgerText } from './ledger-text.tsx';

/** Text in a box of its own that scrolls inside itself, by keyboard too. `lines` does not wrap long lines. */
export function CodeBox({ name, text, lines = false }: { name: string; text: string; lines?: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={lines ? `${styles.codeBox} ${styles.lines}` : styles.codeBox} tabIndex={0} aria-label={name}>
      <pre>
        <LedgerText text={text} />
      </pre>
    </section>
  );
}
