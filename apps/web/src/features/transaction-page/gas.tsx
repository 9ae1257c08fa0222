import { wholeText } from '../../shared/format/hbar-text.ts';

/** Gas that was used, of what was offered. */
export function Gas({ used, offered }: { used: number | string; offered: number | string | null }) {
  return <span className="num">{`${wholeText(used)}${offered === null ? '' : ` of ${wholeText(offered)}`}`}</span>;
}
