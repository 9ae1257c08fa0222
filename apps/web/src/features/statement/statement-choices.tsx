import type { Account } from '@ledgerscope/contract/account';
import type { Statement } from '@ledgerscope/contract/statement';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { isolatedText } from '@ledgerscope/ledger';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { entityQuery } from '../../shared/api/get-entity.ts';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { useNow } from '../../shared/now.ts';
import { TimeRangeForm } from '../../shared/table/time-filter.tsx';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Popup } from '../../shared/ui/popup.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { monthBeside, monthName, monthOf, monthsBetween } from './months.ts';
import styles from './statement.module.css';

const NO_TIME = { month: undefined, period: undefined, startDate: undefined, endDate: undefined };
const EVERYTHING = 'all';
const OWN = 'own';

interface ChoicesProps {
  readonly account: Account;
  readonly table: UrlTable;
  /** The one that is shown. */
  readonly statement: Statement | undefined;
}

/** Which asset and which time a statement is of, and its way to paper. */
export function StatementChoices({ account, table, statement }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <AssetChoice id={account.accountID} table={table} statement={statement} />
      <TimeChoice account={account} table={table} statement={statement} />
      <Popup trigger="Other dates" align="start" className="button">
        {(close) => (
          <TimeRangeForm
            start={table.state.filters.startDate}
            end={table.state.filters.endDate}
            choose={(startDate, endDate) => {
              table.filter({ ...NO_TIME, startDate, endDate });
              close();
            }}
          />
        )}
      </Popup>
      <button type="button" className="button" onClick={() => print()}>
        Print or save as PDF
      </button>
    </div>
  );
}

function AssetChoice({ id, table, statement }: { id: string } & Pick<ChoicesProps, 'table' | 'statement'>) {
  const { data } = useReply(entityQuery(withQuery(addressOf(TOKEN_CALLS.listTokenBalances, { id }), 'limit=100')));
  const chosen = table.state.filters.tokenId ?? '';
  const held = (data?.tokenBalance ?? []).map(({ tokenID, symbol, tokenType }) => ({
    value: tokenID,
    label: `${assetLabel(symbol, tokenID)}${tokenType === 'NON_FUNGIBLE_UNIQUE' ? ' NFTs' : ''}`,
  }));
  const isListed = chosen === '' || held.some(({ value }) => value === chosen);
  const label = assetLabel(statement?.tokenID === chosen ? statement.symbol : '', chosen);
  return (
    <Select
      label="Asset"
      value={chosen}
      options={[{ value: '', label: 'ℏ hbar' }, ...held, ...(isListed ? [] : [{ value: chosen, label }])]}
      choose={(tokenId) => table.filter({ tokenId: tokenId === '' ? undefined : tokenId })}
    />
  );
}

function assetLabel(symbol: string, id: string): string {
  return symbol === '' ? id : `${isolatedText(symbol)} (${id})`;
}

function TimeChoice({ account, table, statement }: ChoicesProps) {
  const now = monthOf(useNow());
  const first = useFirstMonth(account, now);
  const shown = table.state.filters.month ?? statement?.start.slice(0, 7) ?? now;
  const value = chosenTime(table.state.filters) ?? shown;
  const choose = (next: string) => {
    if (next !== OWN) table.filter(next === EVERYTHING ? { ...NO_TIME, period: 'OA' } : { ...NO_TIME, month: next });
  };
  const isMonth = value === shown;
  return (
    <span className={styles.months}>
      <Step to={isMonth && value > first ? monthBeside(value, -1) : undefined} name="Previous month" choose={choose} />
      <Select label="Month" value={value} options={timesFrom(first, now, shown, value === OWN)} choose={choose} />
      <Step to={isMonth && value < now ? monthBeside(value, 1) : undefined} name="Next month" choose={choose} />
    </span>
  );
}

/** In which month an account was created, or the ledger began. */
function useFirstMonth({ createdOn }: Account, now: string): string {
  const dataSince = useSiteConfig().data?.dataSince;
  return (createdOn ?? dataSince ?? now).slice(0, 7);
}

function timesFrom(first: string, now: string, shown: string, isOwn: boolean) {
  return [
    { value: EVERYTHING, label: 'Everything' },
    ...(isOwn ? [{ value: OWN, label: 'Other dates' }] : []),
    ...yearsOf(monthsBetween(inOrder(shown, first)[0], inOrder(shown, now)[1])),
  ];
}

/** What is chosen instead of one month. */
function chosenTime(filters: UrlTable['state']['filters']): string | undefined {
  const { month, period, startDate, endDate } = filters;
  if (month !== undefined) return undefined;
  if (startDate !== undefined || endDate !== undefined) return OWN;
  return period === undefined ? undefined : EVERYTHING;
}

/** Two months in the order of time. */
function inOrder(one: string, other: string): readonly [string, string] {
  return one < other ? [one, other] : [other, one];
}

function yearsOf(months: readonly string[]) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return years.map((group) => ({
    group,
    items: months
      .filter((month) => month.startsWith(group))
      .map((month) => ({ value: month, label: monthName(month) })),
  }));
}

interface StepProps {
  /** Undefined where there is none. */
  readonly to: string | undefined;
  readonly name: string;
  readonly choose: (month: string) => void;
}

function Step({ to, name, choose }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      disabled={to === undefined}
      onClick={() => (to === undefined ? undefined : choose(to))}
    >
      <Icon name={name.startsWith('Previous') ? 'back' : 'chevron'} size={16} />
    </button>
  );
}
