import { PERIODS, type Period } from '@ledgerscope/contract/period';
import { SEARCH_TABS, type SearchTab } from '@ledgerscope/contract/search-tab';
import { epochMs } from '@ledgerscope/ledger';
import { isName } from '../../entities/filter/check-fields.ts';

/** What is searched when the address says no time: the last week. */
export const PERIOD_DEFAULT: Period = '1W';
/** The cleared period: everything that is stored. */
export const ALL_TIME: Period = 'OA';

/** Text fields of the search, under their names in the address and in the API. */
export const TEXT_FIELDS = ['q', 'accountFrom', 'accountTo', 'contractID'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
/** Whole numbers: instants in milliseconds, amounts in tinybars. */
export const NUMBER_FIELDS = ['startDate', 'endDate', 'amountFrom', 'amountTo'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];
/** What the checkboxes beside the transactions filter by; values are separated by commas. */
const KIND_FIELDS = ['transactionTypes', 'serviceTypes', 'status'] as const;
export type KindField = (typeof KIND_FIELDS)[number];

/** The search form, as it is in the address. Absent fields do not narrow. */
export interface SearchState {
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  /** Digits, as they are sent. */
  readonly numbers: Readonly<Partial<Record<NumberField, string>>>;
  readonly kinds: Readonly<Partial<Record<KindField, string>>>;
  /** As chosen; undefined where the default or a range of dates holds. */
  readonly period: Period | undefined;
  readonly isAdvanced: boolean;
  readonly tab: SearchTab;
}

/** Reads the search out of the address; what makes no sense is omitted. */
export function readSearch(search: URLSearchParams): SearchState {
  const period = search.get('period')?.toUpperCase();
  const tab = search.get('activeTab')?.toLowerCase();
  return {
    texts: present(TEXT_FIELDS, (name) => (search.get(name) ?? '').trim()),
    numbers: present(NUMBER_FIELDS, (name) => numberIn(name, search.get(name) ?? '')),
    kinds: present(KIND_FIELDS, (name) => (search.get(name) ?? '').trim()),
    period: PERIODS.find((one) => one === period),
    isAdvanced: search.get('isAdvanced') === 'true',
    tab: SEARCH_TABS.find((one) => one === tab) ?? 'transactions',
  };
}

function numberIn(name: NumberField, text: string): string {
  if (name === 'startDate' || name === 'endDate') return epochMs(text) ?? '';
  return /^\d{1,19}$/.test(text) ? text : '';
}

function present<Name extends string>(names: readonly Name[], textOf: (name: Name) => string) {
  const found = names.flatMap((name) => {
    const value = textOf(name);
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}

/** The query string of a search: empty fields and defaults are omitted, and so are pages of an older search. */
export function writeSearch(state: SearchState): string {
  const query = new URLSearchParams({ ...state.texts, ...state.numbers, ...state.kinds });
  const byDefault = isName(state.texts.q ?? '') ? undefined : PERIOD_DEFAULT;
  if (state.period !== undefined && state.period !== byDefault) query.set('period', state.period);
  // A range takes the place of the default period, which would narrow it.
  if (state.tab !== 'transactions') query.set('activeTab', state.tab);
  if (state.isAdvanced) query.set('isAdvanced', 'true');
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The period that holds: the chosen one, none beside a range of dates, else the last week, or all time for what is named whole. */
export function periodOf({ period, numbers, texts }: SearchState): Period | undefined {
  if (numbers.startDate !== undefined || numbers.endDate !== undefined) return undefined;
  return period ?? (isName(texts.q ?? '') ? undefined : PERIOD_DEFAULT);
}

/** The search as the API takes it, without empty fields and without what the checkboxes narrow by. */
export function searchQuery(state: SearchState): Readonly<Record<string, string>> {
  const period = periodOf(state);
  return { ...state.texts, ...state.numbers, ...(period === undefined ? {} : { period }) };
}

/** True where more than a text is asked for. */
export function isNarrowed({ texts, numbers, period }: SearchState): boolean {
  const { q: _q, ...others } = texts;
  return Object.keys(others).length + Object.keys(numbers).length > 0 || period !== undefined;
}

/** What the entry of the history holds after a reset: nothing is searched until the form is sent. It survives a reload. */
export const RESET = { isReset: true } as const;

/** Whether the form was reset and not sent since. */
export function isReset(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'isReset' in entry && entry.isReset === true;
}
