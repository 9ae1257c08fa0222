import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { Contract } from '@ledgerscope/contract/contract-entity';
import { Link, useParams } from 'react-router';
import { StakingSummary } from '../features/account-page/staking-summary.tsx';
import { UsersPanel, VolumePanel } from '../features/contract-page/contract-charts.tsx';
import { ContractCode } from '../features/contract-page/contract-code.tsx';
import { ContractSentence } from '../features/contract-page/contract-sentence.tsx';
import { ContractSummary, ContractUse } from '../features/contract-page/contract-summary.tsx';
import { ContractTokenCard } from '../features/contract-page/contract-token.tsx';
import { Answer } from '../features/entity-page/answer.tsx';
import { BalanceHistoryPanel } from '../features/entity-page/balance-history.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { KnownFromNote } from '../features/entity-page/known-from-note.tsx';
import { addressOf } from '../shared/api/address.ts';
import { accountHref, PATHS } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';
import { ContractTabs } from './contract-tabs.tsx';

const LIST = { name: 'Contracts', href: PATHS.contracts };

/** One contract: what it is, what it runs, and who uses it. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<Contract>
      key={id}
      noun="Contract"
      list={LIST}
      id={id}
      address={addressOf(CONTRACT_CALLS.getContract, { id })}
      invalid="Invalid format! Should be x.y.z"
    >
      {(contract) => <ContractView contract={contract} />}
    </EntityPage>
  );
}

function ContractView({ contract }: { contract: Contract }) {
  const { contractID, deleted, immutable } = contract;
  return (
    <>
      <PageTitle>{`Contract ${contractID}`}</PageTitle>
      <Breadcrumbs list={LIST} here={contractID} />
      <Answer
        title="CONTRACT SUMMARY"
        badges={
          <>
            {deleted ? <span className="badge bad">Deleted</span> : null}
            {immutable ? <span className="badge plain">Immutable</span> : null}
            <Link className="badge soft" to={accountHref(contractID)}>
              View as account
            </Link>
          </>
        }
      >
        <ContractSentence contract={contract} />
      </Answer>
      <KnownFromNote by={contract.knownFrom} known={contract.balance === null ? undefined : 'its balance'} />
      <div className="pair under-answer">
        <SectionError what="Summary">
          <ContractSummary contract={contract} />
        </SectionError>
        <div className="stack">
          <SectionError what="Activity">
            <ContractUse contract={contract} />
          </SectionError>
          <SectionError what="Staking summary">
            <StakingSummary staking={contract} />
          </SectionError>
          {/* Known later than the rest: nothing in sight moves. */}
          <SectionError what="Token">
            <ContractTokenCard id={contractID} />
          </SectionError>
        </div>
      </div>
      <ApiView path={addressOf(CONTRACT_CALLS.getContract, { id: contractID }).url} />
      <SectionError what="Lists">
        <ContractTabs contract={contract} />
      </SectionError>
      <SectionError what="Code">
        <ContractCode id={contractID} />
      </SectionError>
      <SectionError what="Balance history">
        <BalanceHistoryPanel kind="contract" id={contractID} />
      </SectionError>
      <div className="pair even">
        <SectionError what="Transaction volume">
          <VolumePanel id={contractID} />
        </SectionError>
        <SectionError what="Users">
          <UsersPanel id={contractID} />
        </SectionError>
      </div>
    </>
  );
}
