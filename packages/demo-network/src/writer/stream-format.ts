/** What the stream is written as: record files with signatures beside them, blocks that wrap those, or blocks of the block stream. */
export type WrittenFormat = 'record' | 'wrapped' | 'blocks';

export const STREAM_FORMATS: readonly WrittenFormat[] = ['record', 'wrapped', 'blocks'];

/** SHA-256, in hex, of the hinTS key under which blocks of the block stream are signed, as a reader pins it. */
export const BLOCK_KEY_SHA256 = '4c5eee7aa124aebe6b81b6e756d1526114669bd684031e9a8bef93526e5d4ed5';
