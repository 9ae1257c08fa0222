import { type Static, Type } from 'typebox';
import { amountOrNull } from './amount.ts';
import { entityIdOrNull, hexOrNull, object, orNull, textOrNull, whole, wholeOrNull } from './schemas.ts';

export const ChunkInfo = object('Chunk information from the sender.', {
  number: whole('Chunk number, starting at 1.'),
  total: whole('Number of chunks, from the sender.'),
  initialTransactionID: textOrNull('Readable transaction ID of the first chunk; null if not given by the sender.'),
});
export type ChunkInfo = Static<typeof ChunkInfo>;

/** Topic message fields of a transaction: null for other types. */
export const topicFields = {
  topicID: entityIdOrNull('Topic of a message, or affected topic.'),
  topicSequenceNumber: amountOrNull('Sequence number of the message in the topic, from the receipt.'),
  topicRunningHash: hexOrNull('Topic running hash after the message (48 bytes), from the receipt.'),
  runningHashVersion: wholeOrNull('Running hash version: 1, 2 or 3.'),
  runningHashVerified: orNull(
    Type.Boolean(),
    'Whether the running hash is correct, based on the previous message; null if the previous message or the hash version is unknown.',
  ),
  message: hexOrNull('Message bytes.'),
  messageText: textOrNull('The message as text, if its bytes are valid UTF-8.'),
  chunkInfo: orNull(ChunkInfo, 'Chunk of a longer message; null if the message has one chunk.'),
};
