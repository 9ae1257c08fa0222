/** A hash or id cut in its middle: `8fcf8dbfae1c…62d88e797`; short texts stay whole. */
export function cutMiddle(text: string, head: number, tail: number): string {
  return text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`;
}

export { cutEnd } from '@ledgerscope/ledger';
