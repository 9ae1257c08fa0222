import { useState } from 'react';
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
  const { typed, set, currency, faults, isChecked, apply } = useFields(table, close);
  const clear = () => {
    table.filter(Object.fromEntries(FIELD_FILTERS.map((name) => [name, undefined])));
    close();
  };
  return (
    <form
      className={styles.fieldFilter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label="Account"
        placeholder="0.0.1001"
        value={typed.account}
        onChange={set('account')}
        fault={isChecked ? faults.account : undefined}
      />
      <TextField
        label="Method"
        placeholder="transfer or 0xa9059cbb"
        value={typed.contractMethodName}
        onChange={set('contractMethodName')}
        fault={isChecked ? faults.method : undefined}
      />
      <TextField label="Memo" placeholder="Words in the memo" value={typed.memo} onChange={set('memo')} />
      <TextField
        label={`Amount from (${SYMBOLS[currency]})`}
        placeholder="0"
        numeric
        value={typed.amountFrom}
        onChange={set('amountFrom')}
        fault={faults.amount}
      />
      <TextField
        label={`Amount to (${SYMBOLS[currency]})`}
        placeholder="Any"
        numeric
        value={typed.amountTo}
        onChange={set('amountTo')}
      />
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

/** What is typed in the fields, and what is wrong with it. */
function useFields(table: UrlTable, close: () => void) {
  // Dollars change by the hour, and an address has to mean the same tomorrow.
  const currency = useCurrency() === 'hbar' ? 'hbar' : 'tbar';
  const { account = '', contractMethodName = '', memo = '', amountFrom, amountTo } = table.state.filters;
  const [typed, setTyped] = useState({
    account,
    contractMethodName,
    memo,
    amountFrom: amountInput(amountFrom, currency),
    amountTo: amountInput(amountTo, currency),
  });
  const [isChecked, setIsChecked] = useState(false);
  const faults = {
    account: idFault(typed.account),
    method: methodFault(typed.contractMethodName),
    amount: amountFault(typed.amountFrom, typed.amountTo, currency),
  };
  const apply = () => {
    setIsChecked(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    table.filter({
      account: typed.account.trim(),
      contractMethodName: typed.contractMethodName.trim(),
      memo: typed.memo.trim(),
      amountFrom: typedTinybars(typed.amountFrom, currency)?.toString(),
      amountTo: typedTinybars(typed.amountTo, currency)?.toString(),
    });
    close();
  };
  const set = (name: keyof typeof typed) => (text: string) => setTyped({ ...typed, [name]: text });
  return { typed, set, currency, faults, isChecked, apply } as const;
}
