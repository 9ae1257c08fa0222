import { wholeText } from '../../shared/format/hbar-text.ts';
import { EntityLink } from '../entity/entity-link.tsx';

/** The first two other sides of a transfer are named; the rest is counted. */
const SHOWN = 2;
/** With a word joiner in front: no line begins with it. */
const JOINED_COMMA = '\u2060, ';

/** The other sides of a transfer, each once; `none` where there are none. */
export function OtherSides({ ids, none = 'None' }: { ids: readonly string[]; none?: string }) {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return <span className="faint">{none}</span>;
  const rest = distinct.length - SHOWN;
  const shown = distinct.slice(0, SHOWN);
  return (
    <span>
      {shown.map((id, place) => (
        <span key={id}>
          <EntityLink kind="account" id={id} />
          {place === shown.length - 1 ? '' : JOINED_COMMA}
        </span>
      ))}
      {rest > 0 ? <span className="faint"> and {wholeText(rest)} more</span> : null}
    </span>
  );
}
