import type { AccountFile } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import type { ListReply } from '@ledgerscope/contract/envelope';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { listTableQuery } from '../../shared/table/get-list.ts';
import { Pager } from '../../shared/table/pager.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const PAGE = 5;
const SPEC: TableSpec = { prefix: 'files', pageSize: PAGE };

/** Files that an account created. */
export function FilesList({ id }: { id: string }) {
  const table = useTableState(SPEC);
  const { data, error, refetch } = useReply(
    listTableQuery(addressOf(ACCOUNT_CALLS.listAccountFiles, { id }), table.state, {}),
  );
  return (
    <section className="card" aria-labelledby="files">
      <header>
        <h2 id="files">Files</h2>
        {data === undefined ? null : <span className="count num">{wholeText(data.totalCount)}</span>}
        <span className="grow" />
        <ExportButton list={{ name: 'account-files', id }} {...table.export({})} rows={data?.totalCount} />
      </header>
      {error !== null ? (
        <LoadFailure error={error} retry={refetch} />
      ) : data === undefined ? (
        <p className="empty muted">Loading...</p>
      ) : (
        <Files reply={data} />
      )}
      {data === undefined || error !== null || data.totalCount <= PAGE ? null : (
        <Pager
          label="Files"
          table={table}
          totalCount={data.totalCount}
          lowerBound={data.totalCountIsLowerBound === true}
        />
      )}
    </section>
  );
}

function Files({ reply }: { reply: ListReply<AccountFile> }) {
  if (reply.totalCount === 0) return <p className="empty muted">No files found</p>;
  return (
    <ul className="rows">
      {reply.data.map((file) => (
        <li key={file.fileId}>
          <span className="row-name">
            <EntityLink kind="file" id={file.fileId} icon copy />
            {file.deleted ? <span className="badge bad">Deleted</span> : null}
          </span>
          <span className="row-values muted">
            <span>
              Created <Timestamp iso={file.createDate} />
            </span>
            {file.updateDate === null ? null : (
              <span>
                Last updated <Timestamp iso={file.updateDate} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
