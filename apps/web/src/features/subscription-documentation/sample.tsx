import type { SampleMessages } from '@ledgerscope/contract/subscription';
import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { Code, inLines } from '../../shared/ui/code.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './sample.module.css';

/** Which message of the samples. */
type SampleKind = keyof SampleMessages;

/** Messages of this network, as they were when the page was opened. */
function useSamples() {
  const samples = dataQuery(['subscriptions', 'samples'], addressOf(SUBSCRIPTION_CALLS.getSampleMessages, {}));
  return useReply({ ...samples, staleTime: Number.POSITIVE_INFINITY, refetchInterval: false });
}

/** A message of this network, shown when it is asked for. @param name completes "Sample … data" */
export function Sample({ kind, name }: { kind: SampleKind; name: string }) {
  const { data, error, refetch } = useSamples();
  const text = data?.[kind];
  return (
    <details className={styles.subscriptionSample}>
      <summary>Sample {name} data</summary>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {text === null ? <p className="muted">No sample available on this network yet.</p> : null}
      {text === undefined || text === null ? null : <Code text={inLines(text)} what={`the ${name} data`} />}
    </details>
  );
}
