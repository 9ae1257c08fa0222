import type { Transaction } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { ChunkFact } from '../../entities/topic/chunk-fact.tsx';
import { MessageBody } from '../../entities/topic/message-body.tsx';
import { RunningHashMark, runningHashMeaning } from '../../entities/topic/running-hash-mark.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';

const MESSAGE_LENGTH = 90;

/** A topic message with its running hash, and the longer message that it is a part of. */
export function MessageTab({ transaction }: { transaction: Transaction }) {
  const { message, messageText, topicID, topicSequenceNumber, topicRunningHash, chunkInfo } = transaction;
  return (
    <Facts>
      <Fact name="Topic">{topicID === null ? null : <EntityLink kind="topic" id={topicID} copy />}</Fact>
      <Fact name="Sequence number">
        {topicSequenceNumber === null ? null : <span className="num">{wholeText(topicSequenceNumber)}</span>}
      </Fact>
      <Fact name="Message">{message === null ? null : <MessageBody text={messageText} hex={message} />}</Fact>
      {chunkInfo === null || topicID === null || topicSequenceNumber === null ? null : (
        <ChunkFact topic={topicID} sequenceNumber={String(topicSequenceNumber)} chunk={chunkInfo} />
      )}
      {messageText === null || message === null ? null : (
        <Fact name="Message in hex">
          <LongText text={message} length={MESSAGE_LENGTH} what="message in hex" />
        </Fact>
      )}
      <Fact name="Running hash">
        {topicRunningHash === null ? null : <Hash hex={topicRunningHash} what="running hash" />}
      </Fact>
      <Fact name="Running hash checked">
        <RunningHashMark message={transaction} /> <span className="muted">{runningHashMeaning(transaction)}</span>
      </Fact>
    </Facts>
  );
}
