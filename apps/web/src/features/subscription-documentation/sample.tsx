import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { type SampleKind, useSamples } from './get-samples.ts';

/** A message of this network, shown when it is asked for. @param name completes "Sample … data" */
export function Sample({ kind, name }: { kind: SampleKind; name: string }) {
  const { data, error, refetch } = useSamples();
  const text = data?.[kind];
  return (
    <details className="subscription-sample">
      <summary>Sample {name} data</summary>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {text === null ? <p className="muted">There is no such message on this network yet.</p> : null}
      {text === undefined || text === null ? null : <Code text={inLines(text)} what={`the ${name} data`} />}
    </details>
  );
}

/** Text of a program or a message, to be copied. @param what completes "Copy …" */
export function Code({ text, what }: { text: string; what: string }) {
  return (
    <div className="subscription-code">
      <CopyButton text={text} what={what} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}

/** A line for each value. What turns the direction of text around is written as JSON may write it. */
function inLines(json: string): string {
  return JSON.stringify(JSON.parse(json), undefined, 2).replaceAll(/[\p{Cf}\p{Cc}]/gu, (found) =>
    found === '\n' ? found : found.split('').map(escaped).join(''),
  );
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
