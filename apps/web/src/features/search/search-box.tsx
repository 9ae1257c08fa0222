import type { SearchScope } from '@ledgerscope/contract/suggest';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './search-box.module.css';
import { type Offer, type QuickSearch, useQuickSearch } from './use-quick-search.ts';

const ICONS: Readonly<Partial<Record<Offer['kind'], IconName>>> = {
  account: 'account',
  contract: 'contract',
  token: 'token',
  collection: 'nft',
  nft: 'nft',
  topic: 'topic',
  transaction: 'arrows',
  block: 'block',
  schedule: 'clock',
  file: 'file',
  node: 'node',
};

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly size: 'palette' | 'large';
  readonly scope?: SearchScope;
  readonly onLeave?: () => void;
  /** Buttons at the end of the box. */
  readonly buttons?: ReactNode;
  /** What is in place of suggestions while nothing is typed. */
  readonly idle?: ReactNode;
}

/**
 * A search box with type-ahead: arrow keys walk the suggestions, Enter opens the chosen one or goes where the text
 * leads, Escape closes them.
 */
export function SearchBox(props: SearchBoxProps) {
  const { input, size, onLeave } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<string>();
  const search = useQuickSearch(props.scope ?? 'all', () => {
    setOpen(false);
    input.current?.blur();
    onLeave?.();
  });
  const shown = open || size === 'palette' ? search.suggestions : [];
  // The mark stays on what was marked while other suggestions come and go.
  const active = search.suggestions.findIndex((row) => nameOf(row) === marked);
  const setActive = (place: number) => {
    const row = search.suggestions[place];
    setMarked(row === undefined ? undefined : nameOf(row));
  };
  const chosen = shown[active];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined) search.submit();
    else search.open(chosen);
  };
  return (
    <search
      className={`search-form ${size}`}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <form className={`search ${size} ${search.refusal === null ? '' : 'invalid'}`} onSubmit={onSubmit}>
        <Icon name="search" size={18} />
        <Box id={id} box={{ open, setOpen, active, setActive, shown: shown.length }} search={search} {...props} />
        {search.busy ? <span className="spinner" role="status" aria-label="Searching" /> : null}
        {props.buttons}
      </form>
      <RefusalView id={`${id}refusal`} search={search} />
      {shown.length === 0 ? null : <Suggestions id={id} rows={shown} active={active} search={search} />}
      {search.text === '' ? props.idle : <NoSuggestion search={search} shown={shown.length} size={size} />}
    </search>
  );
}

interface BoxState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly active: number;
  readonly setActive: (active: number) => void;
  /** Suggestions in sight. */
  readonly shown: number;
}

function Box(props: SearchBoxProps & { id: string; box: BoxState; search: QuickSearch }) {
  const { id, box, search, input, size } = props;
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && search.suggestions.length > 0) {
      event.preventDefault();
      box.setOpen(true);
      box.setActive(stepActive(box.active, step, search.suggestions.length));
    }
    const listed = box.open && box.shown > 0 && size === 'large';
    if (event.key === 'Escape') closeOnEscape(event, search, listed, () => box.setOpen(false));
  };
  const listed = box.shown > 0;
  return (
    <input
      ref={input}
      role="combobox"
      aria-label="Search the ledger"
      aria-expanded={listed}
      aria-controls={listed ? `${id}list` : undefined}
      aria-activedescendant={listed && box.active >= 0 ? `${id}${box.active}` : undefined}
      aria-autocomplete="list"
      aria-invalid={search.refusal !== null}
      aria-describedby={search.refusal === null ? undefined : `${id}refusal`}
      placeholder="Search by account, transaction, hash, token, topic or memo"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={400}
      value={search.text}
      onFocus={() => box.setOpen(true)}
      onChange={(event) => {
        box.setActive(-1);
        box.setOpen(true);
        search.setText(event.currentTarget.value);
      }}
      onKeyDown={onKey}
    />
  );
}

function nameOf({ kind, id }: Offer): string {
  return `${kind} ${id}`;
}

function stepActive(active: number, step: number, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

function closeOnEscape(event: KeyboardEvent, search: QuickSearch, listed: boolean, close: () => void): void {
  if (search.refusal === null && !listed) return;
  event.preventDefault();
  event.stopPropagation();
  search.forget();
  close();
}

function Suggestions(props: { id: string; rows: readonly Offer[]; active: number; search: QuickSearch }) {
  const { id, rows, active, search } = props;
  return (
    <div
      className={search.loading ? `${styles.suggestions} stale` : styles.suggestions}
      role="listbox"
      id={`${id}list`}
      aria-label="Suggestions"
    >
      {rows.map((row, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
        <div
          key={nameOf(row)}
          id={`${id}${place}`}
          role="option"
          aria-selected={place === active}
          className={styles.suggestion}
          ref={(element) => {
            if (place === active) element?.scrollIntoView({ block: 'nearest' });
          }}
          // Before the box loses the focus, which would close the list under the pointer.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => search.open(row)}
        >
          <span className="entity-icon">
            <Icon name={ICONS[row.kind] ?? 'search'} size={14} />
          </span>
          <span className={styles.suggestionLabel}>
            <LedgerText text={row.label} />
          </span>
          {row.label === row.id || row.kind === 'results' ? null : <span className="mono faint small">{row.id}</span>}
          <span className={`${styles.suggestionDetail} faint`}>
            <LedgerText text={row.detail ?? ''} />
          </span>
          <span className="badge plain">{row.kind}</span>
        </div>
      ))}
    </div>
  );
}

function NoSuggestion({ search, shown, size }: { search: QuickSearch; shown: number; size: 'palette' | 'large' }) {
  if (search.checksum !== null && search.refusal === null)
    return <p className={`${styles.searchNote} down`}>{search.checksum.message}</p>;
  if (search.isCutShort && search.refusal === null) return <CutShort search={search} />;
  if (size !== 'palette' || shown > 0 || search.refusal !== null || !search.loading) return null;
  return <p className={`${styles.searchNote} muted`}>Loading...</p>;
}

/** Said where the server was too busy to look at everything. */
function CutShort({ search }: { search: QuickSearch }) {
  return (
    <p className={`${styles.searchNote} muted`} role="status">
      The server is busy, so not everything was searched.{' '}
      <button type="button" className="button small" onClick={() => search.again()}>
        Search again
      </button>
    </p>
  );
}

function RefusalView({ id, search: { refusal } }: { id: string; search: QuickSearch }) {
  return (
    <div id={id} role="alert" className={refusal === null ? 'sr-only' : styles.searchProblem}>
      {refusal === null ? null : (
        <>
          <b>{refusal.message}</b> <span>{refusal.hint}</span>
        </>
      )}
    </div>
  );
}
