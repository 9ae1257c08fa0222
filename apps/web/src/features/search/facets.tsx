import type { Facets as FacetCounts } from '@ledgerscope/contract';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { useState } from 'react';
import { statusLabel } from '../../entities/transaction/status-meaning.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { UrlTable } from '../../shared/table/use-table-state.ts';

const TITLES: Readonly<Record<string, string>> = {
  transactionTypes: 'Type',
  serviceTypes: 'Service',
  status: 'Result',
  kind: 'Kind',
};
const SHOWN = 12;

/** Checkboxes with counts; ticked ones narrow the list. What is ticked stays in sight even where nothing is left of it. */
export function Facets({ counts, table }: { counts: FacetCounts | undefined; table: UrlTable }) {
  const categories = Object.entries(counts ?? {}).filter(([name]) => TITLES[name] !== undefined);
  return (
    <aside className="facets card" aria-label="Narrow by">
      {counts === undefined ? <p className="muted">Loading...</p> : null}
      {categories.map(([name, values]) => (
        <Category key={name} name={name} values={values} table={table} />
      ))}
      {counts !== undefined && categories.every(([, values]) => Object.keys(values).length === 0) ? (
        <p className="muted">Nothing to narrow by</p>
      ) : null}
    </aside>
  );
}

function Category({
  name,
  values,
  table,
}: {
  name: string;
  values: Readonly<Record<string, number>>;
  table: UrlTable;
}) {
  const chosen = (table.state.filters[name] ?? '').split(',').filter((value) => value !== '');
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

function labelOf(name: string, value: string): string {
  if (name === 'transactionTypes') return transactionTypeByCode(value)?.label ?? value;
  if (name === 'status') return statusLabel(value);
  return value;
}
