import type { DappRecord } from '@ledgerscope/contract/dapp';
import { PORTAL_CALLS } from '@ledgerscope/contract/portal-calls';
import { isolatedText } from '@ledgerscope/ledger';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { DappLogo } from '../entities/dapp/dapp-logo.tsx';
import { DappAbout } from '../features/dapps/dapp-about.tsx';
import { DappContracts } from '../features/dapps/dapp-contracts.tsx';
import styles from '../features/dapps/dapps.module.css';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { addressOf } from '../shared/api/address.ts';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { webAddress } from '../shared/format/web-address.ts';
import { PATHS } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { LedgerText } from '../shared/ui/ledger-text.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { AccountParts, ContractParts } from './dapp-parts.tsx';

const LIST = { name: 'Dapp catalog', href: PATHS.dappCatalog };

/** One dapp. The configuration may say that the page of an id is elsewhere. */
export function Component() {
  const { id = '' } = useParams();
  const config = useSiteConfig();
  const elsewhere = webAddress(config.data?.dappRedirects[id] ?? '')?.href;
  useEffect(() => {
    if (elsewhere !== undefined) window.location.replace(elsewhere);
  }, [elsewhere]);
  if (elsewhere !== undefined) return <Elsewhere id={id} address={elsewhere} />;
  if (config.data === undefined && config.error === null) return null;
  return (
    <EntityPage<DappRecord>
      key={id}
      noun="Dapp"
      list={LIST}
      id={id}
      address={addressOf(PORTAL_CALLS.getDapp, { id })}
      invalid="Dapp not found"
    >
      {(dapp) => <DappView dapp={dapp} />}
    </EntityPage>
  );
}

function Elsewhere({ id, address }: { id: string; address: string }) {
  return (
    <div className="wrap page">
      <PageTitle>{`Dapp ${id}`}</PageTitle>
      <Breadcrumbs list={LIST} here={id} />
      <h1>This dapp’s page is on another site</h1>
      <p>
        <a href={address} rel="noopener noreferrer">
          {address}
        </a>
      </p>
    </div>
  );
}

function DappView({ dapp }: { dapp: DappRecord }) {
  const contractId = dapp.contractId ?? dapp.contracts[0]?.id;
  return (
    <>
      <PageTitle>{isolatedText(dapp.title)}</PageTitle>
      <Breadcrumbs list={LIST} here={dapp.title} />
      <div className={styles.dappHead}>
        <DappLogo address={dapp.logoURL} title={dapp.title} size={72} />
        <div>
          <h1>
            <LedgerText text={dapp.title} />
          </h1>
          <p>
            <LedgerText text={dapp.description} />
          </p>
        </div>
      </div>
      <div className={contractId === undefined ? '' : 'pair'}>
        <DappAbout dapp={dapp} />
        {contractId === undefined ? null : <DappContracts id={dapp.id} />}
      </div>
      <ApiView path={addressOf(PORTAL_CALLS.getDapp, { id: dapp.id }).url} />
      {contractId !== undefined ? (
        <ContractParts dapp={dapp} contractId={contractId} />
      ) : dapp.accountId === null ? null : (
        <AccountParts accountId={dapp.accountId} />
      )}
    </>
  );
}
