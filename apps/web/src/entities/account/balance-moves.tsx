import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import { epochMs } from '@ledgerscope/ledger';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { entityQuery } from '../../shared/api/get-entity.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { statementHref } from '../../shared/paths.ts';
import { DateField, ZoneSwitch } from '../../shared/time/date-fields.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Popup } from '../../shared/ui/popup.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { Amount } from '../amount/amount.tsx';
import styles from './balance-moves.module.css';

/** Of the address: milliseconds since 1970, or a date. */
const PARAMETER = 'balanceAt';

interface BalanceAtProps {
  readonly kind: 'account' | 'contract';
  readonly id: string;
}

/** What leads from the balance of now to the others: the statement, and the balance at a time. */
export function BalanceMoves({ kind, id }: BalanceAtProps) {
  return (
    <>
      <div className={styles.ways}>
        <Link to={statementHref(id)}>Statement of account</Link>
        <BalanceAtChoice />
      </div>
      <BalanceAt kind={kind} id={id} />
    </>
  );
}

/** A button that asks for a time, which goes into the address. */
function BalanceAtChoice() {
  const [params, setParams] = useSearchParams();
  const choose = (ms: string | undefined) => {
    const next = new URLSearchParams(params);
    if (ms === undefined) next.delete(PARAMETER);
    else next.set(PARAMETER, ms);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <Popup trigger="Balance at a time" align="start">
      {(close) => (
        <TimeForm
          start={epochMs(params.get(PARAMETER) ?? '')}
          choose={(ms) => {
            choose(ms);
            close();
          }}
        />
      )}
    </Popup>
  );
}

function TimeForm({ start, choose }: { start: string | undefined; choose: (ms: string | undefined) => void }) {
  const [ms, setMs] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(ms === '' ? undefined : ms);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <DateField label="Time" value={ms} choose={setMs} />
      <ZoneSwitch />
      <button type="submit" className="button small primary">
        Show balance
      </button>
    </form>
  );
}

/** The balance at the time that the address names; nothing where it names none. */
function BalanceAt({ kind, id }: BalanceAtProps) {
  const ms = epochMs(useSearchParams()[0].get(PARAMETER) ?? '');
  return ms === undefined ? null : <KnownBalance key={ms} kind={kind} id={id} ms={ms} />;
}

function KnownBalance({ kind, id, ms }: BalanceAtProps & { ms: string }) {
  const call = kind === 'account' ? ACCOUNT_CALLS.getAccountBalance : CONTRACT_CALLS.getContractBalance;
  const { data, error, refetch } = useReply(entityQuery(withQuery(addressOf(call, { id }), `epochMillis=${ms}`)));
  if (error !== null) return <LoadFailure error={error} retry={refetch} />;
  if (data === undefined) return <p className="muted">Loading...</p>;
  return (
    <p className={styles.balance} role="status">
      {data.balance === null ? (
        <>Balance unknown</>
      ) : (
        <b>
          <Amount tinybars={data.balance} />
        </b>
      )}{' '}
      <span className="muted">
        at <Timestamp iso={data.timestamp} seconds />
      </span>
    </p>
  );
}
