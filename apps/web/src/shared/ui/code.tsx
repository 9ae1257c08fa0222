import { parseWritten, writeJson } from '@ledgerscope/ledger';
import styles from './code.module.css';
import { CopyButton } from './copy-button.tsx';

/** Text of a program or a message, to be copied. @param what completes "Copy …" */
export function Code({ text, what }: { text: string; what: string }) {
  return (
    <div className={styles.codeText}>
      <CopyButton text={text} what={what} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}

/** JSON with a line for each value and all digits of its numbers. Characters that change the direction of text are escaped. */
export function inLines(json: string): string {
  return visible(writeJson(parseWritten(json)));
}

/** Text of strangers with what cannot be seen written out. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Cc}]/gu, (found) =>
    found === '\n' ? found : found.split('').map(escapeUnit).join(''),
  );
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
