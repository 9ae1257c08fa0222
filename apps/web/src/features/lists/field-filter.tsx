import { type FormEvent, useState } from 'react';
import { SYMBOLS } from '../../entities/currency/currency.ts';
import { useCurrency } from '../../entities/currency/use-currency.ts';
import { amountFault, amountInput, idFault, methodFault, typedTinybars } from '../../entities/filter/check-fields.ts';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import { Popup } from '../../shared/ui/popup.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import styles from './field-filter.module.css';

/** The query parameters that the fields write, for `filters` of a table of transactions. */
export const FIELD_FILTERS = ['account', 'contractMethodName', 'memo', 'amountFrom', 'amountTo'] as const;

/** Narrows a list of transactions to an account that takes part, a called function, words of the memo and a range of amounts. */
export function FieldFilter({ table }: { table: UrlTable }) {
  const set = FIELD_FILTERS.filter((name) => table.state.filters[name] !== undefined).length;
  return (
    <Popup trigger={set === 0 ? 'More filters' : `More filters: ${set}`}>
      {(close) => <Fields key={JSON.stringify(table.state.filters)} table={table} close={close} />}
    </Popup>
  );
}

function Fields({ table, close }: { table: UrlTable; close: () => void }) {
  // Dollars change by the hour, and an address has to mean the same tomorrow.
  const currency = useCurrency() === 'hbar' ? 'hbar' : 'tbar';
  const { filters } = table.state;
  const [account, setAccount] = useState(filters.account ?? '');
  const [method, setMethod] = useState(filters.contractMethodName ?? '');
  const [memo, setMemo] = useState(filters.memo ?? '');
  const [from, setFrom] = useState(amountInput(filters.amountFrom, currency));
  const [to, setTo] = useState(amountInput(filters.amountTo, currency));
  const [checked, setChecked] = useState(false);
  const wrongId = idFault(account);
  const wrongMethod = methodFault(method);
  const wrongAmount = amountFault(from, to, currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if ([wrongId, wrongMethod, wrongAmount].some((fault) => fault !== undefined)) return;
    const tinybars = (text: string) => typedTinybars(text, currency)?.toString();
    table.filter({
      account: account.trim(),
      contractMethodName: method.trim(),
      memo: memo.trim(),
      amountFrom: tinybars(from),
      amountTo: tinybars(to),
    });
    close();
  };
  const clear = () => {
    table.filter(Object.fromEntries(FIELD_FILTERS.map((name) => [name, undefined])));
    close();
  };
  return (
    <form className={styles.fieldFilter} noValidate onSubmit={submit}>
      <TextField
        label="Account"
        placeholder="0.0.1001"
        value={account}
        onChange={setAccount}
        fault={checked ? wrongId : undefined}
      />
      <TextField
        label="Method"
        placeholder="transfer or 0xa9059cbb"
        value={method}
        onChange={setMethod}
        fault={checked ? wrongMethod : undefined}
      />
      <TextField label="Memo" placeholder="Words in the memo" value={memo} onChange={setMemo} />
      <TextField
        label={`Amount from (${SYMBOLS[currency]})`}
        placeholder="0"
        numeric
        value={from}
        onChange={setFrom}
        fault={wrongAmount}
      />
      <TextField label={`Amount to (${SYMBOLS[currency]})`} placeholder="Any" numeric value={to} onChange={setTo} />
      <span className={styles.formButtons}>
        <button type="button" className="button small" onClick={clear}>
          Clear
        </button>
        <button type="submit" className="button small primary">
          Apply
        </button>
      </span>
    </form>
  );
}
