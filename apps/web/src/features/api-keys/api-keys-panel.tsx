import type { ApiKey, NewApiKeyReply } from '@ledgerscope/contract/api-key';
import { useState } from 'react';
import { useApiKeyActions, useApiKeys } from '../../entities/api/get-api-keys.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from '../../shared/ui/panel.module.css';
import { type PanelColumn, PanelTable } from '../../shared/ui/panel-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { useRun } from '../../shared/ui/use-run.ts';
import { KeyCallsDialog } from './key-calls-dialog.tsx';
import { KeyLimitsDialog } from './key-limits-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

const MAX_KEYS = 3;

/** The keys of the public API: made, switched and deleted. */
export function ApiKeysPanel({ userId }: { userId: string }) {
  const { data, error, refetch } = useApiKeys(userId);
  const { make } = useApiKeyActions(userId);
  const [made, setMade] = useState<NewApiKeyReply>();
  const { isBusy: isMaking, run } = useRun();
  const generate = () => run(async () => setMade((await make()).data));
  return (
    <section className="card" aria-labelledby="api-keys">
      <header>
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
        <p className={`${styles.panelEmpty} muted`}>You have no API keys yet. Generate one to call the public API.</p>
      ) : null}
      {data === undefined || data.length === 0 ? null : <KeyTable userId={userId} keys={data} />}
      {made === undefined ? null : <NewKeyDialog made={made} close={() => setMade(undefined)} />}
    </section>
  );
}

function KeyTable({ userId, keys }: { userId: string; keys: readonly ApiKey[] }) {
  const { remove } = useApiKeyActions(userId);
  const [opened, setOpened] = useState<{ readonly what: 'limits' | 'log' | 'delete'; readonly key: ApiKey }>();
  const close = () => setOpened(undefined);
  const columns: readonly PanelColumn<ApiKey>[] = [
    ...FACTS,
    { heading: 'Status', cell: (key) => <StateButton userId={userId} apiKey={key} /> },
    {
      heading: 'Limits',
      cell: (key) => (
        <button type="button" className="button small" onClick={() => setOpened({ what: 'limits', key })}>
          {limitsText(key)}
          <span className="sr-only"> (limits for {maskKey(key)})</span>
        </button>
      ),
    },
    {
      heading: 'Recent calls',
      cell: (key) => (
        <button type="button" className="button small" onClick={() => setOpened({ what: 'log', key })}>
          Calls<span className="sr-only"> made with {maskKey(key)}</span>
        </button>
      ),
    },
    {
      heading: 'Delete',
      cell: (key) => (
        <button type="button" className="button small" onClick={() => setOpened({ what: 'delete', key })}>
          Delete<span className="sr-only"> {maskKey(key)}</span>
        </button>
      ),
    },
  ];
  return (
    <>
      <PanelTable columns={columns} rows={keys} keyOf={({ accessKey }) => accessKey} />
      {opened?.what === 'limits' ? <KeyLimitsDialog userId={userId} apiKey={opened.key} close={close} /> : null}
      {opened?.what === 'log' ? (
        <KeyCallsDialog userId={userId} accessKey={opened.key.accessKey} close={close} />
      ) : null}
      {opened?.what === 'delete' ? (
        <ConfirmDialog
          title={`Delete the key ${maskKey(opened.key)}?`}
          text="Apps using this key will stop working. This can’t be undone."
          action="Delete"
          run={async () => {
            await remove(opened.key.accessKey);
            showToast('Key deleted.');
          }}
          close={close}
        />
      ) : null}
    </>
  );
}

const FACTS: readonly PanelColumn<ApiKey>[] = [
  { heading: 'Access Key', className: 'mono', cell: (key) => maskKey(key) },
  { heading: 'API Key', className: 'mono', cell: ({ key }) => key },
  { heading: 'Calls today', className: 'num', cell: ({ callsToday }) => wholeText(callsToday) },
  {
    heading: 'Last used',
    cell: ({ lastUsed }) => (lastUsed === null ? <span className="muted">Never</span> : <Timestamp iso={lastUsed} />),
  },
];

function StateButton({ userId, apiKey: { accessKey, state } }: { userId: string; apiKey: ApiKey }) {
  const { activate, deactivate } = useApiKeyActions(userId);
  const { isBusy, run } = useRun();
  const isActive = state === 'ACTIVE';
  return (
    <button
      type="button"
      className={isActive ? 'button small on' : 'button small'}
      disabled={isBusy}
      title={isActive ? 'Deactivate' : 'Activate'}
      onClick={() => void run(() => (isActive ? deactivate(accessKey) : activate(accessKey)))}
    >
      {state}
    </button>
  );
}

/** What a key is limited to, in a word or two. */
function limitsText({ lastDay, addresses, calls }: ApiKey): string {
  if (lastDay !== null && lastDay < new Date().toISOString().slice(0, 10)) return 'Expired';
  const limits = [
    ...(lastDay === null ? [] : [`until ${lastDay}`]),
    ...(addresses.length === 0 ? [] : [`${addresses.length} ${addresses.length === 1 ? 'address' : 'addresses'}`]),
    ...(calls.length === 0 ? [] : [`${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`]),
  ];
  return limits.length === 0 ? 'None' : limits.join(', ');
}

/** An access key without its middle. */
function maskKey({ accessKey }: ApiKey): string {
  return `${accessKey.slice(0, 8)}••••${accessKey.slice(-4)}`;
}
