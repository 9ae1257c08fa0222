import type { TopicMessageReply } from '@ledgerscope/contract/list-rows';
import { Fact } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongFact } from '../entity/summary-facts.tsx';
import { ChunkFact } from './chunk-fact.tsx';
import { RunningHashMark, runningHashMeaning } from './running-hash-mark.tsx';

const HEX_LENGTH = 90;

interface MessagePartProps {
  readonly topic: string | null;
  readonly sequenceNumber: TopicMessageReply['topicSequenceNumber'];
  readonly message: Pick<TopicMessageReply, 'message' | 'messageText' | 'chunkInfo'>;
}

/** Of what longer message it is a part, and its bytes where it is shown as text. */
export function MessagePartFacts({ topic, sequenceNumber, message }: MessagePartProps) {
  const { message: hex, messageText, chunkInfo } = message;
  return (
    <>
      {chunkInfo === null || topic === null || sequenceNumber === null ? null : (
        <ChunkFact topic={topic} sequenceNumber={String(sequenceNumber)} chunk={chunkInfo} />
      )}
      {hex === null || messageText === null ? null : (
        <LongFact name="Message in hex" text={hex} length={HEX_LENGTH} what="message in hex" />
      )}
    </>
  );
}

type Hashed = Pick<TopicMessageReply, 'topicRunningHash' | 'runningHashVerified' | 'runningHashVersion'>;

/** The running hash of a message, and whether it follows from the one before. */
export function RunningHashFacts({ message }: { message: Hashed }) {
  const { topicRunningHash: hash } = message;
  return (
    <>
      <Fact name="Running hash">{hash === null ? null : <Hash hex={hash} what="running hash" />}</Fact>
      <Fact name="Running hash checked">
        <RunningHashMark message={message} /> <span className="muted">{runningHashMeaning(message)}</span>
      </Fact>
    </>
  );
}
