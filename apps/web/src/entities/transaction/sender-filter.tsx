import type { UrlTable } from '../../shared/table/use-table-state.ts';
import { Select } from '../../shared/ui/select.tsx';

const SENDERS = [
  { value: '', label: 'From users' },
  { value: 'true', label: 'From nodes' },
];

/** Users' transactions, or what the network's nodes send each other; in the URL as `nodes`. */
export function SenderFilter({ table }: { table: UrlTable }) {
  return (
    <Select
      label="Submitted by"
      value={table.state.filters.nodes === 'true' ? 'true' : ''}
      options={SENDERS}
      choose={(nodes) => table.filter({ nodes })}
    />
  );
}
