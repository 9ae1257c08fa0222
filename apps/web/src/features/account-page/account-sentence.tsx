import type { Account } from '@ledgerscope/contract';
import { counted } from '@ledgerscope/ledger';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';

/** What an account is and holds, in one sentence. */
export function AccountSentence({ account }: { account: Account }) {
  const { accountID, nodeId, deleted, obtainer } = account;
  const node = nodeId === null ? '' : `, paid for running node ${wholeText(nodeId)},`;
  if (deleted)
    return (
      <>
        <EntityLink kind="account" id={accountID} /> was deleted
        {obtainer === null ? null : (
          <>
            {' '}
            and left what it held to <EntityLink kind="account" id={obtainer} />
          </>
        )}
      </>
    );
  return (
    <>
      <EntityLink kind="account" id={accountID} />
      {node} {account.balance === null ? <Change account={account} /> : <Holdings account={account} />}
    </>
  );
}

function Holdings({ account: { balance, numTokens, numTokensHeld, numNfts } }: { account: Account }) {
  return (
    <>
      holds <Amount tinybars={balance ?? 0} compact />
      {numNfts === 0 ? '' : ` and ${counted(numNfts, 'NFT')}`}
      {numTokensHeld === 0 ? '' : ` and ${counted(numTokensHeld, 'token')}`}
      {numTokens > numTokensHeld ? `; associated with ${counted(numTokens, 'token')} in all` : ''}
    </>
  );
}

function Change({ account: { balanceChange } }: { account: Account }) {
  const value = BigInt(balanceChange);
  if (value === 0n) return <>neither gained nor lost hbars since the first block that was read</>;
  return (
    <>
      {value > 0n ? 'gained' : 'lost'} <Amount tinybars={value < 0n ? -value : value} compact /> since the first block
      that was read
    </>
  );
}
