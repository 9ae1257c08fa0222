import { nestsDeeper, parseWritten } from '@ledgerscope/ledger';
import { queryOptions } from '@tanstack/react-query';
import { FailedReply } from '../../shared/api/api-error.ts';
import { errorOfResponse } from '../../shared/api/error-of-response.ts';
import { limitedBytes } from '../../shared/api/limited-bytes.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { JsonView } from '../../shared/ui/json-view.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './media.module.css';

const MOST_BYTES = 2_000_000;

/** A JSON file of an NFT; larger ones are to be downloaded. */
function jsonFileQuery(address: string) {
  return queryOptions({
    queryKey: ['json-file', address],
    queryFn: async ({ signal }): Promise<unknown> => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw await errorOfResponse(response);
      const bytes = await limitedBytes(response, MOST_BYTES);
      if (bytes === undefined) throw new FailedReply('refused', 413, 'Too large to display.');
      return parseJsonFile(new TextDecoder().decode(bytes));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** A JSON file as a tree. */
export function JsonFile({ address }: { address: string }) {
  const { data, error, refetch } = useReply(jsonFileQuery(address));
  if (error !== null) return <LoadFailure error={error} retry={refetch} />;
  if (data === undefined)
    return (
      <p className={styles.mediaNotice} data-media="notice" aria-busy="true">
        Loading...
      </p>
    );
  return (
    <div className={styles.mediaJson}>
      <JsonView value={data} what="the file" />
    </div>
  );
}

function parseJsonFile(text: string): unknown {
  if (nestsDeeper(text)) throw new FailedReply('refused', 200, 'The file is nested too deeply to display.');
  try {
    return parseWritten(text);
  } catch {
    throw new FailedReply('refused', 200, 'The file is not JSON.');
  }
}
