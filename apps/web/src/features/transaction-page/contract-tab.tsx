import type { ContractMethod } from '@ledgerscope/contract/decoded-call';
import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { AbiPanel } from '../../entities/abi/abi-panel.tsx';
import type { Decoded } from '../../entities/abi/decode-with-abi.ts';
import { DecodedList } from '../../entities/abi/decoded-view.tsx';
import { MethodNote } from '../../entities/abi/method-view.tsx';
import { type AbiDecoder, useAbi } from '../../entities/abi/use-abi.ts';
import { useMethod } from '../../entities/abi/use-method.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { EntityFact, FactIf, LongFact } from '../../entities/entity/summary-facts.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { PaidAmount } from './consensus-rate.tsx';
import { Actions, Bytecode, Logs, StateChanges } from './contract-lists.tsx';
import { EthereumFacts } from './ethereum-facts.tsx';
import { Gas } from './gas.tsx';
import { RevertReason } from './revert-reason.tsx';
import styles from './transaction-page.module.css';

const PARAMETERS_LENGTH = 70;
const CONSTRUCTOR_LENGTH = 80;
const ERROR_LENGTH = 200;

/** What ran in the EVM: call, gas, result, logs, inner calls, storage. */
export function ContractTab({ transaction }: { transaction: TransactionDetailReply }) {
  const { ethereum, logInfo, parsedEvents = [], actions, stateChanges, bytecode, contractID } = transaction;
  const abi = useAbi(contractID);
  return (
    <>
      {contractID === null ? null : (
        <div className={styles.tabTools}>
          <AbiPanel id={contractID} />
        </div>
      )}
      <Facts>
        <Call transaction={transaction} abi={abi} />
        <Outcome transaction={transaction} abi={abi} />
      </Facts>
      {ethereum === null ? null : <EthereumFacts ethereum={ethereum} />}
      <Logs logs={logInfo} events={parsedEvents} />
      <Actions actions={actions} />
      <StateChanges changes={stateChanges} />
      <Bytecode bytecode={bytecode} />
    </>
  );
}

interface PartProps {
  readonly transaction: TransactionDetailReply;
  readonly abi: AbiDecoder | undefined;
}

function Call({ transaction, abi }: PartProps) {
  const { contractID, constructorParameters, contractAmount, senderID } = transaction;
  return (
    <>
      <EntityFact name="Contract" kind="contract" id={contractID} copy />
      <FactIf name="Sender" value={senderID} view={(id) => <EntityLink kind="account" id={id} />} />
      <CallData transaction={transaction} abi={abi} />
      <FactIf
        name="Constructor parameters"
        value={constructorParameters || null}
        view={(text) => <LongText text={text} length={CONSTRUCTOR_LENGTH} what="constructor parameters" />}
      />
      <FactIf name="Value sent" value={contractAmount} view={(amount) => <PaidAmount tinybars={amount} />} />
    </>
  );
}

function CallData({ transaction, abi }: PartProps) {
  const { functionParameters, decodedFunctionParams, contractMethod } = useMethod(transaction);
  if (functionParameters === null) return null;
  const selector = functionParameters.slice(0, 8);
  return (
    <>
      {selector.length < 8 ? null : (
        <Fact name="Function">
          <CalledFunction
            selector={selector}
            method={contractMethod}
            decoded={abi?.call(functionParameters) ?? decodedFunctionParams}
          />
        </Fact>
      )}
      <LongFact
        name="Function parameters"
        text={functionParameters}
        length={PARAMETERS_LENGTH}
        what="function parameters"
      />
    </>
  );
}

function Outcome({ transaction, abi }: PartProps) {
  const { gasUsed, gasOffered, errorMessage, createdContractIDs } = transaction;
  return (
    <>
      <FactIf name="Gas used" value={gasUsed} view={(gas) => <Gas used={gas} offered={gasOffered} />} />
      {errorMessage === null || errorMessage === '' ? null : (
        <Fact name="Error">
          <RevertReason message={errorMessage} contractID={transaction.contractID} own={transaction.decodedError} />
          <LongText text={errorMessage} length={ERROR_LENGTH} what="error message" />
        </Fact>
      )}
      <Result transaction={transaction} abi={abi} />
      {createdContractIDs.length === 0 ? null : (
        <Fact name="Created contracts">
          <ul className={`flow ${styles.idList}`}>
            {createdContractIDs.map((id) => (
              <li key={id}>
                <EntityLink kind="contract" id={id} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

function Result({ transaction: { callResult, functionParameters }, abi }: PartProps) {
  if (callResult === null) return null;
  const output = abi?.output(functionParameters ?? '', callResult);
  return (
    <Fact name="Result">
      {output === undefined ? null : <DecodedList decoded={output} />}
      <LongText text={callResult} length={PARAMETERS_LENGTH} what="call result" />
    </Fact>
  );
}

interface CalledProps {
  readonly selector: string;
  readonly method: ContractMethod | null;
  readonly decoded: Decoded | null;
}

function CalledFunction({ selector, method, decoded }: CalledProps) {
  const bytes = <span className="mono faint">0x{selector}</span>;
  if (decoded !== null)
    return (
      <>
        <DecodedList decoded={decoded} />
        {bytes} {method === null ? null : <MethodNote method={method} isVisitors={decoded.byVisitor === true} />}
      </>
    );
  if (method !== null)
    return (
      <>
        <b className="mono break">
          <LedgerText text={method.signature} />
        </b>{' '}
        {bytes} <span className="faint">The parameters do not match this signature.</span>{' '}
        <MethodNote method={method} />
      </>
    );
  return (
    <>
      <span className="mono">0x{selector}</span>{' '}
      <span className="faint">unknown signature: add an ABI to decode it</span>
    </>
  );
}
