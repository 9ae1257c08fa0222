import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import type { StreamBlock } from '../stream-block.ts';
import { unknownFieldsOfRecordFile } from '../unknown-fields/unknown-fields-of-records.ts';
import { fieldsPassedOver } from '../wire/cursor.ts';
import { NONE } from '../wire/message.ts';
import { type RecordFileOptions, RecordFileParser } from './record-file-parser.ts';

/**
 * Reads a record file v1, v2, v5 or v6, gzipped or not. All hashes are recomputed: what is returned is consistent in
 * itself, and proven only after `proveBlock`.
 * @throws StreamError for every file that is not a complete, intact record file.
 */
export function readRecordFile(file: string, bytes: Uint8Array, options: RecordFileOptions = {}): StreamBlock {
  const plain = decompress(file, bytes, options.maxBytes ?? MAX_FILE_BYTES);
  const before = fieldsPassedOver();
  const parser = new RecordFileParser(file, options);
  const items = parser.push(plain);
  const { itemCount: _, ...block } = parser.finish();
  const unknownFields = fieldsPassedOver() === before ? NONE : unknownFieldsOfRecordFile(block.version, plain, items);
  return { ...block, items, unknownFields };
}
