import type { DappContractDetails } from '@ledgerscope/contract/dapp';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './dapps.module.css';
import { dappContractsQuery } from './get-dapp.ts';

/** The contracts that a dapp runs on, the primary one first. */
export function DappContracts({ id }: { id: string }) {
  const { data, error, refetch } = useReply(dappContractsQuery(id));
  return (
    <section className="card" aria-labelledby="contracts">
      <header>
        <h2 id="contracts">Contracts</h2>
        {data === undefined ? null : <span className="count num">{data.length}</span>}
      </header>
      {error !== null ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <ul className={styles.dappContracts}>
          {data?.map((contract) => (
            <ContractLine key={contract.id} contract={contract} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ContractLine({ contract: { id, name, primary, token, abiKnown } }: { contract: DappContractDetails }) {
  return (
    <li>
      <EntityLink kind={token ? 'token' : 'contract'} id={id} label={false} icon copy /> <LedgerText text={name} />
      {primary ? <span className="badge soft">Primary</span> : null}
      {token ? <span className="badge plain">Token</span> : null}
      {abiKnown ? <span className="badge plain">ABI known</span> : null}
    </li>
  );
}
