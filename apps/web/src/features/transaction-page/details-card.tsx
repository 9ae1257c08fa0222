import type { Amount } from '@ledgerscope/contract/amount';
import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { isNoted, isOnlyUnknown } from '@ledgerscope/ledger';
import type { LinkedEntityKind } from '../../entities/entity/entity-href.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { EntityFact, FactIf, HashFact, LongFact } from '../../entities/entity/summary-facts.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';
import { exactInstant, Timestamp } from '../../shared/ui/timestamp.tsx';

const MEMO_LENGTH = 200;
const SERVICES: Readonly<Record<string, string>> = { CONTRACT: 'smart contract', UTIL: 'utility' };
/** What the transactions of a service act on. */
const KINDS: Readonly<Record<string, LinkedEntityKind>> = {
  CRYPTO: 'account',
  CONTRACT: 'contract',
  CONSENSUS: 'topic',
  TOKEN: 'token',
  FILE: 'file',
  SCHEDULE: 'schedule',
};

/** Everything that names and dates a transaction. */
export function DetailsCard({ transaction }: { transaction: TransactionDetailReply }) {
  const { readableTransactionID, transactionHash, consensusTime, startTime, memo } = transaction;
  return (
    <FactsCard id="details" title="Details">
      <Fact name="Transaction ID">
        <span className="with-copy">
          <span className="mono break">{readableTransactionID}</span>
          <CopyButton text={readableTransactionID} what="transaction ID" />
        </span>
      </Fact>
      <HashFact name="Hash" hex={transactionHash} what="transaction hash" />
      <Instant name="Consensus timestamp" iso={consensusTime} />
      <FactIf name="Recorded timestamp" value={transaction.statedConsensusTime} view={statedTime} />
      {startTime === null ? null : <Instant name="Valid start" iso={startTime} />}
      <Fact name="Type">
        {transaction.typeLabel}{' '}
        <span className="faint">· {SERVICES[transaction.service] ?? transaction.service.toLowerCase()} service</span>
      </Fact>
      <Parties transaction={transaction} />
      <LongFact name="Memo" text={memo} length={MEMO_LENGTH} what="memo" mono={false} />
      <Particulars transaction={transaction} />
      <ScheduleFacts transaction={transaction} />
    </FactsCard>
  );
}

function statedTime(text: string) {
  return (
    <>
      <span className="mono break">{text}</span>{' '}
      <span className="faint">
        value in the record; because it is not a valid consensus time, the transaction is ordered by its position in the
        file
      </span>
      <CopyButton text={text} what="stated timestamp" />
    </>
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

function Parties({ transaction }: { transaction: TransactionDetailReply }) {
  const { payerID, nodeID, entityID, service } = transaction;
  return (
    <>
      <EntityFact name="Payer" kind="account" id={payerID} copy />
      <Fact name="Submitted to node">
        {nodeID === null ? (
          <span className="faint">{withoutNode(transaction)}</span>
        ) : (
          <EntityLink kind="account" id={nodeID} />
        )}
      </Fact>
      <FactIf
        name="Entity"
        value={entityID}
        view={(id) => <EntityLink kind={KINDS[service] ?? 'account'} id={id} copy />}
      />
    </>
  );
}

/** Why no node took it: what is in a batch names none, and the network makes transactions of its own. */
function withoutNode({ nonce, batchKey, scheduled, related, notUnderstood }: TransactionDetailReply): string {
  if (notUnderstood !== null && !isOnlyUnknown(notUnderstood))
    return 'Unknown: part of the transaction could not be decoded';
  if (nonce > 0) return `none: the network made it as child ${nonce}`;
  if (batchKey !== null || related.some(({ relation }) => relation === 'batch')) return 'None: submitted in a batch';
  return scheduled ? 'None: executed from a schedule' : 'none: the network made it';
}

function Particulars({ transaction }: { transaction: TransactionDetailReply }) {
  const { alias, entityID, evmAddress, newTotalSupply, prngNumber, prngBytes, fileContentsSize, batchKey } =
    transaction;
  const isUnknown = (field: string) => isNoted(transaction.notUnderstood, field);
  const supply = (units: Amount) =>
    entityID === null ? (
      <span className="num">{wholeText(units)} units</span>
    ) : (
      <TokenUnits tokenId={entityID} units={units} />
    );
  return (
    <>
      <FactIf
        name="EVM address"
        value={evmAddress}
        view={(hex) => <Hash hex={`0x${hex}`} what="EVM address" whole />}
      />
      <FactIf name="Alias" value={alias} view={(hex) => <Hash hex={hex} what="alias" />} />
      <EntityMemo transaction={transaction} />
      <FactIf name="Supply afterwards" value={newTotalSupply} view={supply} />
      {isUnknown('receipt.newTotalSupply') ? <Fact name="Supply afterwards">Unknown</Fact> : null}
      {isUnknown('contractCreateResult.evmAddress') ? <Fact name="EVM address">Unknown</Fact> : null}
      <FactIf name="Random number" value={prngNumber} view={numberText} />
      <FactIf name="Random bytes" value={prngBytes} view={(hex) => <Hash hex={hex} what="random bytes" />} />
      <FactIf
        name="Contents"
        value={fileContentsSize}
        view={(size) => <span className="num">{wholeText(size)} bytes</span>}
      />
      <FactIf name="Batch key" value={batchKey} view={(hex) => <Hash hex={hex} what="batch key" />} />
    </>
  );
}

/** What an entity is called by the transaction that made or changed it; a schedule shows its own among its facts. */
function EntityMemo({ transaction: { entityMemo, schedule } }: { transaction: TransactionDetailReply }) {
  if (entityMemo === null || entityMemo === '' || entityMemo === schedule?.memo) return null;
  return <LongFact name="Entity memo" text={entityMemo} length={MEMO_LENGTH} what="memo of the entity" mono={false} />;
}

function ScheduleFacts({ transaction: { schedule, entityID } }: { transaction: TransactionDetailReply }) {
  if (schedule === null) return null;
  const { scheduleID, memo, waitForExpiry } = schedule;
  const what = 'memo of the schedule';
  return (
    <>
      {scheduleID === null || scheduleID === entityID ? null : (
        <EntityFact name="Schedule" kind="schedule" id={scheduleID} copy />
      )}
      <FactIf name="Scheduled transaction" value={schedule.scheduledTypeLabel} view={(label) => label} />
      <FactIf name="Schedule payer" value={schedule.payerID} view={(id) => <EntityLink kind="account" id={id} />} />
      <FactIf name={waitForExpiry ? 'Executes at' : 'Expires'} value={schedule.expirationTime} view={timeText} />
      <FactIf name="Executed" value={schedule.executedTime} view={timeText} />
      {memo === '' ? null : <LongFact name="Schedule memo" text={memo} length={MEMO_LENGTH} what={what} mono={false} />}
    </>
  );
}

function timeText(iso: string) {
  return <Timestamp iso={iso} />;
}
