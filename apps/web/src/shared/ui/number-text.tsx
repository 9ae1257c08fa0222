import { wholeText } from '../format/hbar-text.ts';

/** A whole number, with digits of one width. */
export function numberText(value: number | bigint | string) {
  return <span className="num">{wholeText(value)}</span>;
}
