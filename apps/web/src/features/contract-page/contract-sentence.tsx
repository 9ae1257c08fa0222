import type { Contract } from '@ledgerscope/contract/contract-entity';
import { countWithNoun } from '@ledgerscope/ledger';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';

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
          {usersCount === 0 ? 'had no callers' : `was called by ${countWithNoun(usersCount, 'account')}`} in the last 30
          days
        </>
      )}
    </>
  );
}
