import type { SummaryPart } from '@ledgerscope/ledger';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { AccountLink } from '../account/entity-link.tsx';
import { Amount } from '../amount/amount.tsx';
import type { ShownExchangeRate } from '../currency/exchange-rate.ts';
import type { LinkedEntityKind } from '../entity/entity-href.ts';
import { EntityLink } from '../entity/entity-link.tsx';
import { countedUnits, unitDigits } from './units-text.ts';

/** Nouns of sentences whose things have pages. */
const KINDS: Readonly<Record<string, LinkedEntityKind>> = { topic: 'topic', file: 'file', schedule: 'schedule' };

interface SummaryProps {
  readonly parts: readonly SummaryPart[];
  /** Values amounts in dollars, where the rate of the transaction is known. */
  readonly rate?: ShownExchangeRate | null;
}

/** A summary with its accounts as links. */
export function SummaryView({ parts, rate = null }: SummaryProps) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a summary's parts never move
    <Part key={place} part={part} rate={rate} />
  ));
}

function Part({ part, rate }: { part: SummaryPart; rate: ShownExchangeRate | null }) {
  if (part.kind === 'account') return <AccountLink id={part.id} label={false} />;
  if (part.kind === 'entity')
    return <EntityLink kind={KINDS[part.noun ?? ''] ?? 'token'} id={part.id} name={part.name} label={false} />;
  if (part.kind === 'mono')
    return (
      <span className="mono">
        <LedgerText text={part.text} />
      </span>
    );
  if (part.kind === 'text') return part.text;
  if (part.kind === 'units') return <Units part={part} />;
  return <Amount tinybars={part.tinybars} rate={rate} compact />;
}

function Units({ part }: { part: SummaryPart & { kind: 'units' } }) {
  const { units, tokenId, unit } = part;
  const digits = unitDigits(part);
  const counted = countedUnits(units);
  if (digits === undefined)
    return (
      <>
        {counted} of <EntityLink kind="token" id={tokenId} />
      </>
    );
  return (
    <>
      <span className="num" data-tip={counted}>
        {digits}
      </span>{' '}
      <EntityLink kind="token" id={tokenId} name={unit?.symbol} />
    </>
  );
}
