import type { Invoice } from '@ledgerscope/contract/billing';
import { Link } from 'react-router';
import { useHbarPayment, usePayer } from '../../entities/billing/get-billing.ts';
import { hbarText, wholeText } from '../../shared/format/hbar-text.ts';
import { accountHref, transactionRefHref } from '../../shared/paths.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './payments.module.css';

interface PaymentDetailsProps {
  readonly userId: string;
  readonly invoice: Invoice;
  readonly columns: number;
}

/** A row below an invoice: how it was paid, and every transfer in hbar that came for it. */
export function PaymentDetails({ userId, invoice: { id, paymentRef, status }, columns }: PaymentDetailsProps) {
  return (
    <tr>
      <td colSpan={columns} className={styles.paymentText}>
        {paymentRef === null ? (
          'No payment associated with this invoice'
        ) : (
          <Payer userId={userId} paymentRef={paymentRef} />
        )}
        <Transfers userId={userId} id={id} isPaid={status === 'PAID'} />
      </td>
    </tr>
  );
}

function Payer({ userId, paymentRef }: { userId: string; paymentRef: string }) {
  const { data, error, refetch } = usePayer(userId, paymentRef);
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return '…';
  return data.payer === null ? (
    'The payment was received, and the units were posted.'
  ) : (
    <>
      The payment was received from the wallet of <Link to={accountHref(data.payer)}>{data.payer}</Link>, and the units
      were posted. <OnLedger paymentRef={paymentRef} />
    </>
  );
}

/** What came in hbar: too little, too much, late or twice, each with the units that it brought. */
function Transfers({ userId, id, isPaid }: { userId: string; id: string; isPaid: boolean }) {
  const { data } = useHbarPayment(userId, id, false);
  const received = data?.hbar?.received ?? [];
  return received.length === 0 ? null : (
    <ul aria-label={`Transfers for invoice ${id}`}>
      {received.map(({ consensusTimestamp, payer, amount, isLate, units }) => (
        <li key={consensusTimestamp}>
          <Link to={transactionRefHref(consensusTimestamp)}>{hbarText(BigInt(amount))}</Link> from{' '}
          <Link to={accountHref(payer)}>{payer}</Link>
          {isLate ? ', late, at the rate at the time of arrival' : ''}: {unitsText(BigInt(units), isPaid)}
        </li>
      ))}
    </ul>
  );
}

function unitsText(units: bigint, isPaid: boolean): string {
  if (units > 0n) return `${wholeText(units)} units`;
  return isPaid ? 'partial payment' : 'partial payment: pay the rest to get your units';
}

/** A payment in hbar names its transaction. */
function OnLedger({ paymentRef }: { paymentRef: string }) {
  const [, timestamp] = /^hbar (\d+\.\d{9})$/.exec(paymentRef) ?? [];
  return timestamp === undefined ? null : <Link to={transactionRefHref(timestamp)}>View transaction</Link>;
}
