import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import type { ReactNode } from 'react';
import { AccountLink } from '../../entities/account/entity-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { PaidAmount } from './consensus-rate.tsx';
import { Dollars } from './dollars.tsx';
import { Gas } from './gas.tsx';

/** What was charged and who earned it: node and network parts add up to the fee; custom fees and rewards come beside it. */
export function FeeCard({ transaction }: { transaction: TransactionDetailReply }) {
  const { transactionFee, nodeFees, networkFees, nodeID, gasUsed, gasOffered, maxFee } = transaction;
  return (
    <section className="card" aria-labelledby="fee">
      <header>
        <h2 id="fee">Fee</h2>
        <span className="grow" />
        <b>
          <PaidAmount tinybars={transactionFee} />
        </b>
      </header>
      <ul className="rows">
        <Row
          name={
            nodeID === null ? (
              'Node fee'
            ) : (
              <>
                Node fee (<AccountLink id={nodeID} />)
              </>
            )
          }
        >
          <PaidAmount tinybars={nodeFees} />
        </Row>
        <Row name="Network and service fees">
          <PaidAmount tinybars={networkFees} />
        </Row>
        <Row name="In USD">
          <Dollars tinybars={transactionFee} rate={transaction.exchangeRate} />
        </Row>
        {gasUsed === null ? null : (
          <Row name="Gas">
            <Gas used={gasUsed} offered={gasOffered} />
          </Row>
        )}
        {maxFee === null || BigInt(maxFee) === 0n ? null : (
          <Row name="Max fee">
            <PaidAmount tinybars={maxFee} />
          </Row>
        )}
        <Extras transaction={transaction} />
      </ul>
    </section>
  );
}

function Extras({ transaction }: { transaction: TransactionDetailReply }) {
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
          {tokenID === null ? <PaidAmount tinybars={amount} /> : <TokenUnits tokenId={tokenID} units={amount} />}
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
          <PaidAmount tinybars={amount} />
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
