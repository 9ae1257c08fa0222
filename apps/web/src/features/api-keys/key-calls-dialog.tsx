import type { ApiKeyCall } from '@ledgerscope/contract/api-key';
import { useApiKeyCalls } from '../../entities/api/get-api-keys.ts';
import styles from '../../shared/form/form.module.css';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { type PanelColumn, PanelTable } from '../../shared/ui/panel-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

/** The last calls that were made with a key. */
export function KeyCallsDialog({ userId, accessKey, close }: { userId: string; accessKey: string; close: () => void }) {
  const { data, error, refetch } = useApiKeyCalls(userId, accessKey);
  return (
    <Dialog title="Recent calls" close={close} wide>
      <div className={styles.dialogForm}>
        {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
        {data?.length === 0 ? <p className="muted">This key has not been used yet.</p> : null}
        {data === undefined || data.length === 0 ? null : <CallTable calls={data} />}
      </div>
    </Dialog>
  );
}

const COLUMNS: readonly PanelColumn<ApiKeyCall>[] = [
  { heading: 'Time', cell: ({ time }) => <Timestamp iso={time} /> },
  { heading: 'Call', cell: ({ call }) => call },
  {
    heading: 'Status',
    cell: ({ status }) => <span className={status < 400 ? 'badge good' : 'badge warn'}>{status}</span>,
  },
  { heading: 'Units', className: 'num', cell: ({ units }) => wholeText(units) },
  { heading: 'Duration', className: 'num nowrap', cell: ({ durationMs }) => `${wholeText(durationMs)} ms` },
];

function CallTable({ calls }: { calls: readonly ApiKeyCall[] }) {
  return (
    <>
      <p className="muted">The last 200 calls, newest first.</p>
      <PanelTable columns={COLUMNS} rows={calls} keyOf={({ id }) => id} />
    </>
  );
}
