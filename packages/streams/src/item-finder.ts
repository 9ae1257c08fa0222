import type { StreamItem } from './stream-block.ts';

/** What finds an item by its consensus time; of several with one time the last. Items are nearly always in order of it. */
export function itemFinder(items: readonly StreamItem[]): (consensusNs: bigint) => StreamItem | undefined {
  const isAscending = items.every(
    (item, at) => at === 0 || (items[at - 1] as StreamItem).consensusNs < item.consensusNs,
  );
  if (isAscending) return (consensusNs) => searchAscending(items, consensusNs);
  const byTime = new Map<bigint, StreamItem>(items.map((item) => [item.consensusNs, item]));
  return (consensusNs) => byTime.get(consensusNs);
}

function searchAscending(items: readonly StreamItem[], consensusNs: bigint): StreamItem | undefined {
  let [from, to] = [0, items.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const item = items[middle] as StreamItem;
    if (item.consensusNs === consensusNs) return item;
    if (item.consensusNs < consensusNs) from = middle + 1;
    else to = middle - 1;
  }
  return undefined;
}
