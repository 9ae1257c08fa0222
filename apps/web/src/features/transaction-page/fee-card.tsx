import type { Transaction } from '@ledgerscope/contract';
import type { ReactNode } from 'react';
import { AccountLink } from '../../entities/account/entity-link.tsx';
import { HbarAmount } from '../../entities/amount/hbar-amount.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';

/** What was charged and who earned it: node and network parts add up to the fee; custom fees and rewards come beside it. */
export function FeeCard({ transaction }: { transaction: Transaction }) {
  const { transactionFee, nodeFees, networkFees, nodeID, gasUsed, gasOffered, maxFee } = transaction;
  return (
    <section className="card" aria-labelledby="fee">
      <header>
        <h2 id="fee">Fee</h2>
        <span className="grow" />
        <b>
          <HbarAmount tinybars={transactionFee} />
        </b>
      </header>
      <ul className="rows">
        <Row
          name={
            nodeID === null ? (
              'Node'
            ) : (
              <>
                Node <AccountLink id={nodeID} />
              </>
            )
          }
        >
          <HbarAmount tinybars={nodeFees} />
        </Row>
        <Row name="Network and service">
          <HbarAmount tinybars={networkFees} />
        </Row>
        {gasUsed === null ? null : (
          <Row name="Gas">
            <span className="num">
              {wholeText(gasUsed)}
              {gasOffered === null ? '' : ` of ${wholeText(gasOffered)}`}
            </span>
          </Row>
        )}
        {maxFee === null || BigInt(maxFee) === 0n ? null : (
          <Row name="Highest fee offered">
            <HbarAmount tinybars={maxFee} />
          </Row>
        )}
        <Extras transaction={transaction} />
      </ul>
    </section>
  );
}

function Extras({ transaction }: { transaction: Transaction }) {
  return (
    <>
      {transaction.assessedCustomFees.map(({ amount, tokenID, collectorAccountID }, place) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={place}
          name={
            <>
              Custom fee to <AccountLink id={collectorAccountID} />
            </>
          }
        >
          {tokenID === null ? (
            <HbarAmount tinybars={amount} />
          ) : (
            <span className="num">
              {wholeText(amount)} units of {tokenID}
            </span>
          )}
        </Row>
      ))}
      {transaction.stakingRewards.map(({ accountID, amount }) => (
        <Row
          key={accountID}
          name={
            <>
              Staking reward to <AccountLink id={accountID} />
            </>
          }
        >
          <HbarAmount tinybars={amount} />
        </Row>
      ))}
    </>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="row-name muted">{name}</span>
      <span className="row-values">{children}</span>
    </li>
  );
}
