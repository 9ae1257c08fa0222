import type { Account } from '@ledgerscope/contract/account';
import { absolute, countWithNoun } from '@ledgerscope/ledger';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';

/** What an account is and holds, in one sentence. */
export function AccountSentence({ account }: { account: Account }) {
  const { accountID, nodeId, deleted, obtainer } = account;
  const node = nodeId === null ? '' : `, the account of node ${wholeText(nodeId)},`;
  if (deleted)
    return (
      <>
        <EntityLink kind="account" id={accountID} /> was deleted
        {obtainer === null ? null : (
          <>
            ; its balance went to <EntityLink kind="account" id={obtainer} />
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

function Holdings({ account: { balance, numTokens, numTokensHeld, numNfts, knownFrom } }: { account: Account }) {
  const parts = [
    ...(numNfts === 0 ? [] : [countWithNoun(numNfts, 'NFT')]),
    ...(numTokensHeld === 0 ? [] : [countWithNoun(numTokensHeld, 'token')]),
  ];
  // It may have got others before the first block.
  const isWhole = knownFrom === 'CREATION' || knownFrom === 'GENESIS';
  return (
    <>
      holds <Amount tinybars={balance ?? 0} compact />
      {parts.length === 0 ? '' : ` and ${isWhole ? '' : 'at least '}${parts.join(' and ')}`}
      {numTokens > numTokensHeld ? `; associated with ${countWithNoun(numTokens, 'token')} in total` : ''}
    </>
  );
}

function Change({ account: { balanceChange } }: { account: Account }) {
  const value = BigInt(balanceChange);
  if (value === 0n) return <>has no net hbar change since the first stored block</>;
  return (
    <>
      {value > 0n ? 'gained' : 'lost'} <Amount tinybars={absolute(value)} compact /> since the first stored block
    </>
  );
}
