import type { Facets as FacetCounts } from '@ledgerscope/contract';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { useState } from 'react';
import { statusLabel } from '../../entities/transaction/status-meaning.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { UrlTable } from '../../shared/table/use-table-state.ts';

const TITLES = { transactionTypes: 'Type', serviceTypes: 'Service', status: 'Status', kind: 'Kind' } as const;
const SHOWN = 12;
/** Here the facets stand above the list, which they would push out of sight. */
const NARROW_SCREEN = '(max-width: 900px)';

/** What a list can be narrowed by: its name in the replies and in the queries of the API. */
export type Facet = keyof typeof TITLES;

interface FacetsProps {
  readonly by: readonly Facet[];
  /** Undefined while they load, null where they could not be had: the list says why. */
  readonly counts: FacetCounts | undefined | null;
  readonly table: UrlTable;
}

/**
 * Checkboxes with counts; ticked ones narrow the list. What is ticked stays in sight even where nothing is left of it. On
 * narrow screens they are folded away until they are asked for.
 */
export function Facets({ by, counts, table }: FacetsProps) {
  const [open, setOpen] = useState(() => !window.matchMedia(NARROW_SCREEN).matches);
  const ticked = by.reduce((sum, name) => sum + chosenOf(table, name).length, 0);
  const nothing =
    counts === null || (counts !== undefined && by.every((name) => Object.keys(counts[name] ?? {}).length === 0));
  if (nothing && ticked === 0) return null;
  return (
    <aside className="card" aria-label="Narrow by">
      <details className="facets" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          Narrow by
          {ticked === 0 ? null : <span className="count num">{wholeText(ticked)}</span>}
        </summary>
        <div className="facet-groups">
          {counts === undefined ? <p className="muted">Loading...</p> : null}
          {by.map((name) => (
            <Category key={name} name={name} values={counts?.[name] ?? {}} table={table} />
          ))}
        </div>
      </details>
    </aside>
  );
}

function chosenOf({ state }: UrlTable, name: Facet): readonly string[] {
  return (state.filters[name] ?? '').split(',').filter((value) => value !== '');
}

function Category({ name, values, table }: { name: Facet; values: Readonly<Record<string, number>>; table: UrlTable }) {
  const chosen = chosenOf(table, name);
  const rows = [...new Set([...chosen, ...Object.keys(values)])];
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, Math.max(SHOWN, chosen.length));
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    table.filter({ [name]: next.join(',') });
  };
  return (
    <fieldset className="choices">
      <legend>{TITLES[name]}</legend>
      {shown.map((value) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span className="facet-name">{labelOf(name, value)}</span>
          <span className="num faint">{wholeText(values[value] ?? 0)}</span>
        </label>
      ))}
      {rows.length <= SHOWN ? null : (
        <button type="button" className="button small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${wholeText(rows.length)}`}
        </button>
      )}
    </fieldset>
  );
}

function labelOf(name: Facet, value: string): string {
  if (name === 'transactionTypes') return transactionTypeByCode(value)?.label ?? value;
  if (name === 'status') return statusLabel(value);
  if (name === 'kind') return value === 'CONTRACT' ? 'Contract' : 'Account';
  return value;
}
