import type { Column } from '../ui/data-table.tsx';
import { Popup } from '../ui/popup.tsx';
import type { UrlTable } from './use-table-state.ts';

/** Which columns a table shows; the choice is in the URL. */
export function ColumnsMenu<Row>({ columns, table }: { columns: readonly Column<Row>[]; table: UrlTable }) {
  const { hidden } = table.state;
  const toggle = (id: string) =>
    table.change({ hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] });
  return (
    <Popup trigger="Columns">
      {() => (
        <fieldset className="choices">
          <legend>Columns</legend>
          {columns
            .filter((column) => column.fixed !== true)
            .map(({ id, heading }) => (
              <label key={id}>
                <input type="checkbox" checked={!hidden.includes(id)} onChange={() => toggle(id)} />
                {heading}
              </label>
            ))}
        </fieldset>
      )}
    </Popup>
  );
}
