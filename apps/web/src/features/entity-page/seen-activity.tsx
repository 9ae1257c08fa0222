import type { ListReply, TransactionRow } from '@ledgerscope/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { SectionError } from '../../shared/ui/section-error.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { TransactionsTable } from './transactions-table.tsx';

type Kind = 'accounts' | 'contracts';

/** Whether anything that was read touches an id. */
function seenQuery(kind: Kind, id: string) {
  const path = `/api/${kind}/${encodeURIComponent(id)}/transactions?limit=1&facets=false`;
  return queryOptions({
    queryKey: ['seen', path],
    queryFn: ({ signal }) => fetchJson<ListReply<TransactionRow>>(path, signal),
    select: (reply) => reply.totalCount > 0,
    retry: false,
  });
}

/**
 * What is known of an account or contract that was made before the first block that was read: nothing of itself, but
 * the transactions that touch it. Nothing at all where there are none.
 */
export function SeenActivity({ kind, id }: { kind: Kind; id: string }) {
  const { data: seen } = useQuery(seenQuery(kind, id));
  if (seen !== true) return null;
  return (
    <>
      <p className="muted seen-lead">
        It was made before the first block that was read, so nothing is known of it but the transactions that touch it.
      </p>
      <SectionError what="The transactions">
        <TransactionsTable
          path={`/api/${kind}/${encodeURIComponent(id)}/transactions`}
          exportList={{ name: 'account-transactions', id }}
          flush={false}
        />
      </SectionError>
      <SectionError what="The payments">
        <PaymentsTable kind={kind} id={id} flush={false} />
      </SectionError>
    </>
  );
}
