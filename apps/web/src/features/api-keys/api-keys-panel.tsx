import type { ApiKey, NewApiKey } from '@ledgerscope/contract';
import { useState } from 'react';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { useApiKeyActions, useApiKeys } from './get-api-keys.ts';
import { KeyCallsDialog } from './key-calls-dialog.tsx';
import { KeyLimitsDialog } from './key-limits-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

const MAX_KEYS = 3;

/** The keys of the public API: made, switched and deleted. */
export function ApiKeysPanel({ userId }: { userId: string }) {
  const { data, error, refetch } = useApiKeys(userId);
  const { make } = useApiKeyActions(userId);
  const [made, setMade] = useState<NewApiKey>();
  const [isMaking, setIsMaking] = useState(false);
  const generate = async () => {
    if (isMaking) return;
    setIsMaking(true);
    try {
      setMade((await make()).data);
    } catch (failure) {
      failed(failure);
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <section className="card" aria-labelledby="api-keys">
      <header className="panel-head">
        <h2 id="api-keys">API keys</h2>
        <span className="grow" />
        {data === undefined || data.length >= MAX_KEYS ? null : (
          // Not disabled during the call: it would lose the focus, which the dialog returns to it.
          <button type="button" className="button" aria-busy={isMaking} onClick={() => void generate()}>
            GENERATE API KEY
          </button>
        )}
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data?.length === 0 ? (
        <p className="panel-empty muted">You have no API key yet. Generate one to call the public API.</p>
      ) : null}
      {data === undefined || data.length === 0 ? null : <KeyTable userId={userId} keys={data} />}
      {made === undefined ? null : <NewKeyDialog made={made} close={() => setMade(undefined)} />}
    </section>
  );
}

function KeyTable({ userId, keys }: { userId: string; keys: readonly ApiKey[] }) {
  const { remove } = useApiKeyActions(userId);
  const [toDelete, setToDelete] = useState<ApiKey>();
  const [limited, setLimited] = useState<ApiKey>();
  const [logged, setLogged] = useState<ApiKey>();
  return (
    <div className="table-scroll">
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Access Key</th>
            <th scope="col">API Key</th>
            <th scope="col">Calls today</th>
            <th scope="col">Last used</th>
            <th scope="col">Status</th>
            <th scope="col">Limits</th>
            <th scope="col">Log</th>
            <th scope="col">Delete</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow
              key={key.accessKey}
              userId={userId}
              apiKey={key}
              askToDelete={() => setToDelete(key)}
              editLimits={() => setLimited(key)}
              showLog={() => setLogged(key)}
            />
          ))}
        </tbody>
      </table>
      {limited === undefined ? null : (
        <KeyLimitsDialog userId={userId} apiKey={limited} close={() => setLimited(undefined)} />
      )}
      {logged === undefined ? null : (
        <KeyCallsDialog userId={userId} accessKey={logged.accessKey} close={() => setLogged(undefined)} />
      )}
      {toDelete === undefined ? null : (
        <ConfirmDialog
          title={`Delete the key ${masked(toDelete.accessKey)}?`}
          text="Programs that use it get no answers any more. A deleted key does not come back."
          action="Delete"
          run={async () => {
            await remove(toDelete.accessKey);
            showToast('The key is deleted.');
          }}
          close={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}

interface KeyRowProps {
  readonly userId: string;
  readonly apiKey: ApiKey;
  readonly askToDelete: () => void;
  readonly editLimits: () => void;
  readonly showLog: () => void;
}

function KeyRow({ userId, apiKey, askToDelete, editLimits, showLog }: KeyRowProps) {
  const { accessKey, key, state, lastUsed, callsToday } = apiKey;
  const { activate, deactivate } = useApiKeyActions(userId);
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async () => {
    setIsBusy(true);
    try {
      await (state === 'ACTIVE' ? deactivate(accessKey) : activate(accessKey));
    } catch (failure) {
      failed(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <tr>
      <td className="mono" data-label="Access Key">
        {masked(accessKey)}
      </td>
      <td className="mono" data-label="API Key">
        {key}
      </td>
      <td className="num" data-label="Calls today">
        {wholeText(callsToday)}
      </td>
      <td data-label="Last used">
        {lastUsed === null ? <span className="muted">Never</span> : <Timestamp iso={lastUsed} />}
      </td>
      <td data-label="Status">
        <button
          type="button"
          className={state === 'ACTIVE' ? 'button small on' : 'button small'}
          disabled={isBusy}
          title={state === 'ACTIVE' ? 'Deactivate' : 'Activate'}
          onClick={() => void toggle()}
        >
          {state}
        </button>
      </td>
      <td data-label="Limits">
        <button type="button" className="button small" onClick={editLimits}>
          {limitsText(apiKey)}
          <span className="sr-only">: limits of {masked(accessKey)}</span>
        </button>
      </td>
      <td data-label="Log">
        <button type="button" className="button small" onClick={showLog}>
          Calls<span className="sr-only"> with {masked(accessKey)}</span>
        </button>
      </td>
      <td data-label="Delete">
        <button type="button" className="button small" onClick={askToDelete}>
          Delete<span className="sr-only"> {masked(accessKey)}</span>
        </button>
      </td>
    </tr>
  );
}

/** What a key is limited to, in a word or two. */
function limitsText({ lastDay, addresses, calls }: ApiKey): string {
  if (lastDay !== null && lastDay < new Date().toISOString().slice(0, 10)) return 'Expired';
  const limits = [
    ...(lastDay === null ? [] : [`to ${lastDay}`]),
    ...(addresses.length === 0 ? [] : [`${addresses.length} ${addresses.length === 1 ? 'address' : 'addresses'}`]),
    ...(calls.length === 0 ? [] : [`${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`]),
  ];
  return limits.length === 0 ? 'None' : limits.join(', ');
}

/** An access key without its middle. */
function masked(accessKey: string): string {
  return `${accessKey.slice(0, 8)}••••${accessKey.slice(-4)}`;
}

function failed(failure: unknown): void {
  showToast(failure instanceof Error ? failure.message : 'Something went wrong.', { kind: 'failure' });
}
