import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import { useState } from 'react';
import type { AbiFunction } from 'viem';
import { addressOf } from '../../shared/api/address.ts';
import { entityQuery } from '../../shared/api/get-entity.ts';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { CodeBox } from '../../shared/ui/code-box.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { FunctionForm, FunctionList } from './contract-functions.tsx';
import styles from './contract-page.module.css';
import { walletRequest } from './wallet-request.ts';

/** The functions of a contract that change something, each with the data of its call, ready to be signed by a wallet. */
export default function ContractWriteTab({ id }: { id: string }) {
  return (
    <>
      <p className={`${styles.holdersNote} muted small`}>
        Enter the parameters to get the call data and a request for your wallet. This page never signs or sends anything
        and never asks for a key.
      </p>
      <FunctionList id={id} kind="write">
        {(called) => <WriteForm id={id} called={called} />}
      </FunctionList>
    </>
  );
}

function WriteForm({ id, called }: { id: string; called: AbiFunction }) {
  const [data, setData] = useState<string>();
  const { data: contract } = useReply(entityQuery(addressOf(CONTRACT_CALLS.getContract, { id })));
  const network = useSiteConfig().data?.network;
  // Without the contract's own address or its network the request could reach another one.
  const request =
    data === undefined || contract === undefined || network === undefined
      ? undefined
      : walletRequest(network, { id, evmAddress: contract.evmAddress }, data);
  return (
    <>
      <FunctionForm called={called} label="Get call data" onCall={setData} />
      <div role="status" className={styles.readAnswer}>
        {data === undefined || request === undefined ? null : (
          <>
            <Signable title="Call data" text={data} />
            <Signable title="Wallet request (EIP-1193)" text={request} />
            {called.stateMutability === 'payable' ? (
              <p className="muted small">To send hbar along, add a value in weibars (1 ℏ is 10^18) to the request.</p>
            ) : null}
          </>
        )}
      </div>
    </>
  );
}

function Signable({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>
        {title} <CopyButton text={text} what={title.toLowerCase()} />
      </h3>
      <CodeBox name={title} text={text} />
    </>
  );
}
