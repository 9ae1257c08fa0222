import type { Contract } from '@ledgerscope/contract/contract-entity';
import { BalanceMoves } from '../../entities/account/balance-moves.tsx';
import { BalanceText } from '../../entities/amount/balance-text.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { ExpiryText } from '../../entities/entity/expiry-text.tsx';
import { EntityFact, IdFact, NumberFact, TextFact, TimeFact } from '../../entities/entity/summary-facts.tsx';
import { KeyPopup } from '../../entities/key/key-popup.tsx';
import { Absent } from '../../shared/ui/absent.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

/** What a contract is. */
export function ContractSummary({ contract }: { contract: Contract }) {
  return (
    <FactsCard>
      <IdFact name="Contract ID" kind="contract" id={contract.contractID} checksum={contract.checksum} />
      <Fact name="EVM address">
        {contract.evmAddress === null ? null : <Hash hex={`0x${contract.evmAddress}`} what="EVM address" whole />}
      </Fact>
      <Fact name="Balance">
        <BalanceText of={contract} />
        <BalanceMoves kind="contract" id={contract.contractID} />
      </Fact>
      <Dates contract={contract} />
      <Fact name="Admin Key">
        {contract.immutable ? 'None (immutable)' : <KeyPopup value={contract.adminKey} title="Admin Key" />}
      </Fact>
      <EntityFact name="File ID" kind="file" id={contract.fileID} copy />
      <TextFact name="Memo" text={contract.memo} what="memo" none="No memo added" />
    </FactsCard>
  );
}

function Dates({ contract }: { contract: Contract }) {
  const { createdOn, lastUpdatedOn, payerID } = contract;
  return (
    <>
      <Fact name="Deployed">
        {createdOn === null ? null : (
          <>
            <Timestamp iso={createdOn} copy />
            {payerID === null ? null : (
              <span className="muted">
                {' '}
                by <EntityLink kind="account" id={payerID} />
              </span>
            )}
          </>
        )}
      </Fact>
      <TimeFact name="Updated" iso={lastUpdatedOn} />
      <Fact name="Expires">
        <ExpiryText of={contract} />
      </Fact>
    </>
  );
}

/** How much a contract is used, in figures. */
export function ContractUse({ contract }: { contract: Contract }) {
  const { txVolume, usersCount, numTokensHeld, numNfts, ethereumNonce } = contract;
  return (
    <FactsCard id="use" title="Usage">
      <NumberFact name="Users (30 days)" value={usersCount} />
      <NumberFact name="Transactions (30 days)" value={txVolume} />
      <Held name="Tokens held" value={numTokensHeld} />
      <Held name="NFTs held" value={numNfts} />
      <NumberFact name="Ethereum nonce" value={ethereumNonce} />
    </FactsCard>
  );
}

/** What was read: none may mean that it had some before. */
function Held({ name, value }: { name: string; value: number }) {
  return <Fact name={name}>{value === 0 ? <Absent none="0" /> : numberText(value)}</Fact>;
}
