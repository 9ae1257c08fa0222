import { parseChecksummedId } from '@ledgerscope/ledger';
import { type FormEvent, useState } from 'react';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import styles from './filter-box.module.css';

/** The query parameter of {@link AccountFilter}, for `filters` of a table. */
export const ACCOUNT_FILTER = 'accountId';
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

/** Narrows a list to one account, named by its id or EVM address; Enter applies it. */
export function AccountFilter({ table, label }: { table: UrlTable; label: string }) {
  const applied = table.state.filters[ACCOUNT_FILTER] ?? '';
  return <Box key={applied} applied={applied} table={table} label={label} />;
}

function Box({ applied, table, label }: { applied: string; table: UrlTable; label: string }) {
  const [text, setText] = useState(applied);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    const fits = wanted === '' || parseChecksummedId(wanted) !== undefined || EVM_ADDRESS.test(wanted);
    setRefused(!fits);
    if (fits && wanted !== applied) table.filter({ [ACCOUNT_FILTER]: wanted });
  };
  return (
    <form className={styles.filterBox} noValidate onSubmit={submit}>
      <input
        type="search"
        aria-label={label}
        placeholder="Account 0.0.1001"
        value={text}
        aria-invalid={refused}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setRefused(false);
          if (value === '' && applied !== '') table.filter({ [ACCOUNT_FILTER]: undefined });
        }}
      />
      {refused ? (
        <span role="alert" className="filter-error">
          Invalid format! Should be x.y.z
        </span>
      ) : null}
    </form>
  );
}
