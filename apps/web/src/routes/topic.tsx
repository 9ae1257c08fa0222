import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { Topic } from '@ledgerscope/contract/topic';
import { countWithNoun } from '@ledgerscope/ledger';
import { useParams, useSearchParams } from 'react-router';
import { EntityLink } from '../entities/entity/entity-link.tsx';
import { Answer } from '../features/entity-page/answer.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { KnownFromNote } from '../features/entity-page/known-from-note.tsx';
import { hasProperties } from '../features/topic-page/has-properties.ts';
import { JumpToMessage } from '../features/topic-page/jump-to-message.tsx';
import { MessageCard } from '../features/topic-page/message-card.tsx';
import { chosenMessage } from '../features/topic-page/message-search.ts';
import { MessageTable } from '../features/topic-page/message-table.tsx';
import { TopicRules, TopicSummary } from '../features/topic-page/topic-summary.tsx';
import { addressOf } from '../shared/api/address.ts';
import { PATHS } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';
import { Age } from '../shared/ui/timestamp.tsx';

const LIST = { name: 'Topics', href: PATHS.topics };

/** One topic with its messages. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<Topic>
      key={id}
      noun="Topic"
      list={LIST}
      id={id}
      address={addressOf(ENTITY_CALLS.getTopic, { id })}
      invalid="Invalid format! Should be x.y.z"
    >
      {(topic) => <TopicView topic={topic} />}
    </EntityPage>
  );
}

function TopicView({ topic }: { topic: Topic }) {
  const [search] = useSearchParams();
  const chosen = chosenMessage(search);
  return (
    <>
      <PageTitle>{`Topic ${topic.topicID}`}</PageTitle>
      <Breadcrumbs list={LIST} here={topic.topicID} />
      <Answer title="TOPIC SUMMARY" badges={topic.deleted ? <span className="badge bad">Deleted</span> : undefined}>
        <TopicSentence topic={topic} />
      </Answer>
      <KnownFromNote by={topic.knownFrom} />
      <div className="pair under-answer">
        <SectionError what="Summary">
          <TopicSummary topic={topic} />
        </SectionError>
        <SectionError what="Rules">
          <TopicRules topic={topic} />
        </SectionError>
      </div>
      <ApiView path={addressOf(ENTITY_CALLS.getTopic, { id: topic.topicID }).url} />
      <JumpToMessage />
      {chosen === undefined ? null : (
        <SectionError what="Message" key={String(chosen)}>
          <MessageCard topic={topic} number={chosen} />
        </SectionError>
      )}
      <SectionError what="Messages">
        <MessageTable topic={topic} />
      </SectionError>
    </>
  );
}

function TopicSentence({ topic }: { topic: Topic }) {
  const { numMessages, lastMessageTime, topicID, submitKey } = topic;
  const count = BigInt(numMessages);
  return (
    <>
      Topic <EntityLink kind="topic" id={topicID} /> has{' '}
      {count === 0n ? 'no messages yet' : countWithNoun(count, 'message')}
      {lastMessageTime === null ? null : (
        <>
          , the latest <Age iso={lastMessageTime} />
        </>
      )}
      . {submitKey !== null ? 'Submitting requires a key.' : hasProperties(topic) ? 'Anyone can submit.' : ''}
    </>
  );
}
