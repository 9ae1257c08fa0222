import type { Contract } from '@ledgerscope/contract';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';

/** What a contract is and how much it is used, in one sentence. */
export function ContractSentence({ contract }: { contract: Contract }) {
  const { contractID, balance, deleted, usersCount } = contract;
  return (
    <>
      Contract <EntityLink kind="contract" id={contractID} />{' '}
      {deleted ? (
        'was deleted'
      ) : (
        <>
          {balance === null ? null : (
            <>
              holds <Amount tinybars={balance} compact /> and{' '}
            </>
          )}
          was called by {usersCount === 0 ? 'nobody' : wholeText(usersCount)}{' '}
          {usersCount === 0 ? '' : usersCount === 1 ? 'account ' : 'accounts '}in the last 30 days
        </>
      )}
    </>
  );
}
