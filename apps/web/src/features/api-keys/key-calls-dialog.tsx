import type { ApiKeyCall } from '@ledgerscope/contract';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { useApiKeyCalls } from './get-api-keys.ts';

interface KeyCallsDialogProps {
  readonly userId: string;
  readonly accessKey: string;
  readonly close: () => void;
}

/** The last calls that were made with a key. */
export function KeyCallsDialog({ userId, accessKey, close }: KeyCallsDialogProps) {
  const { data, error, refetch } = useApiKeyCalls(userId, accessKey);
  return (
    <Dialog title="Last calls with the key" close={close} wide>
      <div className="dialog-form">
        {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
        {data?.length === 0 ? <p className="muted">No call was made with this key yet.</p> : null}
        {data === undefined || data.length === 0 ? null : <CallTable calls={data} />}
      </div>
    </Dialog>
  );
}

function CallTable({ calls }: { calls: readonly ApiKeyCall[] }) {
  return (
    <>
      <p className="muted">The last 200 calls, the newest first.</p>
      <div className="table-scroll">
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Call</th>
              <th scope="col">Status</th>
              <th scope="col">Units</th>
              <th scope="col">Duration</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ id, time, call, status, units, durationMs }) => (
              <tr key={id}>
                <td data-label="Time">
                  <Timestamp iso={time} />
                </td>
                <td data-label="Call">{call}</td>
                <td data-label="Status">
                  <span className={status < 400 ? 'badge good' : 'badge warn'}>{status}</span>
                </td>
                <td className="num" data-label="Units">
                  {wholeText(BigInt(units))}
                </td>
                <td className="num nowrap" data-label="Duration">
                  {wholeText(durationMs)} ms
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
