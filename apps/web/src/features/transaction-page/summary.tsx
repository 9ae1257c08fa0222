import type { Transaction } from '@ledgerscope/contract';
import { sentence, sentenceText } from '../../entities/transaction/sentence.ts';
import { SentenceView } from '../../entities/transaction/sentence-view.tsx';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { statusMeaning, succeeded } from '../../entities/transaction/status-meaning.ts';
import { hbarText, wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Age, Timestamp } from '../../shared/ui/timestamp.tsx';
import { ProofBadge } from './proof-badge.tsx';

/** The answer first: what happened in one sentence, whether it worked, when, and what it cost. */
export function Summary({ transaction }: { transaction: Transaction }) {
  const parts = sentence(transaction);
  const { readableTransactionID, consensusTime, transactionFee, blockNumber, status } = transaction;
  return (
    <>
      <PageTitle>{sentenceText(parts)}</PageTitle>
      <Breadcrumbs list={{ name: 'Transactions', href: PATHS.transactions }} here={readableTransactionID} />
      <div className="answer">
        <h1>
          <SentenceView parts={parts} />
        </h1>
        <div className="badges">
          <StatusBadge status={status} focusable />
          <ProofBadge proof={transaction.proof} />
        </div>
      </div>
      <p className="under muted num">
        <Timestamp iso={consensusTime} /> · <Age iso={consensusTime} /> · fee{' '}
        <span className="nowrap">{hbarText(BigInt(transactionFee))}</span>
        <Dollars transaction={transaction} />
        {blockNumber === null ? '' : ` · block ${wholeText(blockNumber)}`}
      </p>
      {succeeded(status) ? null : (
        <p className="meaning bad">
          <b>{status}</b> {statusMeaning(status)}
        </p>
      )}
    </>
  );
}

const TINYBARS_PER_HBAR = 100_000_000;
const CENTS_PER_DOLLAR = 100;

/** The fee in dollars at the ledger's own rate of that time. */
function Dollars({ transaction: { exchangeRate, transactionFee } }: { transaction: Transaction }) {
  if (exchangeRate === null || exchangeRate.hbarEquiv === 0) return null;
  const rate = exchangeRate.centEquiv / exchangeRate.hbarEquiv / CENTS_PER_DOLLAR;
  const dollars = (Number(transactionFee) / TINYBARS_PER_HBAR) * rate;
  return (
    <span className="faint" data-tip={`At the ledger’s own rate then: 1 ℏ = $${rate.toFixed(6)}`}>
      {' '}
      (${dollars.toFixed(4)} then)
    </span>
  );
}
