import { compareAscending, mayApproveTokens, placeOfEvents, transferEvents } from '@ledgerscope/ledger';
import type { BlockRow } from '../block/rows.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import type { RowBatch } from './row-store.ts';

const FIRST_BYTES = 8;
const BITS = 7n;
const MORE = 0x80;

/** Where the events of tokens of each block are listed (`placeOfEvents`), in ascending order; blocks without any are omitted. */
export function* tokenEventsOf({
  blocks,
  rows: { transaction = [], contractResult = [] },
}: RowBatch): Generator<readonly bigint[]> {
  const ran = new Set(contractResult.map(({ consensusNs }) => consensusNs));
  const bySequence = new Map(blocks.map((block) => [block.sequence, { block, instants: new Set<bigint>() }]));
  for (const row of transaction) {
    const found = bySequence.get(row.block);
    const at = found === undefined ? undefined : listedAt(row, ran, found.block);
    if (at !== undefined) found?.instants.add(at);
  }
  for (const { instants } of bySequence.values()) if (instants.size > 0) yield [...instants].sort(compareAscending);
}

function listedAt(row: TransactionRow, ran: ReadonlySet<bigint>, { hapiVersion }: BlockRow): bigint | undefined {
  const { type, consensusNs, parentNs, tokenTransferToken, nftTransferToken } = row;
  const mayApprove = mayApproveTokens(row);
  if (!mayApprove && tokenTransferToken.length === 0 && nftTransferToken.length === 0) return undefined;
  const hasResult = ran.has(consensusNs);
  const place = placeOfEvents({ hasResult, parentHasResult: ran.has(parentNs), hapiVersion });
  if (place === undefined) return undefined;
  if (!(mayApprove && !hasResult) && transferEvents(type, row, hasResult).length === 0) return undefined;
  return place === 'own' ? consensusNs : parentNs;
}

/** Instants in ascending order: the first one, then how much later each of the others is, seven bits a byte. */
export function packInstants(instants: readonly bigint[]): Uint8Array {
  const [first = 0n] = instants;
  const bytes: number[] = [];
  for (const [index, instant] of instants.entries()) {
    if (index === 0) continue;
    let rest = instant - (instants[index - 1] ?? first);
    for (; rest >> BITS > 0n; rest >>= BITS) bytes.push(Number(rest & 0x7fn) | MORE);
    bytes.push(Number(rest));
  }
  const head = Buffer.alloc(FIRST_BYTES);
  head.writeBigInt64LE(first);
  return Buffer.concat([head, Buffer.from(bytes)]);
}

/** Reads what {@link packInstants} wrote. */
export function readInstants(packed: Buffer): bigint[] {
  let last = packed.readBigInt64LE();
  const instants = [last];
  let [later, shift] = [0n, 0n];
  for (const byte of packed.subarray(FIRST_BYTES)) {
    later |= BigInt(byte & ~MORE) << shift;
    shift += BITS;
    if ((byte & MORE) !== 0) continue;
    last += later;
    instants.push(last);
    [later, shift] = [0n, 0n];
  }
  return instants;
}
