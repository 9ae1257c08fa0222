import type { ContractAction, ContractBytecode, ContractLog, ContractStateChange } from '@ledgerscope/contract';
import type { ReactNode } from 'react';
import { AccountLink } from '../../entities/account/entity-link.tsx';
import { HbarAmount } from '../../entities/amount/hbar-amount.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';

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

/** Events that contracts wrote. */
export function Logs({ logs }: { logs: readonly ContractLog[] }) {
  return (
    <Listing title="Logs" count={logs.length}>
      {logs.map(({ index, contractID, topics, data }) => (
        <li key={index}>
          <div>
            <span className="faint num">#{index}</span> <AccountLink id={contractID} />
          </div>
          {topics.map((topic, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: topics are told apart by their place alone
            <div key={place}>
              <span className="muted">topic {place}</span> <Hash hex={topic} what={`topic ${place}`} />
            </div>
          ))}
          <div>
            <span className="muted">data</span> <LongText text={data} length={DATA_LENGTH} what="log data" />
          </div>
        </li>
      ))}
    </Listing>
  );
}

/** Calls inside the EVM, indented by depth. */
export function Actions({ actions }: { actions: readonly ContractAction[] }) {
  return (
    <Listing title="Inner calls" count={actions.length}>
      {actions.map((action) => (
        <li key={action.index} className={`indent-${Math.min(action.callDepth, DEEPEST)}`}>
          <div>
            <span className="badge plain">{action.callOperationType || action.callType}</span>{' '}
            {action.caller === null ? null : <AccountLink id={action.caller} />} <span className="faint">→</span>{' '}
            <Recipient action={action} />
          </div>
          <div className="muted num">
            gas {wholeText(action.gasUsed)} of {wholeText(action.gas)}
            {BigInt(action.value) === 0n ? null : (
              <>
                {' '}
                · sent <HbarAmount tinybars={action.value} />
              </>
            )}
          </div>
          <div>
            <span className="muted">input</span> <LongText text={action.input} length={DATA_LENGTH} what="call input" />
          </div>
          <div>
            <span className="muted">{action.resultDataType.toLowerCase().replaceAll('_', ' ')}</span>{' '}
            <LongText text={action.resultData} length={DATA_LENGTH} what="call result" />
          </div>
        </li>
      ))}
    </Listing>
  );
}

function Recipient({ action: { recipient, targetedAddress } }: { action: ContractAction }) {
  if (recipient !== null) return <AccountLink id={recipient} />;
  return targetedAddress === null ? (
    <span className="faint">nobody</span>
  ) : (
    <Hash hex={targetedAddress} what="address" />
  );
}

/** Storage slots that were read or written. */
export function StateChanges({ changes }: { changes: readonly ContractStateChange[] }) {
  return (
    <Listing title="Storage" count={changes.length}>
      {changes.map(({ contractID, slot, valueRead, valueWritten }) => (
        <li key={`${contractID} ${slot}`}>
          <div>
            <AccountLink id={contractID} /> <span className="muted">slot</span> <Slot hex={slot} />
          </div>
          <div>
            <span className="muted">{valueWritten === null ? 'read' : 'before'}</span> <Slot hex={valueRead} />
          </div>
          {valueWritten === null ? null : (
            <div>
              <span className="muted">after</span> <Slot hex={valueWritten} />
            </div>
          )}
        </li>
      ))}
    </Listing>
  );
}

function Slot({ hex }: { hex: string }) {
  return hex === '' ? <span className="mono">0</span> : <Hash hex={hex} what="storage value" />;
}

/** Code of created contracts. */
export function Bytecode({ bytecode }: { bytecode: readonly ContractBytecode[] }) {
  return (
    <Listing title="Bytecode" count={bytecode.length}>
      {bytecode.map(({ contractID, initcode, runtimeBytecode }) => (
        <li key={contractID}>
          <AccountLink id={contractID} />
          {initcode === null ? null : (
            <div>
              <span className="muted">initcode</span> <LongText text={initcode} length={DATA_LENGTH} what="initcode" />
            </div>
          )}
          {runtimeBytecode === null ? null : (
            <div>
              <span className="muted">runtime</span>{' '}
              <LongText text={runtimeBytecode} length={DATA_LENGTH} what="runtime bytecode" />
            </div>
          )}
        </li>
      ))}
    </Listing>
  );
}
