import type { TopicMessageReply } from '@ledgerscope/contract/list-rows';
import type { Topic } from '@ledgerscope/contract/topic';
import { Link, useSearchParams } from 'react-router';
import { EntityFact, TimeFact } from '../../entities/entity/summary-facts.tsx';
import { messageQuery } from '../../entities/topic/get-message.ts';
import { MessageBody } from '../../entities/topic/message-body.tsx';
import { MessagePartFacts, RunningHashFacts } from '../../entities/topic/message-facts.tsx';
import { TransactionLink } from '../../entities/transaction/transaction-link.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { messageSearch } from './message-search.ts';

/** One message of a topic, chosen by its sequence number. */
export function MessageCard({ topic, number }: { topic: Topic; number: bigint }) {
  const { data, error, refetch } = useReply(messageQuery(topic.topicID, number));
  return (
    <section className="card" aria-labelledby="message" aria-busy={data === undefined}>
      <header>
        <h2 id="message">Message #{wholeText(number)}</h2>
        <span className="grow" />
        <Steps topic={topic} number={number} />
      </header>
      {data === undefined ? (
        error === null ? (
          <p className="empty muted">Loading...</p>
        ) : (
          <LoadFailure error={error} retry={refetch} />
        )
      ) : data === null ? (
        <p className="empty muted">No stored message has this sequence number.</p>
      ) : (
        <MessageFacts message={data} topic={topic.topicID} />
      )}
    </section>
  );
}

function Steps({ topic, number }: { topic: Topic; number: bigint }) {
  const newest = BigInt(topic.numMessages);
  return (
    <nav className="steps" aria-label="Messages">
      <Step to={number > 1n ? number - 1n : null}>Previous</Step>
      <Step to={number < newest ? number + 1n : null}>Next</Step>
      <Step to="none">Close</Step>
    </nav>
  );
}

function Step({ to, children }: { to: bigint | 'none' | null; children: string }) {
  const [search] = useSearchParams();
  if (to === null)
    return (
      <span className="button small disabled" aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Link
      className="button small"
      preventScrollReset
      to={{ search: messageSearch(search, to === 'none' ? null : String(to)) }}
    >
      {children}
    </Link>
  );
}

function MessageFacts({ message, topic }: { message: TopicMessageReply; topic: string }) {
  const { readableTransactionID: id, consensusTime, submitter, topicSequenceNumber } = message;
  return (
    <Facts>
      <Fact name="Message">
        <MessageBody text={message.messageText} hex={message.message ?? ''} />
      </Fact>
      <MessagePartFacts topic={topic} sequenceNumber={topicSequenceNumber} message={message} />
      <EntityFact name="Submitted by" kind="account" id={submitter} />
      <TimeFact name="Consensus timestamp" iso={consensusTime} />
      <Fact name="Transaction">
        <TransactionLink id={id} at={consensusTime} copy />
      </Fact>
      <RunningHashFacts message={message} />
    </Facts>
  );
}
