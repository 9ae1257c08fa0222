import { type ServiceType, TRANSACTION_TYPES } from '@ledgerscope/ledger';
import { SenderFilter } from '../../entities/transaction/sender-filter.tsx';
import { statusLabel } from '../../entities/transaction/status-meaning.ts';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import { Select } from '../../shared/ui/select.tsx';
import styles from './transaction-filters.module.css';

const SERVICES: readonly (readonly [ServiceType, string])[] = [
  ['CRYPTO', 'Crypto'],
  ['CONSENSUS', 'Consensus (topics)'],
  ['TOKEN', 'Tokens'],
  ['CONTRACT', 'Contracts'],
  ['FILE', 'Files'],
  ['SCHEDULE', 'Schedules'],
  ['UTIL', 'Utility'],
  ['NETWORK', 'Network'],
];

const TYPE_GROUPS = SERVICES.map(([service, group]) => ({
  group,
  items: TRANSACTION_TYPES.filter((type) => type.service === service).map(({ code, label }) => ({
    value: code,
    label,
  })),
}));

/** Type, result and senders of a list of transactions; all live in the URL. */
export function TransactionFilters({ table }: { table: UrlTable }) {
  const { transactionTypes: types = '', status = '' } = table.state.filters;
  const several = types.includes(',') ? [{ value: types, label: `${types.split(',').length} types` }] : [];
  const named = ['', 'SUCCESS', 'FAILED'].includes(status) ? [] : [{ value: status, label: statusLabel(status) }];
  return (
    <div className={styles.filters}>
      <Select
        label="Type"
        value={types}
        options={[{ value: '', label: 'All types' }, ...several, ...TYPE_GROUPS]}
        choose={(type) => table.filter({ transactionTypes: type })}
      />
      <Select
        label="Status"
        value={status}
        options={[
          { value: '', label: 'Any status' },
          { value: 'SUCCESS', label: 'Success' },
          { value: 'FAILED', label: 'Failed' },
          ...named,
        ]}
        choose={(result) => table.filter({ status: result })}
      />
      <SenderFilter table={table} />
    </div>
  );
}
