import { AccountLink } from '../account/entity-link.tsx';
import { Amount } from '../amount/amount.tsx';
import type { ExchangeRate } from '../currency/exchange-rate.ts';
import type { EntityKind } from '../entity/entity-href.ts';
import { EntityLink } from '../entity/entity-link.tsx';
import { NamedUnits } from '../token/named-units.tsx';
import type { SentencePart } from './sentence-part.ts';
import { unitsText } from './units-text.ts';

/** Nouns of sentences whose things have pages. */
const KINDS: Readonly<Record<string, EntityKind>> = { topic: 'topic', file: 'file', schedule: 'schedule' };

interface SentenceProps {
  readonly parts: readonly SentencePart[];
  /** Values amounts in dollars, where the rate of the transaction is known. */
  readonly rate?: ExchangeRate | null;
  /** Names tokens and uses their decimals, which takes a call for each; a list counts their units. */
  readonly named?: boolean;
}

/** A sentence with its accounts as links. */
export function SentenceView({ parts, rate = null, named = false }: SentenceProps) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts never move
    <Part key={place} part={part} rate={rate} named={named} />
  ));
}

function Part({ part, rate, named }: { part: SentencePart; rate: ExchangeRate | null; named: boolean }) {
  if (part.kind === 'account') return <AccountLink id={part.id} />;
  if (part.kind === 'entity') return <EntityLink kind={KINDS[part.noun ?? ''] ?? 'token'} id={part.id} />;
  if (part.kind === 'mono') return <span className="mono">{part.text}</span>;
  if (part.kind === 'text') return part.text;
  if (part.kind === 'units') return <Units part={part} named={named} />;
  return <Amount tinybars={part.tinybars} rate={rate} compact />;
}

function Units({ part: { units, tokenId }, named }: { part: SentencePart & { kind: 'units' }; named: boolean }) {
  const text = unitsText(units);
  if (named) return <NamedUnits tokenId={tokenId} units={units} unknown={text} />;
  return (
    <>
      {text} of <EntityLink kind="token" id={tokenId} />
    </>
  );
}
