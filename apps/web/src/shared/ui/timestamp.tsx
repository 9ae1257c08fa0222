import { epochOfIso, formatAge, formatInstant } from '../format/instant.ts';
import { useNow } from '../now.ts';
import { CopyButton } from './copy-button.tsx';
import { useTipFocus } from './tip-focus.ts';

/** The exact value of an instant, for tips and detail rows. */
export function exactInstant(iso: string): string {
  const epoch = epochOfIso(iso);
  return epoch === undefined ? iso : `${iso.replace('T', ' ').replace('Z', ' UTC')} · ${epoch}`;
}

interface TimestampProps {
  readonly iso: string;
  /** How long ago, below it. */
  readonly age?: boolean;
  /** Where instants are within a minute, as those of blocks. */
  readonly seconds?: boolean;
  /** A button that copies the exact UTC time. */
  readonly copy?: boolean;
}

/** An instant in the visitor's time zone; the exact UTC time to the nanosecond is in its tip and what is copied. */
export function Timestamp({ iso, age = false, seconds = false, copy = false }: TimestampProps) {
  const tabIndex = useTipFocus();
  const time = (
    <time className="num nowrap" dateTime={iso} data-tip={exactInstant(iso)} tabIndex={tabIndex}>
      {formatInstant(iso, seconds)}
      {age ? <Age iso={iso} /> : null}
    </time>
  );
  if (!copy) return time;
  return (
    <span className="with-copy">
      {time}
      <CopyButton text={iso} what="the exact time" />
    </span>
  );
}

/** How long ago, counting on while it is shown. */
export function Age({ iso }: { iso: string }) {
  const now = useNow();
  return <span className="age faint">{formatAge(iso, now)}</span>;
}
