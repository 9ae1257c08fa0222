import type { ExportFormat, ExportListName } from '@ledgerscope/contract/export-query';
import { EXPORT_CALLS } from '@ledgerscope/contract/search-calls';
import { useEffect, useRef, useState } from 'react';
import { addressOf, withQuery } from '../api/address.ts';
import { wholeText } from '../format/hbar-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Popup } from '../ui/popup.tsx';
import styles from './export-button.module.css';
import { type SaveProgress, saveStream } from './save-stream.ts';

/** Which list is exported; `id` is the account, contract or topic, for the lists that are of one. */
export interface ExportChoice {
  readonly name: ExportListName;
  readonly id?: string;
}

/** A file to choose. */
interface FileChoice {
  readonly format: ExportFormat;
  readonly name: string;
  readonly use: string;
  /** A byte-order mark in front, by which spreadsheets know the encoding, and amounts in display units too. */
  readonly excel?: boolean;
}

const CHOICES: readonly FileChoice[] = [
  { format: 'csv', name: 'CSV', use: 'for spreadsheets', excel: true },
  { format: 'csv', name: 'Plain CSV', use: 'for programs' },
  { format: 'jsonl', name: 'JSON Lines', use: 'one object per line' },
  { format: 'parquet', name: 'Parquet', use: 'columnar format for analytics' },
];
/** A statement of account is a document as well. */
const DOCUMENTS: readonly FileChoice[] = [
  { format: 'pdf', name: 'PDF', use: 'for printing and filing' },
  { format: 'xlsx', name: 'Excel', use: 'workbook (XLSX)' },
];

type Run =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: SaveProgress }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

interface ExportProps {
  readonly list: ExportChoice;
  /** The filters on the screen, as the list's call takes them. */
  readonly query: URLSearchParams;
  /** True where the rows on the screen are in another order than those of the file. */
  readonly reordered?: boolean;
  /** Rows that are expected, where they are counted. */
  readonly rows?: number | undefined;
}

/** Downloads the whole list with the filters on the screen, without a limit of rows, and shows how far it is. */
export function ExportButton({ list, query, reordered = false, rows }: ExportProps) {
  const [run, setRun] = useState<Run>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const panel = useRef<HTMLDivElement>(null);
  const { kind } = run;
  // The button that was pressed makes room for others: the focus moves to the first of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others whenever the kind of run is
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.querySelector('button')?.focus();
  }, [kind]);
  const start = async ({ format, excel = false }: FileChoice) => {
    const control = new AbortController();
    running.current = control;
    setRun({ kind: 'running', progress: { bytes: 0, lines: null } });
    try {
      await saveStream(
        exportPath(list, query, { format, excel }),
        fileName(list, format),
        format === 'csv' || format === 'jsonl',
        control.signal,
        (progress) => setRun({ kind: 'running', progress }),
      );
      setRun({ kind: 'done' });
    } catch (error) {
      if (control.signal.aborted) setRun({ kind: 'idle' });
      else setRun({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Popup trigger={run.kind === 'running' ? 'Exporting…' : 'Export'}>
      {() => (
        <div className={styles.export} ref={panel}>
          {run.kind === 'running' ? (
            <Running progress={run.progress} rows={rows} stop={() => running.current?.abort()} />
          ) : (
            <Formats
              choices={list.name === 'account-statement' ? [...DOCUMENTS, ...CHOICES] : CHOICES}
              rows={rows}
              reordered={reordered}
              start={start}
            />
          )}
          <p role="status" className={run.kind === 'failed' ? 'down' : 'up'}>
            {run.kind === 'failed' ? run.message : run.kind === 'done' ? 'Download complete.' : ''}
          </p>
        </div>
      )}
    </Popup>
  );
}

interface FormatsProps {
  readonly choices: readonly FileChoice[];
  readonly rows: number | undefined;
  readonly reordered: boolean;
  readonly start: (choice: FileChoice) => Promise<void>;
}

function Formats({ choices, rows, reordered, start }: FormatsProps) {
  return (
    <>
      <p className="muted small">
        {rows === undefined ? 'The whole list' : `All ${wholeText(rows)} rows`} with the current filters
        {reordered ? ', in default order' : ''}.
      </p>
      {choices.map((choice) => (
        <button key={choice.name} type="button" className="choice" onClick={() => void start(choice)}>
          <Icon name="down" size={14} />
          <b>{choice.name}</b>
          <span className="muted">{choice.use}</span>
        </button>
      ))}
    </>
  );
}

function Running({ progress, rows, stop }: { progress: SaveProgress; rows: number | undefined; stop: () => void }) {
  const { lines, bytes } = progress;
  return (
    <>
      <progress
        aria-label="Export"
        max={rows ?? 1}
        value={rows === undefined || lines === null ? undefined : Math.min(lines, rows)}
      />
      <p className="muted num">
        {lines === null ? '' : `${wholeText(lines)}${rows === undefined ? '' : ` of ${wholeText(rows)}`} rows · `}
        {sizeText(bytes)}
      </p>
      <button type="button" className="button small" onClick={stop}>
        Cancel
      </button>
    </>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${wholeText(Math.ceil(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function exportPath(
  list: ExportChoice,
  query: URLSearchParams,
  { format, excel }: Pick<FileChoice, 'format' | 'excel'>,
) {
  const all = new URLSearchParams(query);
  if (list.id !== undefined) all.set('id', list.id);
  all.set('format', format);
  if (excel === true) all.set('excel', 'true');
  if (excel === true || format === 'xlsx' || format === 'pdf') {
    all.set('timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
  return withQuery(addressOf(EXPORT_CALLS.exportList, { list: list.name }), all).url;
}

function fileName({ name, id }: ExportChoice, format: ExportFormat): string {
  return `ledgerscope-${name}${id === undefined ? '' : `-${id}`}.${format}`;
}
