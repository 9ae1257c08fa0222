import { type Static, Type } from 'typebox';
import { amountOrNull } from './amount.ts';
import { entityIdOrNull, hexOrNull, object, orNull, textOrNull, whole, wholeOrNull } from './schemas.ts';

export const ChunkInfo = object('Chunk information, as stated by the sender.', {
  number: whole('Chunk number, starting at 1.'),
  total: whole('Number of parts, as the sender said.'),
  initialTransactionID: textOrNull('Readable transaction id of the first part; null if the sender stated none.'),
});
export type ChunkInfo = Static<typeof ChunkInfo>;

/** Topic message fields of a transaction: null for other types. */
export const topicFields = {
  topicID: entityIdOrNull('Topic of a message, or the topic acted on.'),
  topicSequenceNumber: amountOrNull('Number of the message in its topic, from the receipt.'),
  topicRunningHash: hexOrNull('Running hash of the topic after the message (48 bytes), from the receipt.'),
  runningHashVersion: wholeOrNull('Rules by which the running hash is made: 1, 2 or 3.'),
  runningHashVerified: orNull(
    Type.Boolean(),
    'Whether the hash follows from the previous message; null if that one or its rules are not known.',
  ),
  message: hexOrNull('Bytes of the message.'),
  messageText: textOrNull('The message as text, if its bytes are valid UTF-8.'),
  chunkInfo: orNull(ChunkInfo, 'Part of a longer message; null for a whole one.'),
};
