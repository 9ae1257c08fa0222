import { hbarText, wholeText } from '../../shared/format/hbar-text.ts';
import { AccountLink } from '../account/entity-link.tsx';
import type { SentencePart } from './sentence-part.ts';

/** A sentence with its accounts as links. */
export function SentenceView({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts never move
    <Part key={place} part={part} />
  ));
}

function Part({ part }: { part: SentencePart }) {
  if (part.kind === 'account') return <AccountLink id={part.id} />;
  if (part.kind === 'entity') return <span className="mono">{part.id}</span>;
  if (part.kind === 'mono') return <span className="mono">{part.text}</span>;
  if (part.kind === 'text') return part.text;
  return (
    <span className="num nowrap" data-tip={`${wholeText(part.tinybars)} tinybar`}>
      {hbarText(part.tinybars)}
    </span>
  );
}
