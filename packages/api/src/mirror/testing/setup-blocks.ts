import type { BatchRows, BlockRow } from '@ledgerscope/ledger-store';
import { sampleBlock, sampleRow } from '@ledgerscope/ledger-store/testing/sample-rows';
import { bigOf, bytesOf, filledHash, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

const BATCH = 'case';
const DEFAULT_SIZE = 6;
/** Behind everything that a case says, where it names no blocks. */
const LAST_INSTANT = 4_000_000_000_000_000_000n;

/** The blocks that a case names, in order; one around everything where it names none. */
export function setupBlocks(setup: Setup): BlockRow[] {
  const files = rowsOf(setup, 'recordFiles').toSorted((one, other) => (bigOf(one.index) < bigOf(other.index) ? -1 : 1));
  if (files.length === 0)
    return [sampleBlock({ sequence: 1n, number: 1n, firstNs: 1n, lastNs: LAST_INSTANT, batch: BATCH })];
  const first = bigOf(files[0]?.index);
  return files.map((file, index) => blockRow(file, first + BigInt(index)));
}

function blockRow(file: SetupRow, sequence: bigint): BlockRow {
  const version = ['major', 'minor', 'patch'].map((part) => file[`hapi_version_${part}`]);
  return sampleBlock({
    sequence,
    number: bigOf(file.index),
    firstNs: bigOf(file.consensus_start),
    lastNs: bigOf(file.consensus_end),
    batch: BATCH,
    fileName: String(file.name ?? `file-${sequence}`),
    transactions: Number(file.count ?? 0),
    gasUsed: bigOf(file.gas_used) < 0n ? 0n : bigOf(file.gas_used),
    sizeBytes: sizeOf(file),
    hapiVersion: version[0] === undefined ? '' : version.join('.'),
    ...(file.hash !== undefined && { hash: filledHash(bytesOf(file.hash)) }),
    ...(file.prev_hash !== undefined && { previousHash: bytesOf(file.prev_hash) }),
  });
}

/** That of its bytes, of which a row has six where a case says nothing; as stated where it has none. */
function sizeOf({ size, bytes }: SetupRow): number {
  if (bytes === undefined) return DEFAULT_SIZE;
  return Number((bytes as ArrayLike<unknown> | null)?.length ?? size ?? 0);
}

/** Blooms are those of what contracts did in a block. */
export function setupBlooms(setup: Setup): BatchRows['contractResult'] {
  return rowsOf(setup, 'recordFiles').flatMap(({ consensus_start: at, logs_bloom: bloom }) =>
    bloom === undefined ? [] : [sampleRow('contractResult', { consensusNs: bigOf(at), bloom: bytesOf(bloom) })],
  );
}

/** Rows say which block they are of. */
export function placeInBlocks(rows: BatchRows, blocks: readonly BlockRow[]): void {
  for (const row of rows.transaction) {
    const at = blocks.find(({ firstNs, lastNs }) => row.consensusNs >= firstNs && row.consensusNs <= lastNs);
    row.block = (at ?? blocks.at(-1))?.sequence ?? 0n;
  }
}
