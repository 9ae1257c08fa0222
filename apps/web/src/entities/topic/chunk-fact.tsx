import type { ChunkInfo } from '@ledgerscope/contract/topic-message';
import { Link } from 'react-router';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { transactionRefHref } from '../../shared/paths.ts';
import { Fact } from '../../shared/ui/facts.tsx';
import { joinedMessageQuery } from './get-message.ts';
import { MessageBody } from './message-body.tsx';

const NAMED = 10;

/** Which part of a longer message this is, and that message as a whole. */
export function ChunkFact({
  topic,
  sequenceNumber,
  chunk,
}: {
  topic: string;
  sequenceNumber: string;
  chunk: ChunkInfo;
}) {
  // Without it nothing says which parts belong together.
  const { initialTransactionID: initial } = chunk;
  return (
    <>
      <Fact name="Chunk">
        {wholeText(chunk.number)} of {wholeText(chunk.total)}{' '}
        {initial === null ? (
          <span className="faint">of a message with an unknown first transaction</span>
        ) : (
          <>
            <span className="faint">of the message starting with</span>{' '}
            <Link className="mono entity" to={transactionRefHref(initial)}>
              {initial}
            </Link>
          </>
        )}
      </Fact>
      {chunk.total > 1 && initial !== null ? (
        <Whole topic={topic} sequenceNumber={sequenceNumber} chunk={chunk} />
      ) : null}
    </>
  );
}

function Whole({ topic, sequenceNumber, chunk }: { topic: string; sequenceNumber: string; chunk: ChunkInfo }) {
  const { data, error } = useReply(joinedMessageQuery(topic, sequenceNumber, chunk));
  return (
    <Fact name="Full message">
      {data === undefined ? (
        <span className="faint">{error === null ? 'Loading...' : error.message}</span>
      ) : data.missing.length > 0 ? (
        <span className="faint">Some chunks are missing: {missingText(data.missing)}.</span>
      ) : (
        <MessageBody text={data.text} hex={data.hex} />
      )}
    </Fact>
  );
}

function missingText(numbers: readonly number[]): string {
  const shown = numbers.slice(0, NAMED).map(wholeText).join(', ');
  return numbers.length > NAMED ? `${shown} and ${wholeText(numbers.length - NAMED)} more` : shown;
}
