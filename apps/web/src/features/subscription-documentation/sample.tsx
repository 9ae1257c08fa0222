import { Code, inLines } from '../../shared/ui/code.tsx';
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
