import type {
  ContractAction,
  ContractBytecode,
  ContractLog,
  ContractStateChange,
} from '@ledgerscope/contract/contract-result';
import type { ParsedEvent } from '@ledgerscope/contract/decoded-call';
import type { ReactNode } from 'react';
import { DecodedList } from '../../entities/abi/decoded-view.tsx';
import { MethodName, MethodNote } from '../../entities/abi/method-view.tsx';
import { useAbi } from '../../entities/abi/use-abi.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { PaidAmount } from './consensus-rate.tsx';
import { RevertReason } from './revert-reason.tsx';
import styles from './transaction-page.module.css';

const DATA_LENGTH = 70;
/** Deeper calls are drawn at this depth, so that narrow screens keep room for their text. */
const DEEPEST = 6;

function Listing({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <>
      <h3>
        {title} <span className="count">{wholeText(count)}</span>
      </h3>
      <ol className="listing">{children}</ol>
    </>
  );
}

/** One value of an entry under its name; the values are below one another. */
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="line">
      <span className="muted">{name}</span>
      <span>{children}</span>
    </div>
  );
}

/** Bytes of an entry; omitted where it has none. */
function DataLine({ name, hex, what = name }: { name: string; hex: string | null; what?: string }) {
  if (hex === null) return null;
  return (
    <Line name={name}>
      <LongText text={hex} length={DATA_LENGTH} what={what} />
    </Line>
  );
}

/** Events that contracts wrote, decoded by the visitor's ABI or else by a known signature. */
export function Logs({ logs, events }: { logs: readonly ContractLog[]; events: readonly ParsedEvent[] }) {
  return (
    <Listing title="Logs" count={logs.length}>
      {logs.map((log) => (
        <Log key={log.index} log={log} event={events.find(({ index }) => index === log.index)} />
      ))}
    </Listing>
  );
}

function Log({ log, event }: { log: ContractLog; event: ParsedEvent | undefined }) {
  const { index, contractID, topics, data } = log;
  const decoded = useAbi(contractID)?.log(topics, data) ?? event;
  return (
    <li>
      <div>
        <span className="faint num">#{index}</span> <EntityLink kind="contract" id={contractID} />
      </div>
      {decoded === undefined ? null : <DecodedList decoded={decoded} />}
      {topics.map((topic, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only their place distinguishes topics
        <Line key={place} name={`topic ${place}`}>
          <Hash hex={topic} what={`topic ${place}`} />
        </Line>
      ))}
      <DataLine name="data" hex={data} what="log data" />
    </li>
  );
}

/** Calls inside the EVM, indented by depth. */
export function Actions({ actions }: { actions: readonly ContractAction[] }) {
  return (
    <Listing title="Call trace" count={actions.length}>
      {actions.map((action) => (
        <li key={action.index} className={styles.innerCall} style={{ '--depth': Math.min(action.callDepth, DEEPEST) }}>
          <div>
            <span className="badge plain">{action.callOperationType || action.callType}</span>{' '}
            {action.caller === null ? null : <EntityLink kind="contract" id={action.caller} />}{' '}
            <span className="faint">→</span> <Recipient action={action} />
          </div>
          <Line name="gas">
            <span className="num">
              {wholeText(action.gasUsed)} of {wholeText(action.gas)}
            </span>
          </Line>
          {BigInt(action.value) === 0n ? null : (
            <Line name="value">
              <PaidAmount tinybars={action.value} compact />
            </Line>
          )}
          <ActionInput action={action} />
          <ActionResult action={action} />
        </li>
      ))}
    </Listing>
  );
}

/** What the call answered; nothing where the sidecar does not say it. */
function ActionResult({ action: { recipient, resultData, resultDataType } }: { action: ContractAction }) {
  if (resultDataType === null) return null;
  return (
    <Line name={resultDataType.toLowerCase().replaceAll('_', ' ')}>
      {resultDataType === 'OUTPUT' ? null : <RevertReason message={`0x${resultData}`} contractID={recipient} />}
      <LongText text={resultData} length={DATA_LENGTH} what="call result" />
    </Line>
  );
}

/** The call data, and what the visitor's ABI of the called contract, or a known signature, reads in it. */
function ActionInput({ action: { recipient, input, method: known, decodedInput } }: { action: ContractAction }) {
  const abi = useAbi(recipient);
  const decoded = abi?.call(input) ?? decodedInput;
  const method = abi?.method(input) ?? known;
  return (
    <>
      {decoded === null ? null : <DecodedList decoded={decoded} />}
      {decoded !== null || method === null ? null : (
        <Line name="function">
          <MethodName method={method} selector={null} />
        </Line>
      )}
      {method === null || method.otherSignatures.length === 0 ? null : <MethodNote method={method} />}
      <DataLine name="input" hex={input} what="call input" />
    </>
  );
}

function Recipient({ action: { recipient, targetedAddress } }: { action: ContractAction }) {
  if (recipient !== null) return <EntityLink kind="contract" id={recipient} />;
  return targetedAddress === null ? <span className="faint">none</span> : <Hash hex={targetedAddress} what="address" />;
}

/** Storage slots that were read or written. */
export function StateChanges({ changes }: { changes: readonly ContractStateChange[] }) {
  return (
    <Listing title="State changes" count={changes.length}>
      {changes.map(({ contractID, slot, valueRead, valueWritten }) => (
        <li key={`${contractID} ${slot}`}>
          <EntityLink kind="contract" id={contractID} />
          <Slot name="slot" hex={slot} />
          <Slot name={valueWritten === null ? 'read' : 'before'} hex={valueRead} />
          {valueWritten === null ? null : <Slot name="after" hex={valueWritten} />}
        </li>
      ))}
    </Listing>
  );
}

function Slot({ name, hex }: { name: string; hex: string }) {
  return (
    <Line name={name}>{hex === '' ? <span className="mono">0</span> : <Hash hex={hex} what="storage value" />}</Line>
  );
}

/** Code of created contracts. */
export function Bytecode({ bytecode }: { bytecode: readonly ContractBytecode[] }) {
  return (
    <Listing title="Bytecode" count={bytecode.length}>
      {bytecode.map(({ contractID, initcode, runtimeBytecode }) => (
        <li key={contractID}>
          <EntityLink kind="contract" id={contractID} />
          <DataLine name="initcode" hex={initcode} />
          <DataLine name="runtime" hex={runtimeBytecode} what="runtime bytecode" />
        </li>
      ))}
    </Listing>
  );
}
