import type { Transaction } from '@ledgerscope/contract';
import type { EntityKind } from '../../entities/entity/entity-href.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { exactInstant, Timestamp } from '../../shared/ui/timestamp.tsx';

const MEMO_LENGTH = 200;
const SERVICES: Readonly<Record<string, string>> = { CONTRACT: 'smart contract', UTIL: 'utility' };
/** What the transactions of a service act on. */
const KINDS: Readonly<Record<string, EntityKind>> = {
  CRYPTO: 'account',
  CONTRACT: 'contract',
  CONSENSUS: 'topic',
  TOKEN: 'token',
  FILE: 'file',
  SCHEDULE: 'schedule',
};

/** Everything that names and dates a transaction. */
export function DetailsCard({ transaction }: { transaction: Transaction }) {
  const { readableTransactionID, transactionHash, consensusTime, statedConsensusTime, startTime, memo } = transaction;
  return (
    <FactsCard id="details" title="Details">
      <Fact name="Transaction ID">
        <span className="with-copy">
          <span className="mono break">{readableTransactionID}</span>
          <CopyButton text={readableTransactionID} what="transaction ID" />
        </span>
      </Fact>
      <Fact name="Hash">
        <Hash hex={transactionHash} what="transaction hash" />
      </Fact>
      <Instant name="Consensus timestamp" iso={consensusTime} />
      {statedConsensusTime === null ? null : (
        <Fact name="Stated timestamp">
          <span className="mono break">{statedConsensusTime}</span>{' '}
          <span className="faint">
            as the record has it, in seconds; the transaction is listed by its place in its file instead
          </span>
          <CopyButton text={statedConsensusTime} what="stated timestamp" />
        </Fact>
      )}
      {startTime === null ? null : <Instant name="Valid start" iso={startTime} />}
      <Fact name="Type">
        {transaction.typeLabel}{' '}
        <span className="faint">· {SERVICES[transaction.service] ?? transaction.service.toLowerCase()} service</span>
      </Fact>
      <Parties transaction={transaction} />
      <Fact name="Memo">
        {memo === '' ? null : <LongText text={memo} length={MEMO_LENGTH} what="memo" mono={false} />}
      </Fact>
      <Particulars transaction={transaction} />
      <ScheduleFacts transaction={transaction} />
    </FactsCard>
  );
}

function Instant({ name, iso }: { name: string; iso: string }) {
  const exact = exactInstant(iso).split(' · ').at(-1) ?? iso;
  return (
    <Fact name={name}>
      <Timestamp iso={iso} /> <span className="mono faint break">{exact}</span>
      <CopyButton text={iso} what={name.toLowerCase()} />
    </Fact>
  );
}

function Parties({ transaction }: { transaction: Transaction }) {
  const { payerID, nodeID, entityID, service } = transaction;
  return (
    <>
      <Fact name="Payer">
        <EntityLink kind="account" id={payerID} copy />
      </Fact>
      <Fact name="Sent to node">
        {nodeID === null ? (
          <span className="faint">{withoutNode(transaction)}</span>
        ) : (
          <EntityLink kind="account" id={nodeID} />
        )}
      </Fact>
      {entityID === null ? null : (
        <Fact name="Acts on">
          <EntityLink kind={KINDS[service] ?? 'account'} id={entityID} copy />
        </Fact>
      )}
    </>
  );
}

/** Why no node took it: what is in a batch names none, and the network makes transactions of its own. */
function withoutNode({ nonce, batchKey, scheduled, related, notUnderstood }: Transaction): string {
  if (notUnderstood !== null) return 'not known: a part could not be read';
  if (nonce > 0) return `none: the network made it as child ${nonce}`;
  if (batchKey !== null || related.some(({ relation }) => relation === 'batch')) return 'none: sent inside a batch';
  return scheduled ? 'none: the network executed a schedule' : 'none: the network made it';
}

function Particulars({ transaction }: { transaction: Transaction }) {
  const { alias, evmAddress, newTotalSupply, prngNumber, prngBytes, fileContentsSize, batchKey } = transaction;
  return (
    <>
      {evmAddress === null ? null : (
        <Fact name="EVM address">
          <Hash hex={`0x${evmAddress}`} what="EVM address" whole />
        </Fact>
      )}
      {alias === null ? null : (
        <Fact name="Alias">
          <Hash hex={alias} what="alias" />
        </Fact>
      )}
      <EntityMemo transaction={transaction} />
      {newTotalSupply === null ? null : (
        <Fact name="Supply afterwards">
          {transaction.entityID === null ? (
            <span className="num">{wholeText(newTotalSupply)} units</span>
          ) : (
            <TokenUnits tokenId={transaction.entityID} units={newTotalSupply} />
          )}
        </Fact>
      )}
      {prngNumber === null ? null : (
        <Fact name="Random number">
          <span className="num">{wholeText(prngNumber)}</span>
        </Fact>
      )}
      {prngBytes === null ? null : (
        <Fact name="Random bytes">
          <Hash hex={prngBytes} what="random bytes" />
        </Fact>
      )}
      {fileContentsSize === null ? null : (
        <Fact name="Contents">
          <span className="num">{wholeText(fileContentsSize)} bytes</span>
        </Fact>
      )}
      {batchKey === null ? null : (
        <Fact name="Batch key">
          <Hash hex={batchKey} what="batch key" />
        </Fact>
      )}
    </>
  );
}

/** What an entity is called by the transaction that made or changed it; a schedule shows its own among its facts. */
function EntityMemo({ transaction: { entityMemo, schedule } }: { transaction: Transaction }) {
  if (entityMemo === null || entityMemo === '' || entityMemo === schedule?.memo) return null;
  return (
    <Fact name="Memo of the entity">
      <LongText text={entityMemo} length={MEMO_LENGTH} what="memo of the entity" mono={false} />
    </Fact>
  );
}

function ScheduleFacts({ transaction: { schedule, entityID } }: { transaction: Transaction }) {
  if (schedule === null) return null;
  return (
    <>
      {schedule.scheduleID === null || schedule.scheduleID === entityID ? null : (
        <Fact name="Schedule">
          <EntityLink kind="schedule" id={schedule.scheduleID} copy />
        </Fact>
      )}
      {schedule.scheduledTypeLabel === null ? null : (
        <Fact name="Scheduled transaction">{schedule.scheduledTypeLabel}</Fact>
      )}
      {schedule.payerID === null ? null : (
        <Fact name="Paid by">
          <EntityLink kind="account" id={schedule.payerID} />
        </Fact>
      )}
      {schedule.expirationTime === null ? null : (
        <Fact name={schedule.waitForExpiry ? 'Runs at' : 'Expires'}>
          <Timestamp iso={schedule.expirationTime} />
        </Fact>
      )}
      {schedule.executedTime === null ? null : (
        <Fact name="Was executed">
          <Timestamp iso={schedule.executedTime} />
        </Fact>
      )}
      {schedule.memo === '' ? null : (
        <Fact name="Memo of the schedule">
          <LongText text={schedule.memo} length={MEMO_LENGTH} what="memo of the schedule" mono={false} />
        </Fact>
      )}
    </>
  );
}
