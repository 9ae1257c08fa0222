import { consensusNsOf, formatEpoch, parseEpoch } from '@ledgerscope/ledger';

/** How far a stream has come: everything up to an instant, of which only the first messages where `index` says so. */
export interface StreamPlace {
  readonly ns: bigint;
  /** The last message of that instant that was sent; undefined for all of them. */
  readonly index: number | undefined;
}

const PLACE = /^(\d{1,10}\.\d{9})(?:-(\d{1,6}))?$/;

/** A place as the id of an event. */
export function placeText({ ns, index }: StreamPlace): string {
  const instant = formatEpoch(consensusNsOf(ns));
  return index === undefined ? instant : `${instant}-${index}`;
}

/** Reads one; undefined for any other text. */
export function placeOf(text: string): StreamPlace | undefined {
  const [, instant, index] = PLACE.exec(text) ?? [];
  const ns = instant === undefined ? undefined : parseEpoch(instant);
  return ns === undefined ? undefined : { ns, index: index === undefined ? undefined : Number(index) };
}

/** Whether a message is behind a place. */
export function isBehind(message: { readonly ns: bigint; readonly index: number }, place: StreamPlace): boolean {
  if (message.ns !== place.ns) return message.ns > place.ns;
  return place.index !== undefined && message.index > place.index;
}
