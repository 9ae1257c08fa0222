import { type ConsensusNs, countWithNoun, formatEpoch, formatIso, hexText } from '@ledgerscope/ledger';
import { sha384 } from '../sha384.ts';
import type { StreamItem } from '../stream-block.ts';

/** What kind of part it is; `field` and `item` are those that this program does not know, or that do not belong there. */
export type UnsignedPartKind =
  | 'block-number'
  | 'hapi-version'
  | 'time'
  | 'amendment'
  | 'state-changes'
  | 'sidecar'
  | 'item'
  | 'field'
  | 'more';

/** A part of a file that no signature covers. It is shown as not signed, and nothing else is made of it. */
export interface UnsignedPart {
  readonly part: UnsignedPartKind;
  /** What it says or holds, in words, numbers and hashes of ours: never text that came in the file. */
  readonly text: string;
}

/** More are counted, not listed: the author of a forged file decides how many there are. */
const MAX_LISTED = 50;

/** Collects the parts of one file that no signature covers. */
export class UnsignedParts {
  readonly #listed: UnsignedPart[] = [];
  #more = 0;

  add(part: UnsignedPartKind, text: string): void {
    if (this.#listed.length < MAX_LISTED) this.#listed.push({ part, text });
    else this.#more++;
  }

  /** Bytes that are not read further, by their place, size and hash. */
  addBytes(part: UnsignedPartKind, place: string, bytes: Uint8Array): void {
    this.add(part, `${place}: ${countWithNoun(bytes.length, 'byte')}, SHA-384 ${hexText(sha384(bytes))}`);
  }

  list(): readonly UnsignedPart[] {
    if (this.#more === 0) return this.#listed;
    return [...this.#listed, { part: 'more', text: `${this.#more} more` }];
  }
}

/** A transaction in words that cannot be forged: its type, its time and its hash. */
export function unsignedItemText({ typeId, consensusNs, transactionHash }: StreamItem): string {
  return `a transaction of type ${typeId} at ${timeText(consensusNs)}, hash ${hexText(transactionHash)}`;
}

/** As a date where there is one: forged times need not be in any calendar. */
export function timeText(ns: ConsensusNs): string {
  return ns >= 0n && ns < 2n ** 63n ? formatIso(ns) : formatEpoch(ns);
}
