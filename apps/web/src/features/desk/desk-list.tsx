import type { ReactNode } from 'react';
import type { ReplyState } from '../../shared/api/use-reply.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

export interface DeskListProps<Row> {
  readonly state: ReplyState<{ readonly data: readonly Row[] }>;
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What the desk shows of a list: its rows, that there are none, or why they are not there. */
export function DeskList<Row>({ state: { data, error, refetch }, empty, children }: DeskListProps<Row>) {
  if (data === undefined)
    return error === null ? (
      <p className="empty muted" role="status">
        Loading...
      </p>
    ) : (
      <LoadFailure error={error} retry={refetch} />
    );
  return data.data.length === 0 ? <p className="empty muted">{empty}</p> : children(data.data);
}
