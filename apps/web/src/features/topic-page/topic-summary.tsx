import type { Topic } from '@ledgerscope/contract/topic';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { PassedExpiry } from '../../entities/entity/expiry-text.tsx';
import { renewalText } from '../../entities/entity/renewal-text.ts';
import { EntityFact, IdFact, NumberFact, TextFact, TimeFact } from '../../entities/entity/summary-facts.tsx';
import { KeyPopup } from '../../entities/key/key-popup.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { TransactionLink } from '../../entities/transaction/transaction-link.tsx';
import { Absent } from '../../shared/ui/absent.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { hasProperties } from './has-properties.ts';

/** What a topic is and who made it. */
export function TopicSummary({ topic }: { topic: Topic }) {
  return (
    <FactsCard>
      <IdFact name="Topic ID" kind="topic" id={topic.topicID} checksum={topic.checksum} />
      <EntityFact name="Created by" kind="account" id={topic.createdBy} copy />
      <TimeFact name="Creation Date" iso={topic.createdDate} />
      <Fact name="Transaction ID">
        {topic.readableTransactionID === null || topic.createdDate === null ? null : (
          <TransactionLink id={topic.readableTransactionID} at={topic.createdDate} copy />
        )}
      </Fact>
      <TextFact name="Memo" text={topic.memo} what="memo" none={hasProperties(topic) ? 'No memo added' : 'Unknown'} />
      <Fact name="Expires">
        {topic.expiry === null ? null : (
          <>
            <Timestamp iso={topic.expiry} copy />
            {topic.deleted ? null : <PassedExpiry iso={topic.expiry} />}
          </>
        )}
      </Fact>
      <Fact name="File ID">
        <span className="faint">N/A</span>
      </Fact>
      <Fact name="Balance">
        <span className="faint">N/A (topics have no balance)</span>
      </Fact>
    </FactsCard>
  );
}

/** Who may do what with a topic, and what it costs. */
export function TopicRules({ topic }: { topic: Topic }) {
  const { customFees, feeExemptKeys, autoRenewPeriod, autoRenewAccount, lastUpdatedOn } = topic;
  return (
    <FactsCard id="rules" title="Settings">
      <NumberFact name="Messages" value={topic.numMessages} />
      <RuleKey topic={topic} value={topic.submitKey} title="Submit key" none="None (anyone can submit)" />
      <RuleKey topic={topic} value={topic.adminKey} title="Admin key" none="None (immutable)" />
      <RuleKey topic={topic} value={topic.feeScheduleKey} title="Fee schedule key" none="None" />
      <Fact name="Custom fees">{customFees.length === 0 ? null : <Fees fees={customFees} />}</Fact>
      {feeExemptKeys.length === 0 ? null : (
        <Fact name="Fee-exempt keys">
          <ul className="plain-list">
            {feeExemptKeys.map((key) => (
              <li key={key.protobuf}>
                <KeyPopup value={key} title="Fee-exempt key" />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name="Auto-renew account">
        {autoRenewAccount === null && autoRenewPeriod === null ? <Absent /> : null}
        {autoRenewAccount === null ? null : <EntityLink kind="account" id={autoRenewAccount} />}
        {autoRenewPeriod === null ? null : <span className="muted"> {renewalText(autoRenewPeriod)}</span>}
      </Fact>
      <TimeFact name="Last change" iso={lastUpdatedOn} />
    </FactsCard>
  );
}

interface RuleKeyProps {
  readonly topic: Topic;
  readonly value: Topic['submitKey'];
  readonly title: string;
  /** What it means that there is none. */
  readonly none: string;
}

function RuleKey({ topic, value, title, none }: RuleKeyProps) {
  const absent = hasProperties(topic) ? none : <NotKnown />;
  return <Fact name={title}>{value === null ? absent : <KeyPopup value={value} title={title} />}</Fact>;
}

function Fees({ fees }: { fees: Topic['customFees'] }) {
  return (
    <ul className="plain-list">
      {fees.map(({ amount, tokenId, collector }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fees can be alike
        <li key={place}>
          {tokenId === null ? <Amount tinybars={amount} compact /> : <TokenUnits tokenId={tokenId} units={amount} />} to{' '}
          <EntityLink kind="account" id={collector} />
        </li>
      ))}
    </ul>
  );
}
