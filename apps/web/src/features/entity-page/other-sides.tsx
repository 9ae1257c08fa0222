import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';

/** The first two other sides of a transfer are named; the rest is counted. */
const SHOWN = 2;

/** The other sides of a transfer, each once. */
export function OtherSides({ ids }: { ids: readonly string[] }) {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return <span className="faint">None</span>;
  const rest = distinct.length - SHOWN;
  return (
    <span>
      {distinct.slice(0, SHOWN).map((id, place) => (
        <span key={id}>
          {place === 0 ? '' : ', '}
          <EntityLink kind="account" id={id} />
        </span>
      ))}
      {rest > 0 ? <span className="faint"> and {wholeText(rest)} more</span> : null}
    </span>
  );
}
