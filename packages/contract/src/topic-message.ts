import { type Static, Type } from 'typebox';
import { amountOrNull } from './amount.ts';
import { entityIdOrNull, hexOrNull, text, textOrNull, whole, wholeOrNull } from './scalars.ts';

export const ChunkInfo = Type.Object(
  {
    number: whole('Position of this part, from 1.'),
    total: whole('Number of parts, as the sender said.'),
    initialTransactionID: text('Readable transaction id of the first part.'),
  },
  { description: 'Which part of a longer message this is; the ledger does not check it.' },
);
export type ChunkInfo = Static<typeof ChunkInfo>;

/** Topic message fields of a transaction: null for other types. */
export const topicFields = {
  topicID: entityIdOrNull('Topic of a message, or the topic acted on.'),
  topicSequenceNumber: amountOrNull('Number of the message in its topic, from the receipt.'),
  topicRunningHash: hexOrNull('Running hash of the topic after the message (48 bytes), from the receipt.'),
  runningHashVersion: wholeOrNull('Rules by which the running hash is made: 1, 2 or 3.'),
  runningHashVerified: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Whether the hash follows from the previous message; null where that one or its rules are not known.',
  }),
  message: hexOrNull('Bytes of the message.'),
  messageText: textOrNull('The message as text, where its bytes are valid UTF-8.'),
  chunkInfo: Type.Union([ChunkInfo, Type.Null()], { description: 'Part of a longer message; null for a whole one.' }),
};
