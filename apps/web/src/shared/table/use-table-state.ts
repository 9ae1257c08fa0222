import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Trail, trailOf } from './page-trail.ts';
import {
  exportQuery,
  type ListParams,
  namesOtherPage,
  readTableState,
  type TableSpec,
  type TableState,
  writeTableState,
} from './table-state.ts';

/** A table's state in the URL, and ways to change it. */
export interface UrlTable {
  readonly state: TableState;
  /** True where the address names another page than the one shown: one past the pager's end, or no number. */
  readonly misnamed: boolean;
  /** The query string with these changes, for links. */
  readonly search: (changes: Partial<TableState>) => string;
  /** What a step to a page stores in the entry of the history: the cursors of the pages up to it. */
  readonly trail: Trail;
  /** Goes to the state with these changes, without moving the page. */
  readonly change: (changes: Partial<TableState>) => void;
  /** The query of an export of the whole list; `reordered` where the rows on the screen are in another order. */
  readonly export: (params: ListParams) => { readonly query: URLSearchParams; readonly reordered: boolean };
  /** Sets filters (undefined removes one), and goes to the first page. */
  readonly filter: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** Stores a table's page, size, order, filters and columns in the URL. Give it a constant `spec`. */
export function useTableState(spec: TableSpec): UrlTable {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = readTableState(params, spec);
  const search = (changes: Partial<TableState>) => writeTableState(params, spec, state, changes);
  const change = (changes: Partial<TableState>) =>
    // At once, not as a transition: the checkbox or the heading that was pressed shows its new state with the press.
    void navigate({ search: search(changes) }, { preventScrollReset: true, flushSync: true });
  const filter = (changes: Readonly<Record<string, string | undefined>>) => {
    const entries = Object.entries({ ...state.filters, ...changes });
    change({ filters: Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))) });
  };
  const trail = trailOf(useLocation().state, spec.prefix ?? '');
  const wholeList = (params: ListParams) => ({
    query: exportQuery(state, spec, params),
    reordered: state.sort !== spec.sort,
  });
  const misnamed = namesOtherPage(params, spec, state);
  return { state, misnamed, search, trail, change, filter, export: wholeList };
}
