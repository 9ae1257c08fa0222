import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { useState } from 'react';
import { AccountLink } from '../../entities/account/entity-link.tsx';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Hash } from '../../shared/ui/hash.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { PaidAmount } from './consensus-rate.tsx';
import { type Change, netChanges } from './net-changes.ts';

const SHOWN = 8;

/** Who ended with more and who with less. */
export function NetChangesCard({ transaction }: { transaction: TransactionDetailReply }) {
  const [all, setAll] = useState(false);
  const { accounts, feesApart } = netChanges(transaction);
  const shown = all ? accounts : accounts.slice(0, SHOWN);
  return (
    <section className="card" aria-labelledby="net">
      <header>
        <h2 id="net">Balance changes</h2>
        <span className="faint">per account, {apart(transaction, feesApart)}</span>
      </header>
      {accounts.length === 0 ? (
        <p className="empty muted">
          No balance changes{feesApart && BigInt(transaction.transactionFee) > 0n ? ' other than the fee' : ''}.
        </p>
      ) : (
        <ul className="rows">
          {shown.map(({ accountID, changes }) => (
            <li key={accountID}>
              <span className="row-name">
                {accountID.includes('.') ? <AccountLink id={accountID} /> : <Hash hex={accountID} what="EVM address" />}
              </span>
              <span className="row-values">
                {changes.map((change) => (
                  <ChangeView key={changeKey(change)} change={change} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < accounts.length ? (
        <button type="button" className="button small more" onClick={() => setAll(true)}>
          Show {wholeText(accounts.length - shown.length)} more accounts
        </button>
      ) : null}
      {hasChildren(transaction) ? (
        <p className="aside faint">Includes child transactions. See each one in the Related tab.</p>
      ) : null}
    </section>
  );
}

function apart({ stakingRewards, related }: TransactionDetailReply, feesApart: boolean): string {
  const paid = [...stakingRewards, ...related.flatMap(({ moves }) => moves?.stakingRewards ?? [])];
  const rewards = paid.length === 0 ? '' : ' and staking rewards';
  return feesApart
    ? `excluding fees${rewards}`
    : `including fees${rewards === '' ? '' : ', excluding staking rewards'}`;
}

function hasChildren({ related }: TransactionDetailReply): boolean {
  return related.some(({ moves }) => moves !== null);
}

function changeKey(change: Change): string {
  if (change.kind === 'hbar') return 'hbar';
  if (change.kind === 'erc20') return change.token.contractID;
  return change.kind === 'token' ? change.tokenID : `${change.tokenID}#${change.serialNumber}${change.received}`;
}

function ChangeView({ change }: { change: Change }) {
  if (change.kind === 'hbar') return <PaidAmount tinybars={change.amount} signed />;
  if (change.kind === 'token') return <TokenUnits tokenId={change.tokenID} units={change.amount} signed />;
  if (change.kind === 'erc20') {
    const { decimals, symbol, contractID } = change.token;
    return (
      <span>
        <TokenAmount units={change.amount} decimals={decimals} symbol={symbol} signed />{' '}
        {symbol === null ? (
          <>
            <span className="faint">of</span> <EntityLink kind="contract" id={contractID} />
          </>
        ) : (
          <>
            (<EntityLink kind="contract" id={contractID} label={false} />)
          </>
        )}
      </span>
    );
  }
  return (
    <span className={`nowrap ${change.received ? 'up' : 'down'}`}>
      <span className="sr-only">{change.received ? 'received ' : 'sent '}</span>
      <Icon name={change.received ? 'up' : 'down'} size={13} /> NFT {change.tokenID} #
      <NftLink tokenId={change.tokenID} serialNumber={change.serialNumber} />
    </span>
  );
}
