import { AccountLink } from '../account/entity-link.tsx';
import { Amount } from '../amount/amount.tsx';
import type { EntityKind } from '../entity/entity-href.ts';
import { EntityLink } from '../entity/entity-link.tsx';
import type { SentencePart } from './sentence-part.ts';

/** Nouns of sentences whose things have pages. */
const KINDS: Readonly<Record<string, EntityKind>> = { topic: 'topic', file: 'file', schedule: 'schedule' };

/** A sentence with its accounts as links. */
export function SentenceView({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts never move
    <Part key={place} part={part} />
  ));
}

function Part({ part }: { part: SentencePart }) {
  if (part.kind === 'account') return <AccountLink id={part.id} />;
  if (part.kind === 'entity') return <EntityLink kind={KINDS[part.noun ?? ''] ?? 'token'} id={part.id} />;
  if (part.kind === 'mono') return <span className="mono">{part.text}</span>;
  if (part.kind === 'text') return part.text;
  return <Amount tinybars={part.tinybars} compact />;
}
