import { epochOfIso, formatAge, formatInstant } from '../format/instant.ts';
import { useNow } from '../now.ts';

/** The exact value of an instant, for tips and detail rows. */
export function exactInstant(iso: string): string {
  const epoch = epochOfIso(iso);
  return epoch === undefined ? iso : `${iso.replace('T', ' ').replace('Z', ' UTC')} · ${epoch}`;
}

/** An instant in the visitor's time zone, exact in its tip; below it, how long ago. */
export function Timestamp({ iso, age = false }: { iso: string; age?: boolean }) {
  return (
    <time className="num nowrap" dateTime={iso} data-tip={exactInstant(iso)}>
      {formatInstant(iso)}
      {age ? <Age iso={iso} /> : null}
    </time>
  );
}

/** How long ago, counting on while it is shown. */
export function Age({ iso }: { iso: string }) {
  const now = useNow();
  return <span className="age faint">{formatAge(iso, now)}</span>;
}
