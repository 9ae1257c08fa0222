import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Currency, SYMBOLS } from '../../entities/currency/currency.ts';
import { useCurrency } from '../../entities/currency/use-currency.ts';
import { amountFault, amountInput, idFault, typedTinybars } from '../../entities/filter/check-fields.ts';
import { PATHS } from '../../shared/paths.ts';
import { DateField, ZoneSwitch } from '../../shared/time/date-fields.tsx';
import { spanFault } from '../../shared/time/span-fault.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import styles from './advanced-form.module.css';
import { PeriodSelect } from './period-select.tsx';
import { RESET, type SearchState, writeSearch } from './search-state.ts';

/** The form while it is filled in: texts as typed, the time as chosen. */
type Draft = Readonly<Record<TextName, string>> & Pick<SearchState, 'period'> & Dates;
type TextName = 'q' | 'accountFrom' | 'accountTo' | 'contractID' | 'amountFrom' | 'amountTo';
type Dates = Readonly<Record<'startDate' | 'endDate', string | undefined>>;

function draftOf({ texts, numbers, period }: SearchState, currency: Currency): Draft {
  return {
    q: texts.q ?? '',
    accountFrom: texts.accountFrom ?? '',
    accountTo: texts.accountTo ?? '',
    contractID: texts.contractID ?? '',
    amountFrom: amountInput(numbers.amountFrom, currency),
    amountTo: amountInput(numbers.amountTo, currency),
    period,
    startDate: numbers.startDate,
    endDate: numbers.endDate,
  };
}

function stateOf(draft: Draft, before: SearchState, currency: Currency): SearchState {
  const { q, accountFrom, accountTo, contractID, startDate, endDate } = draft;
  const texts = { q, accountFrom, accountTo, contractID };
  const numbers = {
    startDate,
    endDate,
    amountFrom: typedTinybars(draft.amountFrom, currency)?.toString(),
    amountTo: typedTinybars(draft.amountTo, currency)?.toString(),
  };
  const { q: words = '' } = before.texts;
  return {
    ...before,
    texts: dropEmptyFields(texts),
    numbers: dropEmptyFields(numbers),
    kinds: q.trim() === words ? before.kinds : {},
    period: draft.period,
    isAdvanced: true,
  };
}

/** Without the empty fields; what is left is trimmed. */
function dropEmptyFields(fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/**
 * The fields of an advanced search of transactions, in the place of the simple box; `toggle` goes back to that. Give it a
 * `key` that changes with the address.
 */
export function AdvancedForm({ state, toggle }: { state: SearchState; toggle: () => void }) {
  const navigate = useNavigate();
  // Dollars change by the hour, and a search has to mean the same tomorrow.
  const currency = useCurrency() === 'hbar' ? 'hbar' : 'tbar';
  const [draft, setDraft] = useState(() => draftOf(state, currency));
  const [checked, setChecked] = useState(false);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const ids = (['accountFrom', 'accountTo', 'contractID'] as const).map((name) => idFault(draft[name]));
  const amount = amountFault(draft.amountFrom, draft.amountTo, currency);
  const span = spanFault(draft.startDate, draft.endDate);
  const field = (name: TextName) => ({ value: draft[name], onChange: (value: string) => change({ [name]: value }) });
  const fault = (text: string | undefined) => (checked ? text : undefined);
  return (
    <form
      className={`${styles.advanced} card`}
      aria-label="Advanced search"
      data-page-search
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if ([...ids, amount, span].every((one) => one === undefined))
          void navigate(`${PATHS.search}${writeSearch(stateOf(draft, state, currency))}`);
      }}
    >
      <TextField label="Keyword(s)" placeholder="Memo, message, ID, hash" wide {...field('q')} />
      <TextField label="Payer Account ID" placeholder="0.0.3" fault={fault(ids[0])} {...field('accountFrom')} />
      <TextField label="Recipient Account ID" placeholder="0.0.3" fault={fault(ids[1])} {...field('accountTo')} />
      <TextField label="Contract Account ID" placeholder="0.0.9054" fault={fault(ids[2])} {...field('contractID')} />
      <PeriodSelect
        period={draft.period}
        ranged={draft.startDate !== undefined || draft.endDate !== undefined}
        choose={(period) => change({ period, startDate: undefined, endDate: undefined })}
      />
      <DateFields draft={draft} change={change} />
      <TextField
        label={`Amount from (${SYMBOLS[currency]})`}
        placeholder="0"
        numeric
        fault={amount}
        {...field('amountFrom')}
      />
      <TextField label={`Amount to (${SYMBOLS[currency]})`} placeholder="Any" numeric {...field('amountTo')} />
      <Buttons
        toggle={toggle}
        reset={() => {
          setDraft(draftOf({ ...state, texts: {}, numbers: {}, period: undefined }, currency));
          setChecked(false);
          void navigate(`${PATHS.search}?isAdvanced=true`, { state: RESET });
        }}
      />
    </form>
  );
}

function DateFields({ draft, change }: { draft: Draft; change: (changes: Partial<Draft>) => void }) {
  const { startDate, endDate } = draft;
  return (
    <>
      <DateField
        label="From"
        value={startDate}
        until={endDate}
        choose={(value) => change({ startDate: value, period: undefined })}
      />
      <DateField
        label="To"
        value={endDate}
        from={startDate}
        choose={(value) => change({ endDate: value, period: undefined })}
      />
    </>
  );
}

function Buttons({ reset, toggle }: { reset: () => void; toggle: () => void }) {
  return (
    <div className={`flow ${styles.advancedButtons}`}>
      <button type="button" className="button" aria-pressed="true" onClick={toggle}>
        ADVANCED
      </button>
      <ZoneSwitch />
      <span className="grow" />
      <button type="button" className="button" onClick={reset}>
        Reset
      </button>
      <button type="submit" className="button primary">
        Search
      </button>
    </div>
  );
}
