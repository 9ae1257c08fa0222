/** What the stream is written as: record files with signatures beside them, blocks that wrap those, or blocks of the block stream. */
export type StreamFormat = 'record' | 'wrapped' | 'blocks';

export const STREAM_FORMATS: readonly StreamFormat[] = ['record', 'wrapped', 'blocks'];
