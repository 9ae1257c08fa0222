import { parseWritten, writeJson } from '@ledgerscope/ledger';
import type { TriedCall } from '../../entities/api/get-documentation.ts';
import formStyles from '../../shared/form/form.module.css';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import styles from './api-documentation.module.css';

interface SampleProps {
  readonly tried: TriedCall | Error | undefined;
  readonly isTrying: boolean;
  /** What the call costs, in words. */
  readonly cost: string;
}

/** What the call answered. */
export function Sample({ tried, isTrying, cost }: SampleProps) {
  const answer = tried === undefined || tried instanceof Error ? undefined : tried;
  return (
    <section className={`card ${styles.apiSample}`} aria-labelledby="sample-title" aria-busy={isTrying}>
      <header>
        <h2 id="sample-title">SAMPLE RESPONSE</h2>
        <span className="grow" />
        {answer === undefined ? null : (
          <>
            <span className={answer.status === 200 ? 'badge good' : 'badge bad'}>{answer.status}</span>
            <CopyButton text={answer.body} what="the response" />
          </>
        )}
      </header>
      <div role="status">
        {tried === undefined ? <p className="muted">Press TRY IT to make the call.</p> : null}
        {tried instanceof Error ? <p className={formStyles.fieldFault}>{tried.message}</p> : null}
        {answer === undefined ? null : <p className="muted">{chargedText(answer, cost)}</p>}
      </div>
      {answer === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <pre tabIndex={0}>{inLines(answer.body)}</pre>
      )}
    </section>
  );
}

/** What was charged, as the server says; what a sample would cost with a key. */
function chargedText({ charged, remaining }: TriedCall, cost: string): string {
  if (charged === undefined) return `Free sample. With a key: ${cost}.`;
  const left = remaining === undefined ? '' : ` ${remaining} units left.`;
  return `Cost: ${charged} ${charged === '1' ? 'unit' : 'units'}.${left}`;
}

/** JSON with a line for each value; anything else as it is. Numbers keep all their digits. */
function inLines(body: string): string {
  try {
    return writeJson(parseWritten(body));
  } catch {
    // It is not JSON.
    return body;
  }
}
