import type { Transaction } from '@ledgerscope/contract';
import { AccountLink } from '../../entities/account/entity-link.tsx';
import { HbarAmount } from '../../entities/amount/hbar-amount.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Actions, Bytecode, Logs, StateChanges } from './contract-lists.tsx';
import { EthereumFacts } from './ethereum-facts.tsx';
import { readableError } from './readable-error.ts';

const PARAMETERS_LENGTH = 70;
const CONSTRUCTOR_LENGTH = 80;

/** What ran in the EVM: call, gas, result, logs, inner calls, storage. */
export function ContractTab({ transaction }: { transaction: Transaction }) {
  const { ethereum, logInfo, actions, stateChanges, bytecode } = transaction;
  return (
    <>
      <Facts>
        <Call transaction={transaction} />
        <Outcome transaction={transaction} />
      </Facts>
      {ethereum === null ? null : <EthereumFacts ethereum={ethereum} />}
      <Logs logs={logInfo} />
      <Actions actions={actions} />
      <StateChanges changes={stateChanges} />
      <Bytecode bytecode={bytecode} />
    </>
  );
}

function Call({ transaction }: { transaction: Transaction }) {
  const { contractID, functionParameters, constructorParameters, contractAmount, senderID } = transaction;
  const selector = functionParameters?.slice(0, 8) ?? '';
  return (
    <>
      <Fact name="Contract">{contractID === null ? null : <AccountLink id={contractID} />}</Fact>
      {senderID === null ? null : (
        <Fact name="Sender">
          <AccountLink id={senderID} />
        </Fact>
      )}
      {selector.length < 8 ? null : (
        <Fact name="Function">
          <span className="mono">0x{selector}</span> <span className="faint">first 4 bytes of the parameters</span>
        </Fact>
      )}
      {functionParameters === null ? null : (
        <Fact name="Function parameters">
          <LongText text={functionParameters} length={PARAMETERS_LENGTH} what="function parameters" />
        </Fact>
      )}
      {constructorParameters === null || constructorParameters === '' ? null : (
        <Fact name="Constructor parameters">
          <LongText text={constructorParameters} length={CONSTRUCTOR_LENGTH} what="constructor parameters" />
        </Fact>
      )}
      {contractAmount === null ? null : (
        <Fact name="Sent with the call">
          <HbarAmount tinybars={contractAmount} />
        </Fact>
      )}
    </>
  );
}

function Outcome({ transaction }: { transaction: Transaction }) {
  const { gasUsed, gasOffered, errorMessage, callResult, createdContractIDs } = transaction;
  return (
    <>
      {gasUsed === null ? null : (
        <Fact name="Gas used">
          <span className="num">
            {wholeText(gasUsed)}
            {gasOffered === null ? '' : ` of ${wholeText(gasOffered)}`}
          </span>
        </Fact>
      )}
      {errorMessage === null || errorMessage === '' ? null : <ErrorFact message={errorMessage} />}
      {callResult === null ? null : (
        <Fact name="Result">
          <LongText text={callResult} length={PARAMETERS_LENGTH} what="call result" />
        </Fact>
      )}
      {createdContractIDs.length === 0 ? null : (
        <Fact name="Created contracts">
          <ul className="id-list">
            {createdContractIDs.map((id) => (
              <li key={id}>
                <AccountLink id={id} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

function ErrorFact({ message }: { message: string }) {
  const readable = readableError(message);
  return (
    <Fact name="Error">
      {readable === null ? null : <span className="break">{readable} </span>}
      <LongText text={message} length={200} what="error message" />
    </Fact>
  );
}
