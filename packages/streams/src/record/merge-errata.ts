import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { StreamBlock, StreamItem } from '../stream-block.ts';
import type { Amendment } from './amendment.ts';
import type { UnsignedPart } from './unsigned-parts.ts';

/** A block with the errata that belong to it. */
export interface MergedBlock {
  readonly block: StreamBlock;
  /** Those of its items that no node signed: errata that this program knows by their hash. */
  readonly errata: readonly StreamItem[];
  /** The other amendments: nothing is made of them. */
  readonly notSigned: readonly UnsignedPart[];
}

/**
 * Adds to a block those amendments that are known errata (`known`: see `erratumHash`). An erratum belongs to one block
 * only: to the file of the span of time in which it is, after that file's first transaction. It never takes the place
 * of a signed transaction. All other amendments are reported and omitted.
 */
export function mergeErrata(
  block: StreamBlock,
  amendments: readonly Amendment[],
  known: ReadonlySet<string>,
): MergedBlock {
  const times = new Set(block.items.map((item) => item.consensusNs));
  const errata: StreamItem[] = [];
  const notSigned: UnsignedPart[] = [];
  for (const { hash, item, text } of amendments) {
    const isKnown = hash !== undefined && known.has(hash);
    if (isKnown && item !== undefined && belongs(block, item) && !times.has(item.consensusNs)) {
      times.add(item.consensusNs);
      errata.push(item);
    } else notSigned.push({ part: 'amendment', text: isKnown ? `a known erratum of another block: ${text}` : text });
  }
  if (errata.length === 0) return { block, errata, notSigned };
  return { block: withItems(block, errata), errata, notSigned };
}

/** Nodes begin a new file with each span of 5 s (v2) or 2 s (v5, v6) of consensus time. */
function belongs({ version, consensusStart }: StreamBlock, { consensusNs }: StreamItem): boolean {
  const span = (version < 5 ? 5n : 2n) * NS_PER_SECOND;
  return consensusNs > consensusStart && consensusNs / span === consensusStart / span;
}

function withItems(block: StreamBlock, errata: readonly StreamItem[]): StreamBlock {
  const items = [...block.items];
  for (const erratum of errata) {
    const at = items.findLastIndex(({ consensusNs }) => consensusNs < erratum.consensusNs) + 1;
    items.splice(at, 0, erratum);
  }
  let { consensusEnd } = block;
  for (const { consensusNs } of errata) if (consensusNs > consensusEnd) consensusEnd = consensusNs;
  return { ...block, consensusEnd, items: items.map((item, index) => ({ ...item, index })) };
}
