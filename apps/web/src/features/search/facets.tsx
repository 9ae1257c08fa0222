import type { Facets as FacetCounts } from '@ledgerscope/contract/envelope';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { useState } from 'react';
import { statusLabel } from '../../entities/transaction/status-meaning.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import styles from './search.module.css';

const TITLES = { transactionTypes: 'Type', serviceTypes: 'Service', status: 'Status', kind: 'Kind' } as const;
/** On these screens the facets are above the list and would push it out of sight. */
const NARROW_SCREEN = '(max-width: 56.25em)';

/** What a list can be narrowed by: its name in the replies and in the queries of the API. */
export type SearchFacet = keyof typeof TITLES;

interface FacetsProps {
  readonly by: readonly SearchFacet[];
  /** Undefined while they load, null where they could not be had: the list says why. */
  readonly counts: FacetCounts | undefined | null;
  readonly table: UrlTable;
}

/**
 * Checkboxes with counts; ticked ones narrow the list. What is ticked stays in sight even where nothing is left of it, and the
 * place of the facets where there is nothing to tick, so that the list does not move. On narrow screens they are folded away
 * until they are asked for.
 */
export function Facets({ by, counts, table }: FacetsProps) {
  const [open, setOpen] = useState(() => !window.matchMedia(NARROW_SCREEN).matches);
  const ticked = by.reduce((sum, name) => sum + chosenOf(table, name).length, 0);
  const none =
    counts === null || (counts !== undefined && by.every((name) => Object.keys(counts[name] ?? {}).length === 0));
  return (
    <aside className="card" aria-label="Filter by">
      <details className={styles.facets} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          Filter by
          {ticked === 0 ? null : <span className="count num">{wholeText(ticked)}</span>}
        </summary>
        <div className={styles.facetGroups}>
          {counts === undefined ? <p className="muted">Loading...</p> : null}
          {none && ticked === 0 ? <p className="muted">No filters available.</p> : null}
          {by.map((name) => (
            <Category key={name} name={name} values={counts?.[name] ?? {}} table={table} />
          ))}
        </div>
      </details>
    </aside>
  );
}

function chosenOf({ state }: UrlTable, name: SearchFacet): readonly string[] {
  return (state.filters[name] ?? '').split(',').filter((value) => value !== '');
}

function Category({
  name,
  values,
  table,
}: {
  name: SearchFacet;
  values: Readonly<Record<string, number>>;
  table: UrlTable;
}) {
  const chosen = chosenOf(table, name);
  const choices = [...new Set([...chosen, ...Object.keys(values)])];
  return (
    <ChoiceGroup
      title={TITLES[name]}
      choices={choices.map((value) => ({ value, label: labelOf(name, value), count: values[value] ?? 0 }))}
      chosen={chosen}
      choose={(next) => table.filter({ [name]: next.join(',') })}
    />
  );
}

function labelOf(name: SearchFacet, value: string): string {
  if (name === 'transactionTypes') return transactionTypeByCode(value)?.label ?? value;
  if (name === 'status') return statusLabel(value);
  if (name === 'kind') return value === 'CONTRACT' ? 'Contract' : 'Account';
  return value;
}
