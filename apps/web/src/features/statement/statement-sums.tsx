import type { Statement, StatementTotals } from '@ledgerscope/contract/statement';
import { countWithNoun } from '@ledgerscope/ledger';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './statement.module.css';
import { StatementAmount, UsdText, utcText } from './statement-amount.tsx';

/** Opening balance, sums of the movements and closing balance, and whether they add up. */
export function StatementSums({ statement }: { statement: Statement }) {
  const { opening, closing, totals, start, end, isOpen } = statement;
  return (
    <section className={`card ${styles.sumsCard}`} aria-labelledby="sums">
      <header>
        <h2 id="sums">Balances and sums</h2>
        <span className="muted small">
          {utcText(start)} – {utcText(end)}
          {isOpen ? ', still open' : ''}
        </span>
      </header>
      <table className={styles.sums} aria-labelledby="sums">
        <tbody>
          <Line name="Opening balance" note={`before ${utcText(start)}`} isEdge usd={statement.openingUsd}>
            <StatementAmount of={statement} value={opening} />
          </Line>
          {totals === null ? null : <Sums statement={statement} totals={totals} />}
          <Line
            name="Closing balance"
            note={isOpen ? 'at the latest stored transaction' : `at ${utcText(end)}`}
            isEdge
            usd={statement.closingUsd}
          >
            <StatementAmount of={statement} value={closing} />
          </Line>
        </tbody>
      </table>
      <Check totals={totals} />
    </section>
  );
}

function Sums({ statement, totals }: { statement: Statement; totals: StatementTotals }) {
  const { tokenID } = statement;
  const lines: readonly (readonly [string, bigint, boolean])[] = [
    ['Received', BigInt(totals.received), true],
    ['Sent', -BigInt(totals.sent), true],
    ['Fees paid', -BigInt(totals.fees), tokenID === null],
    ['Fees earned', BigInt(totals.feesEarned), totals.feesEarned !== 0],
    ['Staking rewards', BigInt(totals.stakingRewards), totals.stakingRewards !== 0],
  ];
  return (
    <>
      {lines
        .filter(([, , isShown]) => isShown)
        .map(([name, value]) => (
          <Line key={name} name={name}>
            <StatementAmount of={statement} value={value} signed />
          </Line>
        ))}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly note?: string;
  readonly isEdge?: boolean;
  readonly usd?: string | null;
  readonly children: ReactNode;
}

function Line({ name, note, isEdge = false, usd = null, children }: LineProps) {
  return (
    <tr className={isEdge ? styles.edge : undefined}>
      <th scope="row">
        {name} {note === undefined ? null : <span className="muted small">{note}</span>}
      </th>
      <td className="end">{children}</td>
      <td className="end">
        <UsdText usd={usd} />
      </td>
    </tr>
  );
}

function Check({ totals }: { totals: StatementTotals | null }) {
  if (totals === null)
    return (
      <p className={`muted ${styles.check}`}>
        More than 5,000 movements: export the list to get all of them. The last line of the file checks the sums.
      </p>
    );
  const movements = countWithNoun(totals.movements, 'movement');
  return totals.balanced ? (
    <p className={`up ${styles.check}`}>
      <Icon name="check" size={15} /> Opening balance and {movements} add up to the closing balance.
    </p>
  ) : (
    <p className={`down ${styles.check}`} role="alert">
      Opening balance and {movements} do not add up to the closing balance.
    </p>
  );
}
