import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { isNoted } from '@ledgerscope/ledger';
import { EntityFact, NumberFact } from '../../entities/entity/summary-facts.tsx';
import { MessageBody } from '../../entities/topic/message-body.tsx';
import { MessagePartFacts, RunningHashFacts } from '../../entities/topic/message-facts.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';

/** A topic message with its running hash, and the longer message that it is a part of. */
export function MessageTab({ transaction }: { transaction: TransactionDetailReply }) {
  const { message, messageText, topicID, topicSequenceNumber, notUnderstood } = transaction;
  return (
    <Facts>
      <EntityFact name="Topic" kind="topic" id={topicID} copy />
      {isNoted(notUnderstood, 'receipt.topicSequenceNumber') ? (
        <Fact name="Sequence number">Unknown</Fact>
      ) : (
        <NumberFact name="Sequence number" value={topicSequenceNumber} />
      )}
      <Fact name="Message">{message === null ? null : <MessageBody text={messageText} hex={message} />}</Fact>
      <MessagePartFacts topic={topicID} sequenceNumber={topicSequenceNumber} message={transaction} />
      <RunningHashFacts message={transaction} />
    </Facts>
  );
}
