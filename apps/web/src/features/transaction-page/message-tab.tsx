import type { Transaction } from '@ledgerscope/contract';
import { EntityId } from '../../entities/account/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';

const MESSAGE_LENGTH = 90;

/** A topic message with its running hash. */
export function MessageTab({ transaction }: { transaction: Transaction }) {
  const { message, messageText, topicID, topicSequenceNumber, topicRunningHash, chunkInfo } = transaction;
  return (
    <Facts>
      <Fact name="Topic">{topicID === null ? null : <EntityId id={topicID} what="topic ID" />}</Fact>
      <Fact name="Sequence number">
        {topicSequenceNumber === null ? null : <span className="num">{wholeText(topicSequenceNumber)}</span>}
      </Fact>
      {messageText === null ? null : (
        <Fact name="Message">
          <LongText text={messageText} length={MESSAGE_LENGTH} what="message" mono={false} />
        </Fact>
      )}
      <Fact name={messageText === null ? 'Message (bytes, no text)' : 'Message in hex'}>
        {message === null ? null : <LongText text={message} length={MESSAGE_LENGTH} what="message in hex" />}
      </Fact>
      {chunkInfo === null ? null : (
        <Fact name="Part">
          {chunkInfo.number} of {chunkInfo.total} <span className="faint">of the message that began with</span>{' '}
          <span className="mono break">{chunkInfo.initialTransactionID}</span>
        </Fact>
      )}
      <Fact name="Running hash">
        {topicRunningHash === null ? null : <Hash hex={topicRunningHash} what="running hash" />}
      </Fact>
      <Fact name="Running hash checked">{checked(transaction)}</Fact>
    </Facts>
  );
}

function checked({ runningHashVerified, runningHashVersion }: Transaction) {
  const rules = runningHashVersion === null ? '' : ` (rules of version ${runningHashVersion})`;
  if (runningHashVerified === null)
    return `Not possible: the message before it is not stored or the rules are not known${rules}.`;
  if (runningHashVerified) return <span className="up">It follows from the message before{rules}.</span>;
  return <span className="down">It does not follow from the message before{rules}.</span>;
}
