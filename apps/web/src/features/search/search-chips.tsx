import { Link } from 'react-router';
import { type Currency, SYMBOLS } from '../../entities/currency/currency.ts';
import { useCurrency } from '../../entities/currency/use-currency.ts';
import { isName } from '../../entities/filter/check-fields.ts';
import { hbarText, wholeText } from '../../shared/format/hbar-text.ts';
import { formatInstant } from '../../shared/format/instant.ts';
import { PATHS } from '../../shared/paths.ts';
import { PERIOD_WORDS } from '../../shared/time/period-words.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './search.module.css';
import { ALL_TIME, type NumberField, periodOf, type SearchState, type TextField, writeSearch } from './search-state.ts';

const TEXT_NAMES: Readonly<Record<Exclude<TextField, 'q'>, string>> = {
  accountFrom: 'Payer',
  accountTo: 'Recipient',
  contractID: 'Contract',
};
const NUMBER_NAMES: Readonly<Record<NumberField, string>> = {
  startDate: 'From',
  endDate: 'To',
  amountFrom: 'At least',
  amountTo: 'At most',
};

/** Active filters beside its words, each to be cleared; the default period is among them. */
export function SearchChips({ state }: { state: SearchState }) {
  const currency = useCurrency();
  const named = isName(state.texts.q ?? '');
  const period = periodOf(state);
  const overAllTime = named && !isRanged(state) && (period === undefined || period === ALL_TIME);
  const { q: _q, ...texts } = state.texts;
  return (
    <ul className={`flow ${styles.chips}`} aria-label="Active filters">
      {overAllTime ? (
        <li className={`${styles.chipNote} muted`}>IDs, hashes and addresses are always searched across all time.</li>
      ) : null}
      {period === undefined || period === ALL_TIME ? null : (
        <Chip
          text={period === 'TODAY' ? 'Today' : `Last ${PERIOD_WORDS[period]}`}
          to={{ ...state, period: ALL_TIME }}
        />
      )}
      {Object.entries(texts).map(([name, value]) => (
        <Chip
          key={name}
          text={`${TEXT_NAMES[name as keyof typeof TEXT_NAMES]} ${value}`}
          to={{ ...state, texts: without(state.texts, name) }}
        />
      ))}
      {Object.entries(state.numbers).map(([name, value]) => (
        <Chip
          key={name}
          text={`${NUMBER_NAMES[name as NumberField]} ${numberText(name, value, currency)}`}
          to={{ ...state, numbers: without(state.numbers, name) }}
        />
      ))}
    </ul>
  );
}

function isRanged({ numbers }: SearchState): boolean {
  return numbers.startDate !== undefined || numbers.endDate !== undefined;
}

function numberText(name: string, value: string, currency: Currency): string {
  if (name.endsWith('Date')) return formatInstant(new Date(Number(value)).toISOString());
  // The form takes no dollars either.
  return currency === 'hbar' ? hbarText(BigInt(value)) : `${wholeText(value)} ${SYMBOLS.tbar}`;
}

function without(fields: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));
}

function Chip({ text, to }: { text: string; to: SearchState }) {
  return (
    <li>
      <Link className={styles.chip} to={`${PATHS.search}${writeSearch(to)}`} aria-label={`Remove filter: ${text}`}>
        {text}
        <Icon name="cross" size={12} />
      </Link>
    </li>
  );
}
