/** What the stream is written as: record files with signatures beside them, or blocks that carry both. */
export type StreamFormat = 'record' | 'blocks';

export const STREAM_FORMATS: readonly StreamFormat[] = ['record', 'blocks'];
