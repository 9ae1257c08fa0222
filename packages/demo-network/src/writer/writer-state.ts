import { hexText } from '@ledgerscope/ledger';
import type { BlockPosition } from './block-chain.ts';
import type { RecordPosition } from './record-chain.ts';
import type { StateValues } from './unit-changes.ts';

/** Where a stream writer is after a file: enough to write the next one, byte for byte, in another process. */
export interface WriterState {
  readonly record: RecordPosition;
  readonly block: BlockPosition;
  /** What the network's state holds, as far as blocks to come may state differences to it. */
  readonly values: StateValues;
}

/** As JSON that {@link parseWriterState} reads. */
export function writerStateJson({ record, block, values }: WriterState): string {
  return JSON.stringify({
    runningHash: hexText(record.runningHash),
    nextBlock: record.nextBlock.toString(),
    lastStem: record.lastStem,
    previousRoot: hexText(block.previousRoot),
    blocks: block.blocks,
    openRoots: block.openRoots.map(hexText),
    values: Object.fromEntries([...values].map(([name, value]) => [name, Buffer.from(value).toString('base64')])),
  });
}

/** @throws SyntaxError when the text is not what `writerStateJson` wrote */
export function parseWriterState(text: string): WriterState {
  const state = JSON.parse(text) as Record<string, unknown>;
  const { runningHash, nextBlock, lastStem, previousRoot, blocks, openRoots, values } = state;
  if (typeof nextBlock !== 'string' || typeof blocks !== 'number' || !Array.isArray(openRoots)) {
    throw new SyntaxError('a writer state has nextBlock, blocks and openRoots');
  }
  return {
    record: {
      runningHash: bytes(runningHash),
      nextBlock: BigInt(nextBlock),
      lastStem: typeof lastStem === 'string' ? lastStem : undefined,
    },
    block: { previousRoot: bytes(previousRoot), blocks, openRoots: openRoots.map(bytes) },
    values: new Map(Object.entries(values ?? {}).map(([name, value]) => [name, Buffer.from(`${value}`, 'base64')])),
  };
}

function bytes(value: unknown): Uint8Array {
  if (typeof value !== 'string' || !/^(?:[0-9a-f]{64}|[0-9a-f]{96})$/.test(value))
    throw new SyntaxError(`"${value}" is no SHA-256 or SHA-384`);
  return Buffer.from(value, 'hex');
}
